import { type AnyRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { showsNotices } from './notice.rules.ts'
import { programQuery } from './program.api.ts'

export const programRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.landing,
      // A time-out redirects here, and its notice is on the login page (PROGRAM-61).
      beforeLoad: ({ location }) => {
        if ((location.search as Record<string, unknown>)['timedOut'] === 'true') {
          throw redirect({ href: `${paths.login}?timedOut=true`, replace: true })
        }
      },
      component: lazyRouteComponent(() => import('./landing/landing-page.tsx'), 'LandingPage'),
    }),
    page(parent, paths.about, () => import('./pages/about-page.tsx'), 'AboutPage'),
    page(
      parent,
      paths.accountFeatures,
      () => import('./pages/account-features-page.tsx'),
      'AccountFeaturesPage',
    ),
    createRoute({
      getParentRoute: () => parent,
      path: paths.programNotice,
      loader: async ({ context }) => {
        if (!showsNotices(await queryClientOf(context).ensureQueryData(programQuery))) throw notFound()
      },
      component: lazyRouteComponent(() => import('./program-notice-page.tsx'), 'ProgramNoticePage'),
    }),
    page(parent, paths.help, () => import('./pages/help-page.tsx'), 'HelpPage'),
  ] as const
