import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

export const refundsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'refund',
      component: lazyRouteComponent(() => import('./refund-page.tsx'), 'RefundPage'),
    }),
  ] as const
