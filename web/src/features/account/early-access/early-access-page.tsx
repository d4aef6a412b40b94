import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import type { Account } from '@yoursuccess/contract/account/account'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { accountQuery } from '../account.api.ts'
import { copy } from '../account.messages.ts'
import classes from './early-access.module.css'
import { useEarlyAccess } from './use-early-access.ts'

/** Direct deposits up to two days early (ACCOUNT-18). */
export const EarlyAccessPage = () => (
  <div className={classes.page}>
    <PageHeading lead={t(copy.earlyAccess.lead)}>{t(copy.wantEarlyAccess)}</PageHeading>
    <EarlyAccess />
  </div>
)

const EarlyAccess = () => {
  const { data: account, error } = useQuery(accountQuery)
  // The surrounding page says that the account can't be loaded, and offers to try again.
  if (!account) return error ? null : <TextSkeleton lines={3} label={t(copy.earlyAccess.loading)} />
  return (
    <SectionCard>
      <EarlyAccessSwitch account={account} />
      <Notice tone="info">
        <p>{t(copy.earlyAccess.notFor)}</p>
      </Notice>
    </SectionCard>
  )
}

const EarlyAccessSwitch = ({ account }: { account: Account }) => {
  const { ask, busy } = useEarlyAccess()
  const isOn = account.early_access_ach
  return (
    <>
      <Switch
        size="lg"
        label={t(copy.earlyAccess.label)}
        checked={isOn}
        disabled={busy}
        onChange={() => void ask(!isOn)}
      />
      <p role="status">{isOn ? t(copy.earlyAccess.isOn) : t(copy.earlyAccess.isOff)}</p>
    </>
  )
}
