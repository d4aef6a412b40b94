import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'

const catchUp = () => import('./catch-up/open-catch-up.ts')

/** Payments that the bank sends to the trustee automatically (AUTO-01), and catching up with them (AUTO-20). */
export const autopayRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/autopay',
      loader: async ({ context }) => {
        const { autopayQuery } = await import('../setaside/setaside.api.ts')
        await queryClientOf(context).ensureQueryData(autopayQuery)
      },
      component: lazyRouteComponent(() => import('./autopay-page.tsx'), 'AutopayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/catch-up',
      loader: async ({ context }) => (await catchUp()).loadCatchUp(context),
      component: lazyRouteComponent(catchUp, 'CatchUpPage'),
    }),
  ] as const
