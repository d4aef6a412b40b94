import { expect, test } from 'vitest'
import { sampleUser } from '../../testing/samples.ts'
import { placesFor } from './places.ts'

const everyPage = () => true
const labels = (
  features: Partial<typeof sampleUser.features> = {},
  hasPage = everyPage as (path: string) => boolean,
) =>
  placesFor({ ...sampleUser.features, ...features }, hasPage).map(({ title, places }) => [
    title,
    ...places.map(({ label, path }) => `${label} ${path}`),
  ])

test('with every page and feature, all entries of the specification are there, in their groups', () => {
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

test('features hide what they gate: bills and tracker while off, funding while shut off', () => {
  expect(labels({ billPay: false, paymentTracker: false, fundingShutoff: true })[0]).toEqual([
    undefined,
    'Dashboard /dashboard',
    'Statements /dashboard/statements',
  ])
})

test('a page that does not exist yet has no entry, and an empty group no name', () => {
  expect(labels({}, (path) => path === '/dashboard')).toEqual([[undefined, 'Dashboard /dashboard']])
})

test('the main places of a phone are Home, Tracker, Pay bills and Fund', () => {
  const words = placesFor(sampleUser.features, everyPage).flatMap(({ places }) =>
    places.flatMap(({ mainWord }) => mainWord ?? []),
  )
  expect(words).toEqual(['Home', 'Tracker', 'Pay bills', 'Fund'])
})
