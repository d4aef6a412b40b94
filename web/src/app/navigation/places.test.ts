import { FEATURES, type Feature } from '@yoursuccess/contract/core/access'
import { describe, expect, test } from 'vitest'
import { t } from '../../i18n/translate.ts'
import { sampleUser } from '../../testing/samples.ts'
import { placesFor } from './places.ts'

const everyPage = () => true
const labels = (
  features: Partial<typeof sampleUser.features> = {},
  hasPage = everyPage as (path: string) => boolean,
) =>
  placesFor({ ...sampleUser.features, ...features }, hasPage).map(({ title, places }) => [
    title && t(title),
    ...places.map(({ label, path }) => `${t(label)} ${path}`),
  ])

// FRAME-29
test('shows all entries in their groups with every page and feature', () => {
  expect(labels()).toEqual([
    [
      undefined,
      'Dashboard /dashboard',
      'Success Tracker /dashboard/tracker/track-success',
      'Learn More /dashboard/tracker/learn-more',
      'Payment Assistant /dashboard/paybills',
      'Learn More /dashboard/paybills/learn-more',
      'Fund bank account /dashboard/funding',
      'Statements /dashboard/statements',
    ],
    ['Rewards', 'Get Started /dashboard/rewards', 'Learn More /dashboard/rewards/learn-more'],
    [
      'Other features and services',
      'Request New Card /dashboard/settings/request-new-card',
      'Early Access /dashboard/early-ach-deposits',
    ],
    [undefined, 'Account settings /dashboard/settings', 'Set Pin /dashboard/set-pin'],
  ])
})

describe('with every page in place', () => {
  const ADDED: Partial<Record<Feature, readonly string[]>> = {
    billPay: ['/dashboard/paybills', '/dashboard/paybills/learn-more'],
    paymentTracker: ['/dashboard/tracker/track-success', '/dashboard/tracker/learn-more'],
  }
  const TAKEN_AWAY: Partial<Record<Feature, readonly string[]>> = { fundingShutoff: ['/dashboard/funding'] }

  const pathsWith = (feature: Feature, isOn: boolean, areOthersOn: boolean) => {
    const others = Object.fromEntries(FEATURES.map((other) => [other, areOthersOn]))
    const features = { ...sampleUser.features, ...others, [feature]: isOn }
    return placesFor(features, everyPage).flatMap(({ places }) => places.map(({ path }) => path))
  }

  // FRAME-30
  test.each(FEATURES.flatMap((feature) => [[feature, true] as const, [feature, false] as const]))(
    '%s changes only its own entries, with the other features on: %s',
    (feature, areOthersOn) => {
      const on = pathsWith(feature, true, areOthersOn)
      const off = pathsWith(feature, false, areOthersOn)
      expect(on.filter((path) => !off.includes(path))).toEqual(ADDED[feature] ?? [])
      expect(off.filter((path) => !on.includes(path))).toEqual(TAKEN_AWAY[feature] ?? [])
    },
  )
})

// FRAME-32
test('hides entries without a page, and the title of an empty group', () => {
  expect(labels({}, (path) => path === '/dashboard')).toEqual([[undefined, 'Dashboard /dashboard']])
})

// FRAME-36
test('the bottom bar of a phone has Home, Tracker, Pay bills and Add money', () => {
  const words = placesFor(sampleUser.features, everyPage).flatMap(({ places }) =>
    places.flatMap(({ mainWord }) => (mainWord ? t(mainWord) : [])),
  )
  expect(words).toEqual(['Home', 'Tracker', 'Pay bills', 'Add money'])
})
