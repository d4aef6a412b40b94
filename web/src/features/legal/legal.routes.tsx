import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'

const pages = () => import('./legal-pages.tsx')

/** The documents of the account. Anyone can open them, even by address alone (PROGRAM-54). */
export const legalRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, paths.electronicCommunications, pages, 'ElectronicCommunicationsPage'),
    page(parent, paths.depositAccount, pages, 'DepositAccountPage'),
    page(parent, paths.privacyPolicy, pages, 'PrivacyPolicyPage'),
  ] as const
