import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

export const transactionsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'transactions',
      component: lazyRouteComponent(() => import('./transactions-page.tsx'), 'TransactionsPage'),
    }),
  ] as const
