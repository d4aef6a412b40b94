import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const paydays = () => import('./open-paydays.ts')

/** When the customer is paid (PAYD-01). */
export const paydaysRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/paydays',
      loader: async ({ context }) => (await paydays()).loadPaydays(context),
      component: lazyRouteComponent(paydays, 'PaydaysPage'),
    }),
  ] as const
