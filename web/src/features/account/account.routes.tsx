import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

export const accountRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.closed,
      component: lazyRouteComponent(() => import('./closed-page.tsx'), 'ClosedPage'),
    }),
  ] as const

/** The page about early direct deposits, under the dashboard. */
export const earlyAccessRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'early-ach-deposits',
      component: lazyRouteComponent(() => import('./early-access/early-access-page.tsx'), 'EarlyAccessPage'),
    }),
  ] as const
