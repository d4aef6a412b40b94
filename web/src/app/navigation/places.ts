/**
 * The places of the navigation and their pages, in order (FRAME-29). A page shows when its feature is on and the
 * app has a page at its address (decisions 0021 and 0180), so a later feature only adds its routes.
 */
import type { Message } from '@yoursuccess/contract/core/messages'
import { type Icon, IconDots, IconHome, IconReceipt, IconTargetArrow, IconWallet } from '@tabler/icons-react'
import type { Feature } from '@yoursuccess/contract/core/access'
import type { User } from '@yoursuccess/contract/session/session'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { isUnder } from '../areas.rules.ts'
import { copy } from './navigation.messages.ts'

export interface PlacePage {
  path: string
  label: Message
  /** What a shared label is about. Screen readers add it: "Learn More: Success Tracker". */
  of?: Message
  /** Marks the entry as current on all pages under this path that have no entry of their own, too. */
  within?: string
  /** The page shows the tabs of its feature, so it shows no tabs of its place. */
  hasTabs?: true
  /** The entry shows only while `feature` and `alsoFeature` are on and `unless` is off. */
  feature?: Feature
  alsoFeature?: Feature
  unless?: Feature
}

interface Section {
  /** The visible title, if the section has one. */
  title?: Message
  pages: readonly PlacePage[]
}

export interface Place {
  name: Message
  icon: Icon
  sections: readonly Section[]
}

export interface Places {
  /** In the bottom bar of a phone, and in the rail of a tablet. Each one opens its first page. */
  main: readonly Place[]
  /** "More", which lists its pages instead of opening one. */
  more: Place
}

const { tracker, bills, rewards, pages } = copy
const ofTracker = { feature: 'paymentTracker', hasTabs: true } as const
const ofFunding = { unless: 'fundingShutoff' } as const

const ALL: Places = {
  main: [
    place(copy.places.home, IconHome, [{ path: paths.dashboard, label: copy.dashboard }]),
    place(copy.places.plan, IconTargetArrow, [
      { path: '/dashboard/plan', label: copy.yourPlan, within: '/dashboard/plan', feature: 'planTools' },
      { path: paths.autopay, label: pages.autopay, feature: 'planTools' },
      { path: paths.receipts, label: pages.receipts, feature: 'planTools' },
      { path: paths.paydays, label: copy.pages.paydays, feature: 'planTools' },
      { ...ofTracker, path: paths.trackSuccess, label: tracker, within: paths.tracker },
      { ...ofTracker, path: paths.paycheck, label: copy.pages.paycheck, alsoFeature: 'planTools' },
      { ...ofTracker, path: paths.expenses, label: pages.expenses },
      { ...ofTracker, path: paths.trusteePayment, label: pages.trusteePayment },
      { ...ofTracker, path: paths.incomeGoals, label: pages.incomeGoals },
      { ...ofTracker, path: paths.calendar, label: pages.calendar },
      { path: paths.trackerLearnMore, label: copy.learnMore, of: tracker, feature: 'paymentTracker' },
    ]),
    place(copy.places.pay, IconReceipt, [
      { path: paths.bills, label: bills, within: paths.bills, feature: 'billPay' },
      { path: paths.billsLearnMore, label: copy.learnMore, of: bills, feature: 'billPay' },
    ]),
    place(copy.places.money, IconWallet, [
      { path: paths.transactions, label: pages.transactions, within: paths.transactions },
      { ...ofFunding, path: paths.funding, label: copy.funding, within: paths.funding },
      { ...ofFunding, path: paths.transfers, label: pages.transfers, hasTabs: true },
      { path: paths.setAside, label: pages.setAside, feature: 'planTools' },
      { path: paths.statements, label: copy.statements },
    ]),
  ],
  more: {
    name: copy.more,
    icon: IconDots,
    sections: [
      {
        pages: [
          { path: paths.settings, label: copy.settings, within: paths.settings },
          { path: paths.setPin, label: copy.setPin },
          { path: paths.reportedProblems, label: pages.reportedProblems },
          { path: paths.help, label: copy.help },
        ],
      },
      {
        title: rewards,
        pages: [
          { path: paths.rewards, label: copy.getStarted, of: rewards },
          { path: paths.rewardsLearnMore, label: copy.learnMore, of: rewards },
        ],
      },
      {
        title: copy.other,
        pages: [
          { path: paths.requestNewCard, label: copy.requestNewCard },
          { path: paths.earlyAccess, label: copy.earlyAccess },
        ],
      },
    ],
  },
}

/** An entry's accessible name: "Learn More: Success Tracker". */
export const nameOf = ({ label, of }: PlacePage): string =>
  of ? t(copy.of, { label: t(label), feature: t(of) }) : t(label)

export const pagesOf = ({ sections }: Place): PlacePage[] => sections.flatMap((section) => section.pages)

/** The label of the entry that opens this page, whatever the features of the customer. */
export const labelAt = (path: string): Message | undefined =>
  [...ALL.main, ALL.more].flatMap(pagesOf).find((page) => page.path === path)?.label

/** The places and pages that a customer with these features sees. */
export const placesFor = (features: User['features'], hasPage: (path: string) => boolean): Places => {
  const seen = ({ sections, ...rest }: Place): Place => ({
    ...rest,
    sections: sections
      .map((section) => ({
        ...section,
        pages: section.pages.filter((page) => isOn(page, features) && hasPage(page.path)),
      }))
      .filter((section) => section.pages.length > 0),
  })
  return { main: ALL.main.map(seen).filter(({ sections }) => sections.length > 0), more: seen(ALL.more) }
}

const isOn = ({ feature, alsoFeature, unless }: PlacePage, features: User['features']) =>
  (!feature || features[feature]) && (!alsoFeature || features[alsoFeature]) && !(unless && features[unless])

export interface OpenPage {
  place: Place
  page: PlacePage
  /** False on a page below the entry's own. */
  isExact: boolean
}

/** The entry of the page at this address: its own one, or else the one that it is within. */
export const openPageOf = ({ main, more }: Places, path: string): OpenPage | undefined => {
  const entries = [...main, more].flatMap((each) => pagesOf(each).map((page) => ({ place: each, page })))
  const own = entries.find(({ page }) => page.path === path)
  if (own) return { ...own, isExact: true }
  const around = entries.find(({ page }) => page.within !== undefined && isUnder(path, page.within))
  return around && { ...around, isExact: false }
}

function place(name: Message, icon: Icon, own: readonly PlacePage[]): Place {
  return { name, icon, sections: [{ pages: own }] }
}
