/**
 * Every entry of the navigation, in order (FRAME-29). An entry shows when its feature is on and the app has a
 * page at its address (decision 0021), so a later feature only adds its routes.
 */
import type { Message } from '@yoursuccess/contract/core/messages'
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
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { copy } from './navigation.messages.ts'

export interface Place {
  path: string
  label: Message
  icon: Icon
  /** What a shared label is about. Screen readers add it: "Learn More: Success Tracker". */
  of?: Message
  /** The label under its icon in the phone's bottom bar. */
  mainWord?: Message
  /** Marks the entry as current on all pages under this path. Without it, only on the entry's own page. */
  within?: string
  /** The entry shows only while `feature` is on and `unless` is off. */
  feature?: Feature
  unless?: Feature
}

export interface PlaceGroup {
  /** The visible title, if the group has one. */
  title?: Message
  places: readonly Place[]
}

const { tracker, bills, rewards } = copy

const placeGroups: readonly PlaceGroup[] = [
  {
    places: [
      { path: paths.dashboard, label: copy.dashboard, icon: IconHome, mainWord: copy.short.dashboard },
      {
        path: paths.trackSuccess,
        label: tracker,
        icon: IconTargetArrow,
        mainWord: copy.short.tracker,
        within: paths.tracker,
        feature: 'paymentTracker',
      },
      learnMore(paths.trackerLearnMore, tracker, 'paymentTracker'),
      {
        path: '/dashboard/paybills',
        label: bills,
        icon: IconReceipt,
        mainWord: copy.short.bills,
        within: '/dashboard/paybills',
        feature: 'billPay',
      },
      learnMore('/dashboard/paybills/learn-more', bills, 'billPay'),
      {
        path: paths.funding,
        label: copy.funding,
        icon: IconBuildingBank,
        mainWord: copy.short.funding,
        within: paths.funding,
        unless: 'fundingShutoff',
      },
      { path: paths.statements, label: copy.statements, icon: IconFileText },
    ],
  },
  {
    title: rewards,
    places: [
      { path: paths.rewards, label: copy.getStarted, icon: IconGift, of: rewards },
      learnMore(paths.rewardsLearnMore, rewards),
    ],
  },
  {
    title: copy.other,
    places: [
      { path: paths.requestNewCard, label: copy.requestNewCard, icon: IconCreditCard },
      { path: paths.earlyAccess, label: copy.earlyAccess, icon: IconBolt },
    ],
  },
  {
    places: [
      { path: '/dashboard/settings', label: copy.settings, icon: IconSettings },
      { path: paths.setPin, label: copy.setPin, icon: IconLock },
    ],
  },
]

/** An entry's accessible name: "Learn More: Success Tracker". */
export const nameOf = ({ label, of }: Place): string =>
  of ? t(copy.of, { label: t(label), feature: t(of) }) : t(label)

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

function learnMore(path: string, of: Message, feature?: Feature): Place {
  return { path, label: copy.learnMore, icon: IconInfoCircle, of, ...(feature && { feature }) }
}
