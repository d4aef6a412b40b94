import type { MonthTotals } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { homeCopy } from './home.messages.ts'
import classes from './month-summary.module.css'
import { useMonthSearch } from '../month/use-month.ts'

/** The month in four lines, each linking to its page (TRACKER-31). Remaining shows its exact value. */
export const MonthSummary = ({ totals }: { totals: MonthTotals }) => {
  const search = useMonthSearch()
  const rows = [
    {
      label: t(homeCopy.totalIncome),
      amount: totals.incomeCents,
      to: paths.incomeGoals,
      page: t(homeCopy.incomeGoals),
    },
    {
      label: t(homeCopy.trusteePayment),
      amount: totals.trusteeCents,
      to: paths.trusteePayment,
      page: t(homeCopy.trusteePayment),
    },
    {
      label: t(homeCopy.currentSpend),
      amount: totals.spendCents,
      to: paths.expenses,
      page: t(homeCopy.expenses),
    },
    {
      label: t(homeCopy.remaining),
      amount: totals.remainingCents,
      to: paths.expenseGoals,
      page: t(homeCopy.expenseGoals),
    },
  ] as const
  return (
    <table className={classes.table}>
      <caption className="ys-sr-only">{t(homeCopy.summaryCaption)}</caption>
      <thead className="ys-sr-only">
        <tr>
          <th scope="col">{t(homeCopy.what)}</th>
          <th scope="col">{t(homeCopy.amount)}</th>
          <th scope="col">{t(homeCopy.page)}</th>
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
