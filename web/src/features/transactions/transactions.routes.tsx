import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

export const transactionsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, 'transactions', () => import('./transactions-page.tsx'), 'TransactionsPage')] as const
