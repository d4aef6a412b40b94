import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

export const accountRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, paths.closed, () => import('./closed-page.tsx'), 'ClosedPage')] as const

/** The page about early direct deposits, under the dashboard. */
export const earlyAccessRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(
      parent,
      'early-ach-deposits',
      () => import('./early-access/early-access-page.tsx'),
      'EarlyAccessPage',
    ),
  ] as const
