import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

/** The choice of channels (NOTIFICATIONS-24). */
export const notificationsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(
      parent,
      'settings/notifications',
      () => import('./preferences/notification-settings-page.tsx'),
      'NotificationSettingsPage',
    ),
  ] as const
