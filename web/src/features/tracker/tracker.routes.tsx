import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { parseDay } from '@yoursuccess/contract/core/calendar-date'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { parseMonth } from './month/month.rules.ts'
import type { Entering, OfWizard } from './tracker-landing.ts'
import type { GoalsLoading, Loading, PaycheckLoading } from './tracker-loaders.ts'

/** The tracker's code loads only when a customer opens it. */
const landing = () => import('./tracker-landing.ts')
const loaders = () => import('./tracker-loaders.ts')
const toLanding = async (entering: Entering) => (await landing()).toLanding(entering)
const unlessElsewhere = async (entering: Entering) => (await landing()).unlessLandingElsewhere(entering)
const unlessSetUp = async (entering: Entering & OfWizard) => (await landing()).unlessSetUp(entering)
const toMonthOfWizard = async (entering: Entering & OfWizard) => (await landing()).toMonthOfWizard(entering)
const ifKnownCategory = async (entering: { params: { category: string } }) =>
  (await landing()).ifKnownCategory(entering)
const loadMonth = async (loading: Loading) => (await loaders()).loadMonth(loading)
const loadPaycheck = async (loading: PaycheckLoading) => (await loaders()).loadPaycheck(loading)
const loadUncategorized = async (loading: Loading) => (await loaders()).loadUncategorized(loading)
const loadCalendar = async (loading: Loading) => (await loaders()).loadCalendar(loading)
const loadGoals = async (entering: GoalsLoading) => (await loaders()).loadGoals(entering)
const loadMonthlyGoals = async (entering: GoalsLoading) => (await loaders()).loadMonthlyGoals(entering)

/** The selected month is in the address, so it survives a reload and the tabs keep it. */
const validateMonth = (search: Record<string, unknown>): { month?: string } => {
  const month = parseMonth(search['month'])
  return month ? { month } : {}
}

/** A day of the paycheck that shows; undefined for the current one. */
const validateDay = ({ on }: Record<string, unknown>): { on?: string | undefined } => ({
  on: typeof on === 'string' ? parseDay(on) : undefined,
})

/**
 * The wizard's step and month are in the address, too, so the browser's Back button returns to the previous
 * step.
 */
const validateStep = (search: Record<string, unknown>): { step?: string; month?: string } => {
  const { step } = search
  return {
    ...validateMonth(search),
    ...(typeof step === 'string' && /^[1-5]$/.test(step) && { step }),
  }
}

const ofAddress = ({ search }: { search: { month?: string } }) => ({ month: search.month })
const ofMonth = { validateSearch: validateMonth, loaderDeps: ofAddress }

interface TrackerRoutesOptions {
  trusteePayment: () => Promise<{ TrusteePayment: RouteComponent }>
  loadCard: (client: QueryClient) => Promise<void>
}

export const trackerRoutes = <Parent extends AnyRoute>(
  parent: Parent,
  /** The page with what the plan says, which the app puts together, and what loads its card before it opens. */
  { trusteePayment, loadCard }: TrackerRoutesOptions,
) => {
  const tracker = page(parent, 'tracker', () => import('./tracker-layout.tsx'), 'TrackerLayout')
  const child = {
    getParentRoute: () => tracker,
    errorComponent: lazyRouteComponent(() => import('./tracker-unavailable.tsx'), 'TrackerUnavailable'),
  }
  const pageOfMonth = <const Path extends string, const Name extends string>(
    path: Path,
    load: () => Promise<Record<NoInfer<Name>, RouteComponent>>,
    name: Name,
  ) =>
    createRoute({
      ...child,
      ...ofMonth,
      path,
      loader: loadMonth,
      component: lazyRouteComponent(load, name),
    })
  return [
    tracker.addChildren([
      createRoute({ ...child, path: '/', beforeLoad: toLanding }),
      createRoute({
        ...child,
        path: 'get-started',
        validateSearch: validateStep,
        beforeLoad: unlessSetUp,
        loaderDeps: ofAddress,
        loader: loadGoals,
        component: lazyRouteComponent(() => import('./wizard/first-time-wizard.tsx'), 'FirstTimeWizard'),
      }),
      createRoute({
        ...child,
        path: 'monthly-goals',
        validateSearch: validateStep,
        beforeLoad: toMonthOfWizard,
        loaderDeps: ofAddress,
        loader: loadMonthlyGoals,
        component: lazyRouteComponent(() => import('./wizard/monthly-wizard.tsx'), 'MonthlyWizard'),
      }),
      createRoute({
        ...child,
        ...ofMonth,
        path: 'track-success',
        beforeLoad: unlessElsewhere,
        loader: loadMonth,
        component: lazyRouteComponent(() => import('./home/track-success-page.tsx'), 'TrackSuccessPage'),
      }),
      createRoute({
        ...child,
        path: 'paycheck',
        validateSearch: validateDay,
        loaderDeps: ({ search }) => ({ on: search.on }),
        loader: loadPaycheck,
        component: lazyRouteComponent(() => import('./paycheck/paycheck-page.tsx'), 'PaycheckPage'),
      }),
      createRoute({
        ...child,
        ...ofMonth,
        path: 'expenses',
        loader: loadUncategorized,
        component: lazyRouteComponent(() => import('./expenses/expenses-page.tsx'), 'ExpensesPage'),
      }),
      createRoute({
        ...child,
        ...ofMonth,
        path: 'calendar',
        loader: loadCalendar,
        component: lazyRouteComponent(() => import('./calendar/calendar-page.tsx'), 'CalendarPage'),
      }),
      pageOfMonth(
        'external-spending',
        () => import('./expenses/external-spending-page.tsx'),
        'ExternalSpendingPage',
      ),
      createRoute({
        ...child,
        ...ofMonth,
        path: 'trustee-payment',
        loader: async (loading) => {
          const { loadTrusteePayment } = await loaders()
          await Promise.all([loadTrusteePayment(loading), loadCard(queryClientOf(loading.context))])
        },
        component: lazyRouteComponent(trusteePayment, 'TrusteePayment'),
      }),
      pageOfMonth('income-goals', () => import('./income/income-goals-page.tsx'), 'IncomeGoalsPage'),
      pageOfMonth('expense-goals', () => import('./goals/expense-goals-page.tsx'), 'ExpenseGoalsPage'),
      createRoute({
        ...child,
        ...ofMonth,
        path: 'expense-item-by-category/$category',
        beforeLoad: ifKnownCategory,
        loader: loadMonth,
        component: lazyRouteComponent(() => import('./spending/category-page.tsx'), 'CategoryPage'),
      }),
      createRoute({
        ...child,
        ...ofMonth,
        path: 'expense-goals/expense-item-by-category/$category',
        beforeLoad: ifKnownCategory,
        loader: loadMonth,
        component: lazyRouteComponent(() => import('./spending/category-page.tsx'), 'CategoryPage'),
      }),
      createRoute({
        ...child,
        path: 'learn-more',
        component: lazyRouteComponent(() => import('./home/learn-more-page.tsx'), 'LearnMorePage'),
      }),
      createRoute({
        ...child,
        path: '404',
        component: lazyRouteComponent(() => import('./tracker-not-found.tsx'), 'TrackerNotFound'),
      }),
      createRoute({ ...child, path: '$', beforeLoad: toNotFound }),
    ]),
  ] as const
}

const toNotFound = () => {
  throw redirect({ to: paths.trackerNotFound, replace: true })
}
