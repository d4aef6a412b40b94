import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

export const fraudRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, paths.fraudAlert, () => import('./fraud-alert-page.tsx'), 'FraudAlertPage')] as const
