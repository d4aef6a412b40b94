import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

export const disputesRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'reported-problems',
      component: lazyRouteComponent(() => import('./disputes-page.tsx'), 'DisputesPage'),
    }),
  ] as const
