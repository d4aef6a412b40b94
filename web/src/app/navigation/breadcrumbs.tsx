import { Link, useRouterState } from '@tanstack/react-router'
import { useFeature } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import classes from './breadcrumbs.module.css'
import { type Crumb, crumbsOf } from './breadcrumbs.rules.ts'
import { copy } from './navigation.messages.ts'
import { labelAt } from './places.ts'
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
  const crumbs = crumbsOf(
    path,
    (page) => hasPage(page) && !(isFundingShutOff && page === paths.funding),
    labelAt,
  )
  if (isNowhere || crumbs.length < 2) return null
  return (
    <nav aria-label={t(copy.breadcrumb)} className={classes.crumbs}>
      <ol className={classes.trail}>
        {crumbs.map(({ label, path: to }, at) => (
          <li key={nameOf(label)} {...(at === crumbs.length - 1 && { 'aria-current': 'page' })}>
            {to ? (
              // `exact` keeps the router from marking a parent as the current page.
              <Link to={to as typeof paths.dashboard} activeOptions={{ exact: true }}>
                {nameOf(label)}
              </Link>
            ) : (
              nameOf(label)
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const nameOf = (label: Crumb['label']) => (typeof label === 'string' ? label : t(label))

const withoutSlash = (path = '') => path.replace(/(.)\/$/, '$1')
