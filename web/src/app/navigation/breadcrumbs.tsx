import { Link, useRouterState } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import classes from './breadcrumbs.module.css'
import { crumbsOf } from './breadcrumbs.rules.ts'
import { useHasPage } from './use-places.ts'

/** The way to this page; the home page needs none. */
export const Breadcrumbs = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const crumbs = crumbsOf(path, useHasPage())
  if (crumbs.length < 2) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.trail}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} {...(at === crumbs.length - 1 && { 'aria-current': 'page' })}>
            {crumb.path ? <Link to={crumb.path as typeof paths.dashboard}>{crumb.label}</Link> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
