import { Outlet, useRouterState } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { TrackerTabs } from './tracker-tabs.tsx'
import classes from './tracker.module.css'

/** The wizards and the introduction show no tabs: they have only one way forward. */
const WITHOUT_TABS: readonly string[] = [paths.getStarted, paths.monthlyGoals, paths.trackerLearnMore]

export const TrackerLayout = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/+$/, '') })
  return (
    <div className={classes.page}>
      {!WITHOUT_TABS.includes(path) && <TrackerTabs />}
      <Outlet />
    </div>
  )
}
