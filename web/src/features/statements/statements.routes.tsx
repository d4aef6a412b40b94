import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

export const statementsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, 'statements', () => import('./statements-page.tsx'), 'StatementsPage')] as const
