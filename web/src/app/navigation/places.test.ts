import { FEATURES, type Feature } from '@yoursuccess/contract/core/access'
import { describe, expect, test } from 'vitest'
import { t } from '../../i18n/translate.ts'
import { sampleUser } from '../../testing/samples.ts'
import { openPageOf, pagesOf, type Place, placesFor } from './places.ts'

const everyPage = () => true
const withFeatures = (features: Partial<typeof sampleUser.features>, hasPage: (path: string) => boolean) =>
  placesFor({ ...sampleUser.features, ...features }, hasPage)
const shown = (
  features: Partial<typeof sampleUser.features> = {},
  hasPage: (path: string) => boolean = everyPage,
) => {
  const { main, more } = withFeatures(features, hasPage)
  return [...main, more].map(({ name, sections }: Place) => [
    t(name),
    ...sections.flatMap(({ title, pages }) => [
      ...(title ? [`- ${t(title)}`] : []),
      ...pages.map(({ label, path }) => `${t(label)} ${path}`),
    ]),
  ])
}
const names = (features: Partial<typeof sampleUser.features>, hasPage = everyPage) =>
  withFeatures(features, hasPage).main.map(({ name }) => t(name))

// FRAME-29
test('shows all places and their pages with every page and feature', () => {
  expect(shown()).toEqual([
    ['Home', 'Dashboard /dashboard'],
    [
      'Plan',
      'Your plan /dashboard/plan',
      'Autopay /dashboard/plan/autopay',
      'Payment history /dashboard/plan/receipts',
      'Paydays /dashboard/plan/paydays',
      'Success Tracker /dashboard/tracker/track-success',
      'This paycheck /dashboard/tracker/paycheck',
      'Expense Overview /dashboard/tracker/expenses',
      'Trustee Payment /dashboard/tracker/trustee-payment',
      'Income Goals /dashboard/tracker/income-goals',
      'Calendar /dashboard/tracker/calendar',
      'Learn More /dashboard/tracker/learn-more',
    ],
    ['Pay', 'Payment Assistant /dashboard/paybills', 'Learn More /dashboard/paybills/learn-more'],
    [
      'Money',
      'Transactions /dashboard/transactions',
      'Fund bank account /dashboard/funding',
      'Your transfers /dashboard/funding/ach/transactions-list',
      'Set-aside /dashboard/plan/set-aside',
      'Statements /dashboard/statements',
    ],
    [
      'More',
      'Account settings /dashboard/settings',
      'Set Pin /dashboard/set-pin',
      'Reported problems /dashboard/reported-problems',
      'Help /3',
      '- Rewards',
      'Get Started /dashboard/rewards',
      'Learn More /dashboard/rewards/learn-more',
      '- Other features and services',
      'Request New Card /dashboard/settings/request-new-card',
      'Early Access /dashboard/early-ach-deposits',
    ],
  ])
})

// FRAME-107
describe('Plan is the second place', () => {
  test.each([
    ['both features', {}, '/dashboard/plan'],
    ['only the plan tools', { paymentTracker: false }, '/dashboard/plan'],
    ['only the tracker', { planTools: false }, '/dashboard/tracker/track-success'],
  ] as const)('with %s', (_, features, opens) => {
    const { main } = withFeatures(features, everyPage)
    expect(main.map(({ name }) => t(name))).toEqual(['Home', 'Plan', 'Pay', 'Money'])
    expect(main[1] && pagesOf(main[1])[0]?.path).toBe(opens)
  })

  test('and is not shown without both', () => {
    expect(names({ planTools: false, paymentTracker: false })).toEqual(['Home', 'Pay', 'Money'])
  })

  test('and opens the tracker while the app has no page of the plan', () => {
    const { main } = withFeatures({}, (path) => !path.startsWith('/dashboard/plan'))
    expect(main[1] && pagesOf(main[1])[0]?.path).toBe('/dashboard/tracker/track-success')
  })
})

describe('with every page in place', () => {
  const ADDED: Partial<Record<Feature, readonly string[]>> = {
    billPay: ['/dashboard/paybills', '/dashboard/paybills/learn-more'],
    paymentTracker: [
      '/dashboard/tracker/track-success',
      '/dashboard/tracker/paycheck',
      '/dashboard/tracker/expenses',
      '/dashboard/tracker/trustee-payment',
      '/dashboard/tracker/income-goals',
      '/dashboard/tracker/calendar',
      '/dashboard/tracker/learn-more',
    ],
    planTools: [
      '/dashboard/plan',
      '/dashboard/plan/autopay',
      '/dashboard/plan/receipts',
      '/dashboard/plan/paydays',
      '/dashboard/tracker/paycheck',
      '/dashboard/plan/set-aside',
    ],
  }
  /** Shown only with two features. */
  const OF_TWO = ['/dashboard/tracker/paycheck']
  const TAKEN_AWAY: Partial<Record<Feature, readonly string[]>> = {
    fundingShutoff: ['/dashboard/funding', '/dashboard/funding/ach/transactions-list'],
  }

  const pathsWith = (feature: Feature, isOn: boolean, areOthersOn: boolean) => {
    const others = Object.fromEntries(FEATURES.map((other) => [other, areOthersOn]))
    const { main, more } = withFeatures({ ...others, [feature]: isOn }, everyPage)
    return [...main, more].flatMap((place) => pagesOf(place).map(({ path }) => path))
  }

  // FRAME-30
  test.each(FEATURES.flatMap((feature) => [[feature, true] as const, [feature, false] as const]))(
    '%s changes only its own entries, with the other features on: %s',
    (feature, areOthersOn) => {
      const on = pathsWith(feature, true, areOthersOn)
      const off = pathsWith(feature, false, areOthersOn)
      const added = (ADDED[feature] ?? []).filter((path) => areOthersOn || !OF_TWO.includes(path))
      expect(on.filter((path) => !off.includes(path))).toEqual(added)
      expect(off.filter((path) => !on.includes(path))).toEqual(TAKEN_AWAY[feature] ?? [])
    },
  )
})

// FRAME-32
test('hides entries without a page, places without entries, and the titles of empty sections', () => {
  expect(shown({}, (path) => ['/dashboard', '/dashboard/rewards'].includes(path))).toEqual([
    ['Home', 'Dashboard /dashboard'],
    ['More', '- Rewards', 'Get Started /dashboard/rewards'],
  ])
})

// FRAME-33
test.each([
  ['/dashboard', 'Home', 'Dashboard', true],
  ['/dashboard/tracker/track-success', 'Plan', 'Success Tracker', true],
  ['/dashboard/tracker/expenses', 'Plan', 'Expense Overview', true],
  ['/dashboard/tracker/expense-item-by-category/housing', 'Plan', 'Success Tracker', false],
  ['/dashboard/plan/autopay', 'Plan', 'Autopay', true],
  ['/dashboard/plan/receipts', 'Plan', 'Payment history', true],
  ['/dashboard/plan/details', 'Plan', 'Your plan', false],
  ['/dashboard/paybills/add-biller', 'Pay', 'Payment Assistant', false],
  ['/dashboard/paybills/learn-more', 'Pay', 'Learn More', true],
  ['/dashboard/funding/ach/transactions-list', 'Money', 'Your transfers', true],
  ['/dashboard/plan/set-aside', 'Money', 'Set-aside', true],
  ['/dashboard/funding/payroll', 'Money', 'Fund bank account', false],
  ['/dashboard/settings/notifications', 'More', 'Account settings', false],
  ['/dashboard/settings/sign-in', 'More', 'Account settings', false],
  ['/dashboard/settings/request-new-card', 'More', 'Request New Card', true],
])('%s belongs to %s and is marked at "%s", as its own page: %s', (path, place, page, isExact) => {
  const open = openPageOf(withFeatures({}, everyPage), path)
  expect(open && [t(open.place.name), t(open.page.label), open.isExact]).toEqual([place, page, isExact])
})

// FRAME-33
test.each(['/dashboard/refund', '/dashboard/statements-of-others'])('%s is marked nowhere', (path) => {
  expect(openPageOf(withFeatures({}, everyPage), path)).toBeUndefined()
})
