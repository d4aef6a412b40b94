import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const receipts = () => import('./open-receipts.ts')

/** What was sent to the trustee, and what the trustee posted (REC-20). */
export const receiptsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/receipts',
      loader: async ({ context }) => (await receipts()).loadReceipts(context),
      component: lazyRouteComponent(receipts, 'ReceiptsPage'),
    }),
  ] as const
