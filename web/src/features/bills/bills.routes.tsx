import { type AnyRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'
import { programQuery } from '../program/program.api.ts'

const pages = () => import('./bills-pages.ts')

/** The Payment Assistant: bills and billers (BILLS-01). */
export const billsRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const bills = createRoute({ getParentRoute: () => parent, path: 'paybills', component: Outlet })
  return [
    bills.addChildren([
      createRoute({
        getParentRoute: () => bills,
        path: '/',
        loader: ({ context }) => queryClientOf(context).ensureQueryData(programQuery),
        component: lazyRouteComponent(pages, 'BillsPage'),
      }),
      createRoute({
        getParentRoute: () => bills,
        path: 'add-biller',
        component: lazyRouteComponent(pages, 'AddBillerPage'),
      }),
      createRoute({
        getParentRoute: () => bills,
        path: 'add-paper-biller',
        component: lazyRouteComponent(pages, 'AddPaperBillerPage'),
      }),
      createRoute({
        getParentRoute: () => bills,
        path: 'learn-more',
        component: lazyRouteComponent(pages, 'BillsLearnMorePage'),
      }),
    ]),
  ] as const
}
