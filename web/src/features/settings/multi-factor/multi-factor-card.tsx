import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Button, Switch } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useUser } from '../../session/session.api.ts'
import { copy } from '../settings.messages.ts'
import { BackupCodes } from './backup-codes.tsx'
import classes from './multi-factor.module.css'
import { SetUp } from './set-up.tsx'
import { useMultiFactor } from './use-multi-factor.tsx'

/** The switch, its consequences, and the backup codes (SETTINGS-10 to SETTINGS-17). */
export const MultiFactorCard = () => {
  const user = useUser()
  const { otpUrl, codes, busy, toggle, showQrCode, makeCodes, forgetCodes } = useMultiFactor()
  const isBegun = user.mfa_active && !user.mfa_confirmed
  return (
    <SectionCard title={t(copy.mfa)}>
      <div className={classes.stack}>
        <p className={classes.quiet}>{t(copy.mfaLead)}</p>
        <Switch
          size="md"
          label={t(copy.secure)}
          checked={user.mfa_active}
          disabled={busy}
          onChange={() => void toggle()}
        />
        {isBegun && otpUrl && <SetUp key={otpUrl} otpUrl={otpUrl} />}
        {isBegun && !otpUrl && (
          <Notice tone="care">
            <p>{t(copy.unfinished)}</p>
            <Button onClick={() => void showQrCode()} disabled={busy}>
              {t(copy.newQrCode)}
            </Button>
          </Notice>
        )}
        {user.mfa_confirmed && otpUrl && (
          <Notice tone="good" role="status">
            <p>{t(copy.on)}</p>
            {!user.has_backup_codes && <p>{t(copy.saveCodes)}</p>}
          </Notice>
        )}
        {codes && <BackupCodes codes={codes} onDone={forgetCodes} />}
        {user.mfa_active && !codes && (
          <Button
            className={classes.generate}
            variant={user.mfa_confirmed && !user.has_backup_codes ? 'filled' : 'default'}
            disabled={busy}
            onClick={() => void makeCodes()}
          >
            {user.has_backup_codes ? t(copy.regenerate) : t(copy.generate)}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
