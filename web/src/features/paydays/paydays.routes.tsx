import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'

/** When the customer is paid (PAYD-01). */
export const paydaysRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/paydays',
      loader: async ({ context }) => (await import('./load-paydays.ts')).loadPaydays(queryClientOf(context)),
      component: lazyRouteComponent(() => import('./paydays-page.tsx'), 'PaydaysPage'),
    }),
  ] as const
