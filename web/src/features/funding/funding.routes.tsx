import { type AnyRoute, createRoute, lazyRouteComponent, notFound, Outlet } from '@tanstack/react-router'
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
    createRoute({
      getParentRoute: () => parent,
      path: '/',
      component: lazyRouteComponent(pages, 'ChoicePage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'payroll',
      component: lazyRouteComponent(pages, 'DirectDepositPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'bank-account',
      component: lazyRouteComponent(pages, 'BankAccountPage'),
    }),
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
    createRoute({
      getParentRoute: () => parent,
      path: 'plaid/link-oauth',
      component: lazyRouteComponent(pages, 'OauthReturnPage'),
    }),
    ach.addChildren([
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/create-transaction',
        component: lazyRouteComponent(pages, 'TransferPage'),
      }),
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/create-transaction/confirmation',
        component: lazyRouteComponent(pages, 'TransferCreatedPage'),
      }),
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
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/transactions-list',
        component: lazyRouteComponent(pages, 'TransfersPage'),
      }),
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/recurring-transfers',
        component: lazyRouteComponent(pages, 'RecurringPage'),
      }),
      createRoute({
        getParentRoute: () => ach,
        path: 'ach/manage-ach-accounts',
        component: lazyRouteComponent(pages, 'LinkedAccountsPage'),
      }),
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
  const enrollment = createRoute({
    getParentRoute: () => parent,
    path: paths.enrollmentFunding,
    component: lazyRouteComponent(pages, 'EnrollmentLayout'),
  })
  return [enrollment.addChildren([...below(enrollment)])] as const
}
