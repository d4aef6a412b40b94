import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

/** Documents about payments to the trustee (EVI-06). */
export const proofRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, 'plan/proof', () => import('./proof-page.tsx'), 'ProofPage')] as const

/** The check of a document. The QR code of the document opens it. Anyone may. */
export const verifyRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.verify,
      validateSearch: ({ code }: Record<string, unknown>): { code?: string | undefined } => ({
        code: typeof code === 'string' && code ? code : undefined,
      }),
      component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage'),
    }),
  ] as const
