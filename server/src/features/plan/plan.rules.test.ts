import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import type { KnownMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import { expect, test } from 'vitest'
import {
  changeOfTrustee,
  firstStatusOf,
  measurePlan,
  measureProgress,
  type NamedTrustee,
} from './plan.rules.ts'

const TODAY = day('2026-11-20')
const SCHEDULE = {
  firstDueOn: day('2026-10-16'),
  months: 3,
  dueRule: { day: 16, roll: 'clamp' },
} as const
const STEP = {
  id: 1,
  fromMonth: day('2026-10-01'),
  amountCents: cents(50_000),
  reason: 'plan',
  retroactive: false,
  orderedOn: null,
} as const
const PAYMENT = {
  id: 1,
  amountCents: cents(50_000),
  arrivesOn: day('2026-10-15'),
  isUndone: false,
  lumpSumId: null,
}
const RECEIPT = {
  id: 1,
  postedOn: day('2026-10-15'),
  amountCents: cents(49_900),
  lumpSumId: null,
  match: 'matched',
  paymentIds: [1],
} as const
const BONUS = { id: 4, amountCents: cents(30_000), dueOn: day('2026-11-01'), countsTowardTotal: true }

const measure = (money: Partial<KnownMoney>, coverCents?: number) => {
  const measured = measurePlan({
    schedule: SCHEDULE,
    steps: [STEP],
    money: { opening: null, payments: [], receipts: [], reported: [], ...money },
    today: TODAY,
    ...(coverCents !== undefined && {
      coverOf: ({ dueOn }) =>
        dueOn > TODAY ? { amountCents: cents(coverCents), expectedOn: null } : undefined,
    }),
  })
  const hasReceipts = (money.receipts ?? []).length > 0
  const { progress, ...totals } = measureProgress(measured, {
    schedule: SCHEDULE,
    lumpSums: [BONUS],
    hasReceipts,
    today: TODAY,
  })
  const statuses = measured.installments.map(({ status }) => status)
  return { statuses, progress, totals }
}

// CASE-12
test('money that is set aside covers an installment, and receipts post one', () => {
  expect(measure({}).statuses).toEqual(['missed', 'missed', 'upcoming'])
  expect(measure({}, 49_999).statuses).toEqual(['missed', 'missed', 'upcoming'])
  expect(measure({}, 50_000).statuses).toEqual(['missed', 'missed', 'covered'])
  const posted = { ...RECEIPT, amountCents: cents(50_000) }
  expect(measure({ payments: [PAYMENT], receipts: [posted] }).statuses).toEqual([
    'posted',
    'missed',
    'upcoming',
  ])
})

// CASE-13
test('arrears by what was posted are known from the first receipt on', () => {
  expect(measure({ payments: [PAYMENT] })).toMatchObject({
    progress: { arrears: { cents: 50_000, payments: '1.0' }, arrearsByPosted: null },
    totals: { sentCents: 50_000, postedCents: 0 },
  })
  expect(measure({ payments: [PAYMENT], receipts: [RECEIPT] })).toMatchObject({
    progress: { arrears: { cents: 50_100 }, arrearsByPosted: { cents: 50_100 } },
    totals: { sentCents: 49_900, postedCents: 49_900 },
  })
  const opening = { asOf: day('2026-10-31'), postedCents: cents(40_000) }
  expect(measure({ opening })).toMatchObject({
    progress: { arrears: { cents: 60_000 }, arrearsByPosted: null },
    totals: { sentCents: 40_000, postedCents: 40_000 },
  })
})

// CASE-09, CASE-17
test('money for a lump sum lowers what remains and no arrears', () => {
  const forBonus = { ...PAYMENT, id: 2, lumpSumId: 4, amountCents: cents(31_000) }
  expect(measure({ payments: [PAYMENT, forBonus] }).progress).toMatchObject({
    arrears: { cents: 50_000 },
    planTotalCents: 150_000,
    remainingCents: 70_000,
  })
})

// CASE-21
test.each([
  { facts: { status: undefined, confirmed_on: null }, status: 'filed' },
  { facts: { status: undefined, confirmed_on: day('2026-11-20') }, status: 'confirmed' },
  { facts: { status: undefined, confirmed_on: day('2026-11-21') }, status: 'filed' },
  { facts: { status: 'suspended' as const, confirmed_on: day('2026-07-01') }, status: 'suspended' },
])('a new plan of $facts is $status', ({ facts, status }) => {
  expect(firstStatusOf(facts, TODAY)).toBe(status)
})

const LISTED: NamedTrustee = {
  trusteeId: 7,
  name: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  fromOn: null,
}
// CASE-23
test.each<{ named?: NamedTrustee; newest?: NamedTrustee; change: ReturnType<typeof changeOfTrustee> }>([
  { change: 'none' },
  { newest: LISTED, change: 'remove' },
  { named: LISTED, change: 'add' },
  { named: LISTED, newest: LISTED, change: 'none' },
  { named: { ...LISTED, trusteeId: 8 }, newest: LISTED, change: 'correct' },
  { named: { ...LISTED, trusteeId: null, name: 'A. Trustee' }, newest: LISTED, change: 'correct' },
  { named: { ...LISTED, fromOn: day('2026-10-01') }, newest: LISTED, change: 'add' },
  { named: LISTED, newest: { ...LISTED, fromOn: day('2026-10-01') }, change: 'add' },
])(
  'naming $named.trusteeId since $named.fromOn after $newest.fromOn: $change',
  ({ named, newest, change }) => {
    expect(changeOfTrustee(named, newest)).toBe(change)
  },
)
