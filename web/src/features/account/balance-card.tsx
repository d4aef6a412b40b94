import { larger, negate, parseAmount, sum, ZERO } from '@yoursuccess/contract/core/money'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { formatAsOf } from '../../lib/dates.ts'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { NumberSkeleton } from '../../ui/page/skeletons.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { BELOW_ZERO_FEE } from '../legal/legal.api.ts'
import { useKnownToday } from '../program/program.api.ts'
import { authorizationsQuery } from '../transactions/transactions.api.ts'
import { balanceQuery } from './balance-query.ts'
import { copy } from './account.messages.ts'
import { balanceWarning } from './account.rules.ts'
import classes from './balance-card.module.css'

/** The balance on the home page: the amount, its time, and whether it is low. */
export const BalanceCard = () => {
  const { data, error, isRefetchError, refetch } = useQuery(balanceQuery)
  const isOld = data?.stale === true || isRefetchError
  const today = useKnownToday()
  return (
    <section className={classes.card} aria-labelledby="balance-title">
      <h2 className={classes.title} id="balance-title">
        {t(copy.balanceTitle)}
      </h2>
      {data ? (
        <>
          <p className={classes.amount}>
            <Money amount={data.balance} />
          </p>
          <p className={classes.asOf}>
            {t(copy.asOf, { when: formatAsOf(data.as_of, today) })}
            {isOld && (
              <span className={classes.stale}>
                <ToneIcon tone="care" size={16} /> {t(copy.notCurrent)}
              </span>
            )}
          </p>
          {isOld && <p className={classes.asOf}>{t(copy.stale)}</p>}
          <Held />
          <BalanceWarning balance={data.balance} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.pending}>
          <NumberSkeleton label="Loading your balance" />
        </div>
      )}
    </section>
  )
}

/** Why the balance is less than the posted amount: money is held for pending purchases. */
const Held = () => {
  const purchases = useQuery(authorizationsQuery)
  const authorizations = purchases.data ?? []
  const held = sum(authorizations.map(({ amount }) => larger(ZERO, negate(parseAmount(amount) ?? ZERO))))
  if (held === 0) return <LoadError text={t(copy.heldMissing)} of={[purchases]} />
  return (
    <p className={classes.asOf}>
      <span>
        <Money amount={held} /> for {t(copy.held, { purchases: authorizations.length })}
      </span>
    </p>
  )
}

const BalanceWarning = ({ balance }: { balance: string }) => {
  const amount = parseAmount(balance)
  const warning = amount === undefined ? undefined : balanceWarning(amount)
  if (!warning) return null
  const { title, text } = copy.warnings[warning]
  return (
    <Notice tone={warning === 'negative' ? 'stop' : 'care'} role="status">
      <p>
        <strong>{t(title)}</strong>
      </p>
      <p>{t(text, { hasFee: BELOW_ZERO_FEE > 0 })}</p>
    </Notice>
  )
}
