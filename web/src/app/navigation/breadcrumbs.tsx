import { Link, useRouterState } from '@tanstack/react-router'
import { useFeature } from '../../features/session/session.api.ts'
import { paths } from '../../lib/paths.ts'
import classes from './breadcrumbs.module.css'
import { crumbsOf } from './breadcrumbs.rules.ts'
import { useHasPage } from './use-places.ts'

/** The way to this page; the home page needs none. */
export const Breadcrumbs = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // What somebody typed into the address is no name of a page.
  const isNowhere = useRouterState({
    select: ({ matches }) =>
      path === paths.trackerNotFound ||
      matches.some(({ status }) => status === 'notFound') ||
      withoutSlash(matches.at(-1)?.pathname) !== withoutSlash(path),
  })
  const hasPage = useHasPage()
  const isFundingShutOff = useFeature('fundingShutoff')
  // That flag hides every link to funding (FRAME-31); its pages stay.
  const crumbs = crumbsOf(path, (page) => hasPage(page) && !(isFundingShutOff && page === paths.funding))
  if (isNowhere || crumbs.length < 2) return null
  return (
    <nav aria-label="Breadcrumb" className={classes.crumbs}>
      <ol className={classes.trail}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} {...(at === crumbs.length - 1 && { 'aria-current': 'page' })}>
            {crumb.path ? (
              // A page above this one is not the current one.
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
