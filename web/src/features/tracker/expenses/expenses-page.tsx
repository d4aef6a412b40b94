import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { expensesCopy } from './expenses.messages.ts'
import { ItemTable } from './item-table.tsx'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { NextMonthHeader } from '../month/next-month-header.tsx'
import { RulesSection } from '../rules/rules-section.tsx'
import { SpendingPanel } from '../spending/spending-panel.tsx'
import { trackingQuery, uncategorizedQuery } from '../tracker.api.ts'
import { copy } from '../tracker.messages.ts'
import { UncategorizedList } from './uncategorized-list.tsx'
import { useIsOpenForItems, useMonth, useMonthSearch } from '../month/use-month.ts'

export const ExpensesPage = () => {
  const month = useMonth()
  const search = useMonthSearch()
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
      <UncategorizedList items={uncategorized} known={[...items, ...(before.data?.expense_items ?? [])]} />
      <SpendingPanel month={month} tracking={tracking} />
      <ItemTable
        title={t(copy.generatedExpenses)}
        month={month}
        {...(isOpen && { external: false })}
        items={items.filter(({ external }) => !external)}
        empty={t(copy.nothingGenerated)}
      />
      <ItemTable
        title={t(copy.externalExpenses)}
        month={month}
        {...(isOpen && { external: true })}
        items={items.filter(({ external }) => external)}
        empty={t(copy.nothingExternal)}
        action={
          <ButtonLink to={paths.externalSpending} search={search} variant="default">
            {t(expensesCopy.externalSpending)}
          </ButtonLink>
        }
      />
      <RulesSection />
    </>
  )
}
