import { type AnyRoute, createRoute, lazyRouteComponent, notFound, Outlet } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

const pages = () => import('./funding-pages.ts')

/** Ids are digits (FUNDING-06). */
const ID = /^[1-9]\d{0,14}$/
const ifAccountId = ({ params }: { params: { achAccountId: string } }) => {
  if (!ID.test(params.achAccountId)) throw notFound()
}
const ifRecurringId = ({ params }: { params: { recurringTransferId: string } }) => {
  if (!ID.test(params.recurringTransferId)) throw notFound()
}

/** `closed` means that the customer came back from a bank and just closed the linking window (FUNDING-32). */
const closedOnly = ({ closed }: Record<string, unknown>): { closed?: 'true' | undefined } => ({
  closed: closed === 'true' ? 'true' : undefined,
})

const below = <Parent extends AnyRoute>(parent: Parent) => {
  /** Wraps the pages with the tab bar. The address `ach` alone isn't a page. */
  const ach = createRoute({
    getParentRoute: () => parent,
    id: 'ach',
    component: lazyRouteComponent(pages, 'AchLayout'),
  })
  return [
    page(parent, '/', pages, 'ChoicePage'),
    page(parent, 'payroll', pages, 'DirectDepositPage'),
    page(parent, 'bank-account', pages, 'BankAccountPage'),
    createRoute({
      getParentRoute: () => parent,
      path: 'plaid/link',
      validateSearch: closedOnly,
      component: lazyRouteComponent(pages, 'LinkPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'plaid/link/$achAccountId',
      validateSearch: closedOnly,
      beforeLoad: ifAccountId,
      component: lazyRouteComponent(pages, 'LinkPage'),
    }),
    page(parent, 'plaid/link-oauth', pages, 'OauthReturnPage'),
    ach.addChildren([
      page(ach, 'ach/create-transaction', pages, 'TransferPage'),
      page(ach, 'ach/create-transaction/confirmation', pages, 'TransferCreatedPage'),
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/create-transaction/$achAccountId',
        beforeLoad: ifAccountId,
        component: lazyRouteComponent(pages, 'TransferPage'),
      }),
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/create-transaction/$recurringTransferId/recurring-confirmation',
        beforeLoad: ifRecurringId,
        component: lazyRouteComponent(pages, 'RecurringCreatedPage'),
      }),
      page(ach, 'ach/transactions-list', pages, 'TransfersPage'),
      page(ach, 'ach/recurring-transfers', pages, 'RecurringPage'),
      page(ach, 'ach/manage-ach-accounts', pages, 'LinkedAccountsPage'),
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/ach-accounts/$achAccountId/verification-status',
        beforeLoad: ifAccountId,
        component: lazyRouteComponent(pages, 'VerificationStatusPage'),
      }),
    ]),
  ] as const
}

/** The funding pages under the dashboard. */
export const fundingRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const funding = createRoute({ getParentRoute: () => parent, path: 'funding', component: Outlet })
  return [funding.addChildren([...below(funding)])] as const
}

/** The same pages for a newly approved customer (FUNDING-01). */
export const enrollmentRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const enrollment = page(parent, paths.enrollmentFunding, pages, 'EnrollmentLayout')
  return [enrollment.addChildren([...below(enrollment)])] as const
}
