import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const autopay = () => import('./open-autopay.ts')
const catchUp = () => import('./catch-up/open-catch-up.ts')

/** Payments that the bank sends to the trustee automatically (AUTO-01), and catching up with them (AUTO-20). */
export const autopayRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/autopay',
      loader: async ({ context }) => (await autopay()).loadAutopay(context),
      component: lazyRouteComponent(autopay, 'AutopayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/catch-up',
      loader: async ({ context }) => (await catchUp()).loadCatchUp(context),
      component: lazyRouteComponent(catchUp, 'CatchUpPage'),
    }),
  ] as const
