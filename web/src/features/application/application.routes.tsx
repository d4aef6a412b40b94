import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

export const applicationRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.application,
      component: lazyRouteComponent(() => import('./application-page.tsx'), 'ApplicationPage'),
    }),
  ] as const
