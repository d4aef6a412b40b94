import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

const pages = () => import('./legal-pages.tsx')

/** The documents of the account. Anyone can open them, even by address alone (PROGRAM-54). */
export const legalRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: paths.electronicCommunications,
      component: lazyRouteComponent(pages, 'ElectronicCommunicationsPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: paths.depositAccount,
      component: lazyRouteComponent(pages, 'DepositAccountPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: paths.privacyPolicy,
      component: lazyRouteComponent(pages, 'PrivacyPolicyPage'),
    }),
  ] as const
