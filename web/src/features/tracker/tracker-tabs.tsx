import { Link, useParams, useRouterState } from '@tanstack/react-router'
import { EXPENSE_CATEGORIES, expenseCategoryLabel } from '@yoursuccess/contract/tracker/tracker-categories'
import { paths } from '../../lib/paths.ts'
import { PageTabs, pageTab } from '../../ui/page/page-tabs.tsx'
import { useMonthSearch } from './month/use-month.ts'

/** The pages of the tracker. Their links keep the selected month. */
export const TrackerTabs = () => {
  const tab = { ...pageTab, search: useMonthSearch() }
  const { category: name } = useParams({ strict: false })
  // The category page has two addresses (TRACKER-02). Its tab links to the one that is open.
  const isOfGoals = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`${paths.expenseGoals}/`),
  })
  const category = EXPENSE_CATEGORIES.find((known) => known === name)
  return (
    <PageTabs label="Success Tracker">
      <Link {...tab} to={paths.trackSuccess}>
        Tracker Dashboard
      </Link>
      <Link {...tab} to={paths.expenses}>
        Expense Overview
      </Link>
      {category && (
        <Link
          {...tab}
          to={isOfGoals ? paths.expenseGoalCategory : paths.expenseCategory}
          params={{ category }}
        >
          Category<span className="ys-sr-only">: {expenseCategoryLabel(category)}</span>
        </Link>
      )}
      <Link {...tab} to={paths.trusteePayment}>
        Trustee Payment
      </Link>
      <Link {...tab} to={paths.incomeGoals}>
        Income Goals
      </Link>
    </PageTabs>
  )
}
