import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

export const fraudRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.fraudAlert,
      component: lazyRouteComponent(() => import('./fraud-alert-page.tsx'), 'FraudAlertPage'),
    }),
  ] as const
