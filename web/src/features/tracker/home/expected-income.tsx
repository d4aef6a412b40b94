import { sum } from '@yoursuccess/contract/core/money'
import type { IncomeGoal } from '@yoursuccess/contract/tracker/tracker-fields'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { RingAmount } from '../../../ui/figure/ring-amount.tsx'
import { RingChart } from '../../../ui/figure/ring-chart.tsx'
import { incomeName } from '../category-names.ts'
import { homeCopy } from './home.messages.ts'
import ring from './month-ring.module.css'
import { toCents } from '../tracker.rules.ts'
import { useMonthSearch } from '../month/use-month.ts'

/** "Expected Income By Category": largest first, so that the chart and the list have the same order. */
export const ExpectedIncome = ({ goals }: { goals: readonly IncomeGoal[] }) => {
  const search = useMonthSearch()
  if (goals.length === 0) {
    return (
      <EmptyState
        picture="jar"
        action={
          <ButtonLink to={paths.incomeGoals} search={search} variant="default">
            {t(homeCopy.enterIncomeGoals)}
          </ButtonLink>
        }
      >
        {t(homeCopy.noIncomeGoals)}
      </EmptyState>
    )
  }
  const parts = goals
    .map(({ category, name, amount }) => ({
      key: `${category} ${name}`,
      label: incomeName({ category, name }),
      amount: toCents(amount),
    }))
    .toSorted((a, b) => b.amount - a.amount)
  const total = sum(parts.map(({ amount }) => amount))
  const rows = parts.map((part, at) => ({
    ...part,
    color: shade(at, parts.length),
    hint: total > 0 ? `${Math.round((part.amount * 100) / total)}%` : '',
  }))
  return (
    <div className={ring.frame}>
      <div className={ring.month}>
        <RingChart slices={rows.map(({ key, amount, color }) => ({ key, value: amount, color }))}>
          <span className={ring.label}>{t(homeCopy.expected)}</span>
          <RingAmount amount={total} />
        </RingChart>
        <NumberList rows={rows} />
      </div>
    </div>
  )
}

/** Shades of one color, so that no slice looks like a segment of the month. */
const shade = (at: number, count: number) =>
  `color-mix(in srgb, var(--ys-info) ${100 - Math.round((65 * at) / Math.max(1, count))}%, var(--ys-surface))`
