import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

export const refundsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, 'refund', () => import('./refund-page.tsx'), 'RefundPage')] as const
