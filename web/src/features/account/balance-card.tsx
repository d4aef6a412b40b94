import { parseAmount } from '@yoursuccess/contract/core/money'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import type { ReactNode } from 'react'
import { formatAsOf } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { NumberSkeleton } from '../../ui/page/skeletons.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { BELOW_ZERO_FEE } from '../legal/legal.api.ts'
import { useKnownToday } from '../program/program.api.ts'
import { balanceQuery } from './balance-query.ts'
import { copy } from './account.messages.ts'
import { balanceWarning } from './account.rules.ts'
import classes from './balance-card.module.css'

interface BalanceCardProps {
  /** Why the balance is less than the posted amount. */
  held: ReactNode
  /** What is set aside, which is no part of the balance. */
  setAside: ReactNode
}

/** The balance on the home page: the amount, its time, and whether it is low. Below what is safe to spend of it. */
export const BalanceCard = ({ held, setAside }: BalanceCardProps) => {
  const query = useQuery(balanceQuery)
  const isOld = query.data?.stale === true || query.isRefetchError
  const today = useKnownToday()
  return (
    <section className={classes.card} aria-labelledby="balance-title">
      <h2 className={classes.title} id="balance-title">
        {t(copy.balanceTitle)}
      </h2>
      <Loaded
        query={query}
        loading={
          <div className={classes.pending}>
            <NumberSkeleton label={t(copy.loadingYourBalance)} />
          </div>
        }
      >
        {({ balance, as_of }) => (
          <>
            <p className={classes.amount}>
              <Money amount={balance} />
            </p>
            <p className={`${classes.asOf} ${classes.time}`}>
              {t(copy.asOf, { when: formatAsOf(as_of, today) })}
              {isOld && (
                <span className={classes.stale}>
                  <ToneIcon tone="care" size={16} /> {t(copy.notCurrent)}
                </span>
              )}
            </p>
            {isOld && <p className={classes.asOf}>{t(copy.stale)}</p>}
            <p className={classes.asOf}>{held}</p>
            <p className={classes.asOf}>{setAside}</p>
            <BalanceWarning balance={balance} />
          </>
        )}
      </Loaded>
    </section>
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
