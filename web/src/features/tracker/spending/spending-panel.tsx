import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { sum } from '@yoursuccess/contract/core/money'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { addExpense } from '../expenses/item-dialogs.tsx'
import { SpendingRowBar } from './spending-row-bar.tsx'
import classes from './spending-panel.module.css'
import { toCents, totalsOf } from '../tracker.rules.ts'
import { useState } from 'react'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { useIsOpenForItems, useMonthSearch } from '../month/use-month.ts'
import { spendingOf } from './spending-rows.ts'
import { spendingCopy } from './spending.messages.ts'

interface SpendingPanelProps {
  month: CalendarDate
  tracking: PaymentTracking
}

/**
 * The totals of income, goals and spending, and a bar for each category below them (TRACKER-106,
 * TRACKER-107).
 */
export const SpendingPanel = ({ month, tracking }: SpendingPanelProps) => {
  const search = useMonthSearch()
  const isOpen = useIsOpenForItems(month)
  const [failure, setFailure] = useState<unknown>()
  const { incomeCents, spendCents } = totalsOf(tracking)
  const rows = spendingOf(tracking)
  return (
    <SectionCard
      title={t(spendingCopy.panelTitle)}
      actions={
        isOpen && (
          <Button variant="default" onClick={() => void addExpense(month)}>
            {t(spendingCopy.additionalExpense)}
          </Button>
        )
      }
    >
      <NumberList
        rows={[
          { key: 'income', label: t(spendingCopy.incomeTotal), amount: incomeCents },
          {
            key: 'goals',
            label: t(spendingCopy.goalsTotal),
            amount: sum(tracking.expense_goals.map(({ amount }) => toCents(amount))),
          },
          {
            key: 'spend',
            label: t(spendingCopy.spendTotal),
            amount: spendCents,
            color: 'var(--ys-current-spend)',
          },
        ]}
      />
      <TrackerSubmitError error={failure} />
      {rows.length === 0 ? (
        <EmptyState>{t(spendingCopy.empty)}</EmptyState>
      ) : (
        <ul className={classes.rows} aria-label={t(spendingCopy.list)}>
          {rows.map((row) => (
            <SpendingRowBar
              key={row.category ?? 'none'}
              month={month}
              row={row}
              goal={tracking.expense_goals.find(({ category }) => category === row.category)}
              onFailure={setFailure}
            />
          ))}
        </ul>
      )}
      <div>
        <ButtonLink to={paths.expenseGoals} search={search} variant="default">
          {t(spendingCopy.expenseGoals)}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
