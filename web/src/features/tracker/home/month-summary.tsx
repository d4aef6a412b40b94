import type { MonthTotals } from '@yoursuccess/contract/tracker/tracker.rules'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import classes from './month-summary.module.css'
import { useMonthSearch } from '../month/use-month.ts'

/** The month in four lines, each linking to its page (TRACKER-31). Remaining shows its exact value. */
export const MonthSummary = ({ totals }: { totals: MonthTotals }) => {
  const search = useMonthSearch()
  const rows = [
    { label: 'Total Income', amount: totals.incomeCents, to: paths.incomeGoals, page: 'Income Goals' },
    {
      label: 'Trustee Payment',
      amount: totals.trusteeCents,
      to: paths.trusteePayment,
      page: 'Trustee Payment',
    },
    { label: 'Current Spend', amount: totals.spendCents, to: paths.expenses, page: 'Expenses' },
    { label: 'Remaining', amount: totals.remainingCents, to: paths.expenseGoals, page: 'Expense Goals' },
  ] as const
  return (
    <table className={classes.table}>
      <caption className="ys-sr-only">Summary of the month</caption>
      <thead className="ys-sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
          <th scope="col">Page</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amount, to, page }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={classes.amount}>
              <Money amount={amount} />
            </td>
            <td>
              <ButtonLink to={to} search={search} variant="default" fullWidth px="sm">
                {page}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
