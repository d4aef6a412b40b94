import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'

/** The set-up's code loads only when a customer opens it. */
const entering = () => import('./set-up/enter-set-up.ts')
const screens = () => import('./set-up/set-up-steps.ts')
const behind = () => import('./behind/open-behind.ts')
const court = () => import('./court/court-pages.ts')

interface Entering {
  context: unknown
}
const toStep = async ({ context }: Entering) => (await entering()).toStep(context)
const loadStep = async ({ context }: Entering) => (await entering()).loadStep(context)
const ifSetUp = async ({ context }: Entering) => (await entering()).ifSetUp(context)

interface PlanRoutesOptions {
  planPage: () => Promise<{ PlanPage: RouteComponent }>
  loadCard: (client: QueryClient) => Promise<void>
}

/** "Your plan": what the customer owes, to whom, by when, and how the bank knows it (CASE-01). */
export const planRoutes = <Parent extends AnyRoute>(
  parent: Parent,
  /** The page with the tracker's card, which the app puts together, and what loads the card before the page opens. */
  { planPage, loadCard }: PlanRoutesOptions,
) => {
  const plan = createRoute({ getParentRoute: () => parent, path: 'plan', component: Outlet })
  const step = <const Path extends string, const Name extends string>(
    path: Path,
    load: () => Promise<Record<NoInfer<Name>, RouteComponent>>,
    name: Name,
  ) =>
    createRoute({
      getParentRoute: () => plan,
      path,
      loader: loadStep,
      component: lazyRouteComponent(load, name),
    })
  const page = <const Path extends string, const Name extends string>(
    path: Path,
    load: () => Promise<Record<NoInfer<Name>, RouteComponent>>,
    name: Name,
  ) =>
    createRoute({
      getParentRoute: () => plan,
      path,
      beforeLoad: ifSetUp,
      component: lazyRouteComponent(load, name),
    })
  return [
    plan.addChildren([
      createRoute({
        getParentRoute: () => plan,
        path: '/',
        loader: async ({ context }) => {
          const client = queryClientOf(context)
          const { loadPlan } = await import('./overview/load-plan.ts')
          await Promise.all([loadPlan(client), loadCard(client)])
        },
        component: lazyRouteComponent(planPage, 'PlanPage'),
      }),
      createRoute({
        getParentRoute: () => plan,
        path: 'trustee',
        loader: async ({ context }) =>
          (await import('./trustee/load-trustee.ts')).loadTrustee(queryClientOf(context)),
        component: lazyRouteComponent(() => import('./trustee/trustee-page.tsx'), 'TrusteePage'),
      }),
      createRoute({ getParentRoute: () => plan, path: 'set-up', beforeLoad: toStep }),
      step('set-up/case', screens, 'CaseStep'),
      step('set-up/dates', screens, 'DatesStep'),
      step('set-up/payment', screens, 'PaymentStep'),
      step('set-up/trustee', screens, 'TrusteeStep'),
      page('details', () => import('./details/details-page.tsx'), 'DetailsPage'),
      page('amounts', () => import('./amounts/amounts-page.tsx'), 'AmountsPage'),
      page('notices', court, 'NoticesPage'),
      page('message', court, 'MessagePage'),
      page('checklist', court, 'ChecklistPage'),
      createRoute({
        getParentRoute: () => plan,
        path: 'behind',
        loader: async ({ context }) => (await behind()).loadBehind(context),
        component: lazyRouteComponent(behind, 'BehindPage'),
      }),
    ]),
  ] as const
}
