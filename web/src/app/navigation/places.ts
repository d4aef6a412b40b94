/**
 * Every entry of the navigation, in order (FRAME-29). An entry shows when its feature is on and the app has a
 * page at its address (decision 0021), so a later feature only adds its routes.
 */
import {
  type Icon,
  IconBolt,
  IconBuildingBank,
  IconCreditCard,
  IconFileText,
  IconGift,
  IconHome,
  IconInfoCircle,
  IconLock,
  IconReceipt,
  IconSettings,
  IconTargetArrow,
} from '@tabler/icons-react'
import type { Feature } from '@yoursuccess/contract/core/access'
import type { User } from '@yoursuccess/contract/session/session'
import { paths } from '../../lib/paths.ts'

export interface Place {
  path: string
  label: string
  icon: Icon
  /** What a shared label is about. Screen readers add it: "Learn More: Success Tracker". */
  of?: string
  /** The label under its icon in the phone's bottom bar. */
  mainWord?: string
  /** Marks the entry as current on all pages under this path. Without it, only on the entry's own page. */
  within?: string
  /** The entry shows only while `feature` is on and `unless` is off. */
  feature?: Feature
  unless?: Feature
}

export interface PlaceGroup {
  /** The visible title, if the group has one. */
  title?: string
  places: readonly Place[]
}

const tracker = 'Success Tracker'
const bills = 'Payment Assistant'
const rewards = 'Rewards'

const placeGroups: readonly PlaceGroup[] = [
  {
    places: [
      { path: paths.dashboard, label: 'Dashboard', icon: IconHome, mainWord: 'Home' },
      {
        path: paths.trackSuccess,
        label: tracker,
        icon: IconTargetArrow,
        mainWord: 'Tracker',
        within: paths.tracker,
        feature: 'paymentTracker',
      },
      learnMore(paths.trackerLearnMore, tracker, 'paymentTracker'),
      {
        path: '/dashboard/paybills',
        label: bills,
        icon: IconReceipt,
        mainWord: 'Pay bills',
        within: '/dashboard/paybills',
        feature: 'billPay',
      },
      learnMore('/dashboard/paybills/learn-more', bills, 'billPay'),
      {
        path: paths.funding,
        label: 'Fund bank account',
        icon: IconBuildingBank,
        mainWord: 'Fund',
        within: paths.funding,
        unless: 'fundingShutoff',
      },
      { path: paths.statements, label: 'Statements', icon: IconFileText },
    ],
  },
  {
    title: rewards,
    places: [
      { path: paths.rewards, label: 'Get Started', icon: IconGift, of: rewards },
      learnMore(paths.rewardsLearnMore, rewards),
    ],
  },
  {
    title: 'Other features and services',
    places: [
      { path: paths.requestNewCard, label: 'Request New Card', icon: IconCreditCard },
      { path: paths.earlyAccess, label: 'Early Access', icon: IconBolt },
    ],
  },
  {
    places: [
      { path: '/dashboard/settings', label: 'Account settings', icon: IconSettings },
      { path: paths.setPin, label: 'Set Pin', icon: IconLock },
    ],
  },
]

/** The entries that a customer with these features sees. */
export const placesFor = (features: User['features'], hasPage: (path: string) => boolean): PlaceGroup[] =>
  placeGroups
    .map((group) => ({
      ...group,
      places: group.places.filter((place) => isOn(place, features) && hasPage(place.path)),
    }))
    .filter(({ places }) => places.length > 0)

const isOn = ({ feature, unless }: Place, features: User['features']) =>
  (!feature || features[feature]) && !(unless && features[unless])

function learnMore(path: string, of: string, feature?: Feature): Place {
  return { path, label: 'Learn More', icon: IconInfoCircle, of, ...(feature && { feature }) }
}
