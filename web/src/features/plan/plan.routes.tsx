import { type AnyRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'
import { planQuery } from './plan.api.ts'

/** "Your plan": what the customer owes, to whom, by when, and how the bank knows it (CASE-01). */
export const planRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const plan = createRoute({ getParentRoute: () => parent, path: 'plan', component: Outlet })
  return [
    plan.addChildren([
      createRoute({
        getParentRoute: () => plan,
        path: '/',
        loader: ({ context }) => queryClientOf(context).ensureQueryData(planQuery),
        component: lazyRouteComponent(() => import('./overview/plan-page.tsx'), 'PlanPage'),
      }),
    ]),
  ] as const
}
