import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const pages = () => import('./card-pages.ts')

export const cardRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'settings/request-new-card',
      component: lazyRouteComponent(pages, 'RequestNewCardPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'set-pin',
      component: lazyRouteComponent(pages, 'SetPinPage'),
    }),
  ] as const
