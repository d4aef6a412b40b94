import { useAccount } from '../../features/account/account.api.ts'
import { useKnownToday } from '../../features/program/program.api.ts'
import { t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import classes from './holder.module.css'
import { copy } from './navigation.messages.ts'

/** The customer's name and the bank's current date (FRAME-34). */
export const Holder = () => {
  const account = useAccount()
  const today = useKnownToday()
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
      <p className={classes.active}>{t(copy.activeNow)}</p>
    </div>
  )
}
