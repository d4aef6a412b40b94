import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import { t } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { expenseCategoryName } from '../category-names.ts'
import { CategoryGoal } from './category-goal.tsx'
import { ItemTable } from '../expenses/item-table.tsx'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { trackingQuery } from '../tracker.api.ts'
import { useIsOpenForItems, useMonth } from '../month/use-month.ts'
import { spendingOf } from './spending-rows.ts'
import { spendingCopy } from './spending.messages.ts'

/** The spending in one category, item by item, compared with its goal. */
export const CategoryPage = () => {
  const { category: name } = useParams({ strict: false })
  const month = useMonth()
  const isOpen = useIsOpenForItems(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const category = EXPENSE_CATEGORIES.find((known) => known === name)
  if (!category) return <Navigate to={paths.trackerNotFound} replace />
  const label = expenseCategoryName(category)
  return (
    <>
      <PageHeading
        lead={t(spendingCopy.lead, { month: formatMonth(month) })}
        actions={<MonthSelector months={tracking.months_in_payment_tracking} />}
      >
        {label}
      </PageHeading>
      {!isOpen && <ClosedMonthNotice of="items" />}
      <SectionCard>
        <CategoryGoal row={spendingOf(tracking).find((row) => row.category === category)} />
      </SectionCard>
      <ItemTable
        title={t(spendingCopy.spentOn, { category: label })}
        month={month}
        items={tracking.expense_items.filter((item) => item.category === category)}
        empty={t(spendingCopy.noneSpent)}
      />
    </>
  )
}
