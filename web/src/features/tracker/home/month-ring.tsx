import { larger, ZERO } from '@yoursuccess/contract/core/money'
import type { MonthTotals } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { RingAmount } from '../../../ui/figure/ring-amount.tsx'
import { RingChart } from '../../../ui/figure/ring-chart.tsx'
import { homeCopy } from './home.messages.ts'
import classes from './month-ring.module.css'

/**
 * The four segments of a month, each with its number (TRACKER-30). The ring never draws less than zero
 * (TRACKER-32). The numbers beside it are exact.
 */
export const MonthRing = ({ totals }: { totals: MonthTotals }) => {
  const segments = segmentsOf(totals)
  return (
    <div className={classes.frame}>
      <div className={classes.month}>
        <RingChart
          slices={segments.map(({ key, amount, color }) => ({ key, value: larger(ZERO, amount), color }))}
        >
          <span className={classes.label}>{t(homeCopy.remaining)}</span>
          <RingAmount amount={totals.remainingCents} isShort={totals.remainingCents < 0} />
        </RingChart>
        <NumberList rows={segments} />
      </div>
    </div>
  )
}

const segmentsOf = (totals: MonthTotals) => [
  {
    key: 'paid',
    label: t(homeCopy.paidToTrustee),
    amount: totals.paidToTrusteeCents,
    color: 'var(--ys-paid-to-trustee)',
  },
  {
    key: 'to-pay',
    label: t(homeCopy.toPayTrustee),
    amount: totals.toPayTrusteeCents,
    color: 'var(--ys-to-pay-trustee)',
  },
  {
    key: 'spend',
    label: t(homeCopy.currentSpend),
    amount: totals.spendCents,
    color: 'var(--ys-current-spend)',
  },
  {
    key: 'remaining',
    label: t(homeCopy.remaining),
    amount: totals.remainingCents,
    color: 'var(--ys-remaining)',
  },
]
