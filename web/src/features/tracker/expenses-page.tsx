import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMonth } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ItemTable } from './item-table.tsx'
import { MonthSelector } from './month-selector.tsx'
import { NextMonthHeader } from './next-month-header.tsx'
import { SpendingPanel } from './spending-panel.tsx'
import { trackingQuery, uncategorizedQuery } from './tracker.api.ts'
import { quoted, unspecified } from './tracker.messages.ts'
import { UncategorizedList } from './uncategorized-list.tsx'
import { useIsOpenForItems, useMonth, useMonthSearch } from './use-month.ts'

export const ExpensesPage = () => {
  const month = useMonth()
  const search = useMonthSearch()
  const isOpen = useIsOpenForItems(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const { data: uncategorized } = useSuspenseQuery(uncategorizedQuery)
  const items = tracking.expense_items
  return (
    <>
      <NextMonthHeader />
      <PageHeading
        lead={`What you spent in ${formatMonth(month)}, against what you planned.`}
        actions={<MonthSelector months={tracking.months_in_payment_tracking} />}
      >
        Expenses
      </PageHeading>
      <UncategorizedList items={uncategorized} />
      <SpendingPanel month={month} tracking={tracking} />
      <ItemTable
        title={quoted.generatedExpenses}
        month={month}
        {...(isOpen && { external: false })}
        items={items.filter(({ external }) => !external)}
        empty={unspecified.nothingGenerated}
      />
      <ItemTable
        title={quoted.externalExpenses}
        month={month}
        {...(isOpen && { external: true })}
        items={items.filter(({ external }) => external)}
        empty={unspecified.nothingExternal}
        action={
          <ButtonLink to={paths.externalSpending} search={search} variant="default">
            External Spending
          </ButtonLink>
        }
      />
    </>
  )
}
