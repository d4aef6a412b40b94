import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

export const statementsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'statements',
      component: lazyRouteComponent(() => import('./statements-page.tsx'), 'StatementsPage'),
    }),
  ] as const
