import { Link, useParams, useRouterState } from '@tanstack/react-router'
import { EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import { elements, t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { PageTabs, pageTab } from '../../ui/page/page-tabs.tsx'
import { useFeature } from '../session/session.api.ts'
import { expenseCategoryName } from './category-names.ts'
import { useMonthSearch } from './month/use-month.ts'
import { copy } from './tracker.messages.ts'

/** The pages of the tracker. Their links keep the selected month. */
export const TrackerTabs = () => {
  const tab = { ...pageTab, search: useMonthSearch() }
  const hasPaychecks = useFeature('planTools')
  const { category: name } = useParams({ strict: false })
  // The category page has two addresses (TRACKER-02). Its tab links to the one that is open.
  const isOfGoals = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`${paths.expenseGoals}/`),
  })
  const category = EXPENSE_CATEGORIES.find((known) => known === name)
  return (
    <PageTabs label={t(copy.welcomeTitle)}>
      <Link {...tab} to={paths.trackSuccess}>
        {t(copy.trackerDashboard)}
      </Link>
      {hasPaychecks && (
        <Link {...pageTab} to={paths.paycheck}>
          {t(copy.paycheck)}
        </Link>
      )}
      <Link {...tab} to={paths.expenses}>
        {t(copy.expenseOverview)}
      </Link>
      {category && (
        <Link
          {...tab}
          to={isOfGoals ? paths.expenseGoalCategory : paths.expenseCategory}
          params={{ category }}
        >
          {elements(copy.categoryTab, {
            more: (words) => <span className="ys-sr-only">{words}</span>,
            category: expenseCategoryName(category),
          })}
        </Link>
      )}
      <Link {...tab} to={paths.trusteePayment}>
        {t(copy.trusteePayment)}
      </Link>
      <Link {...tab} to={paths.incomeGoals}>
        {t(copy.incomeGoals)}
      </Link>
      <Link {...tab} to={paths.calendar}>
        {t(copy.calendar)}
      </Link>
    </PageTabs>
  )
}
