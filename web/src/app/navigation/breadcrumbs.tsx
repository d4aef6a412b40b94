import { Link, useRouterState } from '@tanstack/react-router'
import { useFeature } from '../../features/session/session.api.ts'
import { paths } from '../../lib/paths.ts'
import classes from './breadcrumbs.module.css'
import { crumbsOf } from './breadcrumbs.rules.ts'
import { useHasPage } from './use-places.ts'

/** The breadcrumbs of the current page. The home page has none. */
export const Breadcrumbs = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // True for an address without a page. Its breadcrumbs would show whatever words were typed.
  const isNowhere = useRouterState({
    select: ({ matches }) =>
      path === paths.trackerNotFound ||
      matches.some(({ status }) => status === 'notFound') ||
      withoutSlash(matches.at(-1)?.pathname) !== withoutSlash(path),
  })
  const hasPage = useHasPage()
  const isFundingShutOff = useFeature('fundingShutoff')
  // `fundingShutoff` hides every link to funding (FRAME-31). The funding pages still open.
  const crumbs = crumbsOf(path, (page) => hasPage(page) && !(isFundingShutOff && page === paths.funding))
  if (isNowhere || crumbs.length < 2) return null
  return (
    <nav aria-label="Breadcrumb" className={classes.crumbs}>
      <ol className={classes.trail}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} {...(at === crumbs.length - 1 && { 'aria-current': 'page' })}>
            {crumb.path ? (
              // `exact` keeps the router from marking a parent as the current page.
              <Link to={crumb.path as typeof paths.dashboard} activeOptions={{ exact: true }}>
                {crumb.label}
              </Link>
            ) : (
              crumb.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const withoutSlash = (path = '') => path.replace(/(.)\/$/, '$1')
