import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/** The page of the settings, on the dashboard. */
export const settingsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'settings',
      component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
    }),
  ] as const

/** The page of the link that a new e-mail address received; it needs nobody to be signed in. */
export const confirmEmailRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.confirmEmail,
      validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
        token: typeof token === 'string' && token ? token : undefined,
      }),
      component: lazyRouteComponent(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
    }),
  ] as const
