import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

export const disputesRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, 'reported-problems', () => import('./disputes-page.tsx'), 'DisputesPage')] as const
