import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

export const programRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.landing,
      // A time-out comes here, and its notice is on the login page (AMB-011).
      beforeLoad: ({ location }) => {
        if ((location.search as Record<string, unknown>)['timedOut'] === 'true') {
          throw redirect({ href: `${paths.login}?timedOut=true`, replace: true })
        }
      },
      component: lazyRouteComponent(() => import('./landing-page.tsx'), 'LandingPage'),
    }),
  ] as const
