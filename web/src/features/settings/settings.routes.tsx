import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

/** The settings page, under the dashboard. */
export const settingsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [page(parent, 'settings', () => import('./settings-page.tsx'), 'SettingsPage')] as const

const tokenSearch = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' && token ? token : undefined,
})

/** The pages that emails about a changed sign-in link to. Visitors don't need to be signed in. */
export const signInLinkRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.confirmEmail,
      validateSearch: tokenSearch,
      component: lazyRouteComponent(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: paths.undoChange,
      validateSearch: tokenSearch,
      component: lazyRouteComponent(() => import('./undo-change-page.tsx'), 'UndoChangePage'),
    }),
  ] as const
