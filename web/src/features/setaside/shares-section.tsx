import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { usd } from '../../lib/amounts.rules.ts'
import { useChangeShares } from './setaside.api.ts'
import { copy, setAsideMessages } from './setaside.messages.ts'
import classes from './setaside.module.css'

interface SharesSectionProps {
  setAside: Pick<SetAside, 'keep_back' | 'needed_by' | 'shares_on'>
}

/** Whether a share of each pay is set aside (SETA-18). It is off until the customer turns it on. */
export const SharesSection = ({ setAside }: SharesSectionProps) => {
  const { keep_back, needed_by, shares_on } = setAside
  const { submit, isPending, error } = useChangeShares()
  const isOn = needed_by === null ? copy.shares.isOnWithoutNeed : copy.shares.isOn
  return (
    <SectionCard>
      <Switch
        size="lg"
        label={t(copy.shares.title)}
        checked={shares_on}
        disabled={isPending}
        onChange={() => void submit({ keep_back, shares_on: !shares_on })}
      />
      <p role="status">{t(shares_on ? isOn : copy.shares.isOff)}</p>
      <p className={classes.hint}>{t(copy.shares.text, { amount: usd(keep_back) })}</p>
      <p className={classes.hint}>
        {t(copy.shares.paydays)} <Link to={paths.paydays}>{t(copy.shares.seePaydays)}</Link>
      </p>
      <SubmitError error={error} sentences={setAsideMessages} />
    </SectionCard>
  )
}
