import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { lazy } from 'react'
import { accountRoutes, earlyAccessRoutes } from '../features/account/account.routes.tsx'
import { applicationRoutes } from '../features/application/application.routes.tsx'
import { autopayRoutes } from '../features/autopay/autopay.routes.tsx'
import { billsRoutes } from '../features/bills/bills.routes.tsx'
import { cardRoutes } from '../features/card/card.routes.tsx'
import { disputesRoutes } from '../features/disputes/disputes.routes.tsx'
import { forecastRoutes } from '../features/forecast/forecast.routes.tsx'
import { fraudRoutes } from '../features/fraud/fraud.routes.tsx'
import { enrollmentRoutes, fundingRoutes } from '../features/funding/funding.routes.tsx'
import { legalRoutes } from '../features/legal/legal.routes.tsx'
import { notificationsRoutes } from '../features/notifications/notifications.routes.tsx'
import { paydaysRoutes } from '../features/paydays/paydays.routes.tsx'
import { planRoutes } from '../features/plan/plan.routes.tsx'
import { programQuery } from '../features/program/program.api.ts'
import { programRoutes } from '../features/program/program.routes.tsx'
import { proofRoutes, verifyRoutes } from '../features/proof/proof.routes.tsx'
import { receiptsRoutes } from '../features/receipts/receipts.routes.tsx'
import { refundsRoutes } from '../features/refunds/refunds.routes.tsx'
import { rewardsRoutes } from '../features/rewards/rewards.routes.tsx'
import { sessionRoutes, signInSettingsRoutes } from '../features/session/session.routes.tsx'
import { setasideRoutes } from '../features/setaside/setaside.routes.tsx'
import { signInLinkRoutes, settingsRoutes } from '../features/settings/settings.routes.tsx'
import { statementsRoutes } from '../features/statements/statements.routes.tsx'
import { trackerRoutes } from '../features/tracker/tracker.routes.tsx'
import { transactionsRoutes } from '../features/transactions/transactions.routes.tsx'
import { atMost } from '../lib/at-most.ts'
import { page } from '../lib/page.ts'
import { paths } from '../lib/paths.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { storeInTab } from '../lib/storage.ts'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { isOwnPath } from './areas.rules.ts'
import { ErrorScreen } from './error-screen.tsx'
import { guard } from './guard.ts'
import { RootLayout } from './root-layout.tsx'

/** Seldom shown, so it isn't part of the first load. */
const NotFound = lazy(() => import('./not-found.tsx').then((m) => ({ default: m.NotFound })))

const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context.queryClient, location.pathname, location.href),
  component: RootLayout,
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dashboard,
  // Loads the program before the page: its notice, at the top, would push the page down if it arrived later.
  // If that fails or takes more than a second, the page shows without it.
  loader: ({ context }) => atMost(1000, context.queryClient.prefetchQuery(programQuery)),
  component: lazyRouteComponent(() => import('./dashboard-layout.tsx'), 'DashboardLayout'),
})
const homeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  loader: async ({ context }) => (await import('./load-home.ts')).loadHome(context.queryClient),
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})
const feesRoute = page(rootRoute, paths.fees, () => import('./site/fees-page.tsx'), 'FeesPage')

/** Every page of the app. Each feature exports a function that adds its routes to a parent route. */
const routeTree = rootRoute.addChildren([
  feesRoute,
  ...programRoutes(rootRoute),
  ...sessionRoutes(rootRoute),
  ...signInLinkRoutes(rootRoute),
  ...verifyRoutes(rootRoute),
  ...applicationRoutes(rootRoute),
  ...accountRoutes(rootRoute),
  ...legalRoutes(rootRoute),
  ...fraudRoutes(rootRoute),
  ...enrollmentRoutes(rootRoute),
  dashboardRoute.addChildren([
    homeRoute,
    ...transactionsRoutes(dashboardRoute),
    ...disputesRoutes(dashboardRoute),
    ...refundsRoutes(dashboardRoute),
    ...statementsRoutes(dashboardRoute),
    ...cardRoutes(dashboardRoute),
    ...earlyAccessRoutes(dashboardRoute),
    ...planRoutes(dashboardRoute, {
      planPage: () => import('./plan-page.tsx'),
      loadCard: async (client) => (await import('./load-plan-card.ts')).loadPlanCard(client),
    }),
    ...autopayRoutes(dashboardRoute),
    ...paydaysRoutes(dashboardRoute),
    ...proofRoutes(dashboardRoute),
    ...receiptsRoutes(dashboardRoute),
    ...forecastRoutes(dashboardRoute),
    ...setasideRoutes(dashboardRoute),
    ...trackerRoutes(dashboardRoute, {
      trusteePayment: () => import('./trustee-payment.tsx'),
      loadCard: async (client) => (await import('./load-plan-card.ts')).loadPlanCard(client),
    }),
    ...billsRoutes(dashboardRoute),
    ...fundingRoutes(dashboardRoute),
    ...rewardsRoutes(dashboardRoute),
    ...settingsRoutes(dashboardRoute),
    ...notificationsRoutes(dashboardRoute),
    ...signInSettingsRoutes(dashboardRoute),
  ]),
])

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    caseSensitive: true,
    defaultPreload: 'intent',
    // The query client decides which data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    // Parameters stay strings: a reset token of digits must not become a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
    },
  })
  // Stores the path as soon as the address changes, because the customer may reload before the page has
  // loaded.
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    // Don't return to a page that doesn't exist.
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
