import { sum } from '@yoursuccess/contract/core/money'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { t } from '../../../i18n/translate.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { toCents, totalsOf } from '../tracker.rules.ts'
import { spendingCopy } from './spending.messages.ts'
import classes from './spending-total.module.css'

/** What was spent, as the one large number, with the sums that it is compared with below it (TRACKER-106). */
export const SpendingTotal = ({ tracking }: { tracking: PaymentTracking }) => {
  const { incomeCents, spendCents } = totalsOf(tracking)
  const goalsCents = sum(tracking.expense_goals.map(({ amount }) => toCents(amount)))
  return (
    <dl className={classes.totals}>
      <div className={classes.total}>
        <dt>{t(spendingCopy.spendTotal)}</dt>
        <dd>
          <Money amount={spendCents} />
        </dd>
      </div>
      <div className={classes.sum}>
        <dt>{t(spendingCopy.incomeTotal)}</dt>
        <dd>
          <Money amount={incomeCents} />
        </dd>
      </div>
      <div className={classes.sum}>
        <dt>{t(spendingCopy.goalsTotal)}</dt>
        <dd>
          <Money amount={goalsCents} />
        </dd>
      </div>
    </dl>
  )
}
