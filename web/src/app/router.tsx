import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { lazy } from 'react'
import { accountRoutes } from '../features/account/account.routes.tsx'
import { applicationRoutes } from '../features/application/application.routes.tsx'
import { programQuery } from '../features/program/program.api.ts'
import { programRoutes } from '../features/program/program.routes.tsx'
import { sessionRoutes } from '../features/session/session.routes.tsx'
import { trackerRoutes } from '../features/tracker/tracker.routes.tsx'
import { transactionsRoutes } from '../features/transactions/transactions.routes.tsx'
import { paths } from '../lib/paths.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { storeInTab } from '../lib/storage.ts'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { guard } from './guard.ts'
import { isOwnPath } from './guard.rules.ts'
import { RootLayout } from './root-layout.tsx'

/** Seldom seen, so it is not part of the first load. */
const NotFound = lazy(() => import('./not-found.tsx').then((m) => ({ default: m.NotFound })))

const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context.queryClient, location.pathname, location.href),
  component: RootLayout,
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dashboard,
  component: lazyRouteComponent(() => import('./dashboard-layout.tsx'), 'DashboardLayout'),
})
const homeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  loader: ({ context }) => context.queryClient.ensureQueryData(programQuery),
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})

/** Every page of the app. A room's routes take their parent, and come in here. */
const routeTree = rootRoute.addChildren([
  ...programRoutes(rootRoute),
  ...sessionRoutes(rootRoute),
  ...applicationRoutes(rootRoute),
  ...accountRoutes(rootRoute),
  dashboardRoute.addChildren([
    homeRoute,
    ...transactionsRoutes(dashboardRoute),
    ...trackerRoutes(dashboardRoute),
  ]),
])

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    caseSensitive: true,
    defaultPreload: 'intent',
    // The query client knows what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    // Parameters stay the texts that they are: a reset token of digits must not become a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
    },
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    // A page that is not there is no place to return to.
    const [, { '**': unmatched }, route] = router.getMatchedRoutes(toLocation.pathname)
    if (route && !unmatched && isOwnPath(toLocation.href)) storeInTab('ys.last-path', toLocation.href)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
