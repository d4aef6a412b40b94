/** The public pages that the server renders, by path, with their descriptions for search engines. */
import type { Message } from '@yoursuccess/contract/core/messages'
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
import { NO_CONNECTION } from '../../worker/no-connection.ts'
import { FeesPage } from './fees-page.tsx'
import { NoConnectionPage } from './no-connection-page.tsx'
import { SiteNotFound } from './site-not-found.tsx'
import { copy } from './site.messages.ts'

export interface SitePage {
  Page: ComponentType
  /** The tab's title, before the product name. */
  title: Message
  description: Message
  /** True if search engines should not list the page. */
  isUnlisted?: boolean
  /** Whether the page exists for this program. Without this function, it always does. */
  isThere?: (program: Program) => boolean
}

export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  [paths.landing]: {
    Page: LandingPage,
    ...copy.landing,
  },
  [paths.about]: {
    Page: AboutPage,
    ...copy.about,
  },
  [paths.accountFeatures]: {
    Page: AccountFeaturesPage,
    ...copy.accountFeatures,
  },
  [paths.fees]: {
    Page: FeesPage,
    ...copy.fees,
  },
  [paths.help]: {
    Page: HelpPage,
    ...copy.help,
  },
  [paths.programNotice]: {
    Page: ProgramNoticePage,
    ...copy.programNotice,
    isThere: showsNotices,
  },
  [paths.electronicCommunications]: {
    Page: ElectronicCommunicationsPage,
    ...copy.electronicCommunications,
  },
  [paths.depositAccount]: {
    Page: DepositAccountPage,
    ...copy.depositAccount,
  },
  [paths.privacyPolicy]: {
    Page: PrivacyPolicyPage,
    ...copy.privacyPolicy,
  },
  [NO_CONNECTION]: {
    Page: NoConnectionPage,
    ...copy.noConnection,
    isUnlisted: true,
  },
}

export const notFoundPage: SitePage = {
  Page: SiteNotFound,
  ...copy.notFound,
}

const firstPart = (path: string) => path.split('/')[1] ?? ''
const APP = new Set(
  Object.values(paths)
    .filter((path) => !(path in SITE_PAGES))
    .map(firstPart),
)

/** Whether the app handles this path. The app then decides whether the page exists, and for whom. */
export const isAppPath = (path: string): boolean => path === paths.landing || APP.has(firstPart(path))
