import { useAccount } from '../../features/account/account.api.ts'
import { useKnownToday } from '../../features/program/program.api.ts'
import { useUser } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { accountStateOf } from './account-state.rules.ts'
import classes from './holder.module.css'
import { copy } from './navigation.messages.ts'

const TONES = { active: 'good', waiting: 'info', closed: 'stop' } as const

/** The customer's name, the state of the account, and the bank's current date (FRAME-34). */
export const Holder = () => {
  const account = useAccount()
  const today = useKnownToday()
  const state = accountStateOf(useUser(), account)
  return (
    <div className={classes.holder}>
      {account && (
        <p className={classes.name}>
          {account.first_name} {account.last_name}
        </p>
      )}
      {account?.city && <p>{account.city}</p>}
      {today && (
        <p>
          <time dateTime={today}>{formatDay(today)}</time>
        </p>
      )}
      {state && (
        <p>
          <StatusBadge tone={TONES[state]}>{t(copy.states[state])}</StatusBadge>
        </p>
      )}
    </div>
  )
}
