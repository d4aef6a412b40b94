import { Link, useParams, useRouterState } from '@tanstack/react-router'
import { EXPENSE_CATEGORIES, expenseCategoryLabel } from '@yoursuccess/contract/tracker-categories'
import { useEffect, useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import classes from './tracker-tabs.module.css'
import { useMonthSearch } from './use-month.ts'

/** Links that look like tabs: each one is a page of its own. The chosen month goes along. */
export const TrackerTabs = () => {
  const search = useMonthSearch()
  const { category: name } = useParams({ strict: false })
  const category = EXPENSE_CATEGORIES.find((known) => known === name)
  const tab = {
    className: classes.tab,
    search,
    activeOptions: { exact: true, includeSearch: false },
  } as const
  return (
    <nav ref={useOpenTabInView()} className={classes.tabs} aria-label="Success Tracker">
      <Link {...tab} to={paths.trackSuccess}>
        Tracker Dashboard
      </Link>
      <Link {...tab} to={paths.expenses}>
        Expense Overview
      </Link>
      {category && (
        <Link {...tab} to={paths.expenseCategory} params={{ category }}>
          Category<span className="ys-sr-only">: {expenseCategoryLabel(category)}</span>
        </Link>
      )}
      <Link {...tab} to={paths.trusteePayment}>
        Trustee Payment
      </Link>
      <Link {...tab} to={paths.incomeGoals}>
        Income Goals
      </Link>
    </nav>
  )
}

/** On a phone the row is longer than the screen. */
const useOpenTabInView = () => {
  const tabs = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])
  return tabs
}
