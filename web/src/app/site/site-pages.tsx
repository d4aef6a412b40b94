/** The public pages that the server renders, by path, with their descriptions for search engines. */
import type { Program } from '@yoursuccess/contract/program/program'
import type { ComponentType } from 'react'
import {
  DepositAccountPage,
  ElectronicCommunicationsPage,
  PrivacyPolicyPage,
} from '../../features/legal/legal-pages.tsx'
import { LandingPage } from '../../features/program/landing/landing-page.tsx'
import { showsNotices } from '../../features/program/notice.rules.ts'
import { AboutPage } from '../../features/program/pages/about-page.tsx'
import { AccountFeaturesPage } from '../../features/program/pages/account-features-page.tsx'
import { HelpPage } from '../../features/program/pages/help-page.tsx'
import { ProgramNoticePage } from '../../features/program/program-notice-page.tsx'
import { paths } from '../../lib/paths.ts'
import { FeesPage } from './fees-page.tsx'
import { SiteNotFound } from './site-not-found.tsx'

export interface SitePage {
  Page: ComponentType
  /** The tab's title, before the product name. */
  title: string
  description: string
  /** Whether the page exists for this program. Without this function, it always does. */
  isThere?: (program: Program) => boolean
}

export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  [paths.landing]: {
    Page: LandingPage,
    title: 'A bank account for your Chapter 13 plan',
    description:
      'See your balance, your trustee payment and your plan for the month. A bank account for people in a Chapter 13 plan, with no monthly fee.',
  },
  [paths.about]: {
    Page: AboutPage,
    title: 'About the bank account',
    description: 'Who the account is for, how to start, what it does for your plan, and who holds the money.',
  },
  [paths.accountFeatures]: {
    Page: AccountFeaturesPage,
    title: 'Account features',
    description:
      'What the account can do for your plan, your money and your card: trustee payment, tracker, bills, transfers.',
  },
  [paths.fees]: {
    Page: FeesPage,
    title: 'All fees',
    description: 'Every fee of the account in one table, and what costs nothing.',
  },
  [paths.help]: {
    Page: HelpPage,
    title: 'Help',
    description:
      'Phone numbers, the mailing address, and answers on lost cards, passwords, problems and payments.',
  },
  [paths.programNotice]: {
    Page: ProgramNoticePage,
    title: 'Program notice',
    description: 'The debit card product is ending: the dates, and what happens to the money that is left.',
    isThere: showsNotices,
  },
  [paths.electronicCommunications]: {
    Page: ElectronicCommunicationsPage,
    title: 'Electronic Communications Agreement',
    description: 'What you get on your screen and by email instead of by post, and how to change that.',
  },
  [paths.depositAccount]: {
    Page: DepositAccountPage,
    title: 'Deposit Account Agreement',
    description: 'The rules of the account: your money, the fees, your rights when something is wrong.',
  },
  [paths.privacyPolicy]: {
    Page: PrivacyPolicyPage,
    title: 'Privacy Policy',
    description: 'What we know about you, what we use it for, and with whom we share it.',
  },
}

export const notFoundPage: SitePage = {
  Page: SiteNotFound,
  title: 'Page not found',
  description: 'There is no page at this address.',
}

const firstPart = (path: string) => path.split('/')[1] ?? ''
const APP = new Set(
  Object.values(paths)
    .filter((path) => !(path in SITE_PAGES))
    .map(firstPart),
)

/** Whether the app handles this path. The app then decides whether the page exists, and for whom. */
export const isAppPath = (path: string): boolean => path === paths.landing || APP.has(firstPart(path))
