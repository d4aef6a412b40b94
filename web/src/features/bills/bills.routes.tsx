import { type AnyRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
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
      page(bills, 'add-biller', pages, 'AddBillerPage'),
      page(bills, 'add-paper-biller', pages, 'AddPaperBillerPage'),
      page(bills, 'learn-more', pages, 'BillsLearnMorePage'),
    ]),
  ] as const
}
