import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ActivitySection } from './activity-section.tsx'
import { expensesCopy } from './expenses.messages.ts'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { NextMonthHeader } from '../month/next-month-header.tsx'
import { RulesSection } from '../rules/rules-section.tsx'
import { SpendingPanel } from '../spending/spending-panel.tsx'
import { trackingQuery, uncategorizedQuery } from '../tracker.api.ts'
import { copy } from '../tracker.messages.ts'
import { UncategorizedSection } from '../uncategorized/uncategorized-section.tsx'
import { useIsOpenForItems, useMonth } from '../month/use-month.ts'

export const ExpensesPage = () => {
  const month = useMonth()
  const isOpen = useIsOpenForItems(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const { data: uncategorized } = useSuspenseQuery(uncategorizedQuery)
  const items = tracking.expense_items
  // Only for suggestions, so the page doesn't wait for it.
  const before = useQuery(trackingQuery(addMonths(month, -1)))
  return (
    <>
      <NextMonthHeader />
      <PageHeading
        lead={t(expensesCopy.lead, { month: formatMonth(month) })}
        actions={<MonthSelector months={tracking.months_in_payment_tracking} />}
      >
        {t(expensesCopy.expenses)}
      </PageHeading>
      {!isOpen && <ClosedMonthNotice of="items" />}
      {uncategorized.length > 0 && <LoadError text={t(copy.suggestionsMissing)} of={[before]} />}
      <UncategorizedSection
        items={uncategorized}
        known={[...items, ...(before.data?.expense_items ?? [])]}
        goals={tracking.expense_goals}
        isComplete={!before.isPending}
      />
      <SpendingPanel month={month} tracking={tracking} />
      <ActivitySection month={month} items={items} />
      <RulesSection />
    </>
  )
}
