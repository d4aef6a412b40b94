import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/**
 * Why the customer was signed out: idle too long, maximum session length, or no contact with the server for
 * too long.
 */
interface LoginSearch {
  timedOut?: 'true' | undefined
  ended?: 'true' | undefined
  lost?: 'true' | undefined
}

/** Passkeys, and where the customer is signed in: a page of the settings. */
export const signInSettingsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(
      parent,
      'settings/sign-in',
      () => import('./sign-in-settings/sign-in-settings-page.tsx'),
      'SignInSettingsPage',
    ),
  ] as const

export const sessionRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.login,
      // Only the value `true` shows a notice (SESSION-33).
      validateSearch: (search: Record<string, unknown>): LoginSearch => ({
        timedOut: search['timedOut'] === 'true' ? 'true' : undefined,
        ended: search['ended'] === 'true' ? 'true' : undefined,
        lost: search['lost'] === 'true' ? 'true' : undefined,
      }),
      component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
    }),
    page(parent, paths.requestPasswordReset, () => import('./request-reset-page.tsx'), 'RequestResetPage'),
    createRoute({
      getParentRoute: () => parent,
      path: paths.passwordReset,
      validateSearch: (search: Record<string, unknown>): { reset_password_token?: string | undefined } => ({
        reset_password_token: text(search['reset_password_token']),
      }),
      component: lazyRouteComponent(() => import('./password-reset-page.tsx'), 'PasswordResetPage'),
    }),
  ] as const
