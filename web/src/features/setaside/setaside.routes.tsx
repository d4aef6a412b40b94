import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const setAside = () => import('./open-set-aside.ts')

/** Money set aside for the trustee (SETA-17). */
export const setasideRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/set-aside',
      loader: async ({ context }) => (await setAside()).loadSetAsidePage(context),
      component: lazyRouteComponent(setAside, 'SetAsidePage'),
    }),
  ] as const
