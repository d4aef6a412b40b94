import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'

/** The choice of channels (NOTIFICATIONS-24). */
export const notificationsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'settings/notifications',
      loader: async ({ context }) => {
        const { preferencesQuery } = await import('./preferences/preferences.api.ts')
        await queryClientOf(context).ensureQueryData(preferencesQuery)
      },
      component: lazyRouteComponent(
        () => import('./preferences/notification-settings-page.tsx'),
        'NotificationSettingsPage',
      ),
    }),
  ] as const
