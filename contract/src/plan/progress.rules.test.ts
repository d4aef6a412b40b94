import { expect, test } from 'vitest'
import { addMonths, day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import type { Schedule } from './due-days.rules.ts'
import { deriveInstallments } from './installments.rules.ts'
import { isLumpSumOverdue, lumpSumsTowardTotal, progressOf } from './progress.rules.ts'
import type { Step } from './steps.rules.ts'

const schedule: Schedule = { firstDueOn: day('2026-04-16'), months: 60, dueRule: { day: 16, roll: 'clamp' } }
const steps = (...all: (readonly [month: number, amount: number, orderedOn?: string])[]): Step[] =>
  all.map(([month, amount, orderedOn], index) => ({
    id: index + 1,
    fromMonth: addMonths(day('2026-04-01'), month - 1),
    amountCents: cents(amount),
    reason: 'step',
    retroactive: orderedOn !== undefined,
    orderedOn: orderedOn === undefined ? null : day(orderedOn),
  }))
const progress = (
  all: readonly Step[],
  today: string,
  { applied = 0, posted, lumpSums = 0 }: { applied?: number; posted?: number; lumpSums?: number } = {},
) =>
  progressOf({
    schedule,
    installments: deriveInstallments(schedule, all),
    appliedCents: cents(applied),
    postedCents: posted === undefined ? null : cents(posted),
    lumpSumCents: cents(lumpSums),
    today: day(today),
  })

// CASE-13
test.each([
  { all: steps([1, 50_000]), paid: 346_155, due: 400_000, behind: 53_845, payments: '1.1' },
  { all: steps([1, 50_000], [7, 65_000]), paid: 346_155, due: 430_000, behind: 83_845, payments: '1.3' },
  { all: steps([1, 50_000]), paid: 400_000, due: 400_000, behind: 0, payments: null },
  { all: steps([1, 50_000]), paid: 395_001, due: 400_000, behind: 4_999, payments: null },
  { all: steps([1, 50_000]), paid: 395_000, due: 400_000, behind: 5_000, payments: '0.1' },
  { all: steps([1, 50_000]), paid: 392_500, due: 400_000, behind: 7_500, payments: '0.2' },
  { all: steps([1, 50_000]), paid: 350_000, due: 400_000, behind: 50_000, payments: '1.0' },
  // A suspension does not hide what a payment is.
  { all: steps([1, 50_000], [7, 0]), paid: 250_000, due: 300_000, behind: 50_000, payments: '1.0' },
  // Nor does a difference, which is no monthly payment.
  {
    all: steps([1, 50_000], [1, 60_000, '2026-11-19']),
    paid: 400_000,
    due: 480_000,
    behind: 80_000,
    payments: '1.6',
  },
])('on 2026-11-20 with $paid of $due paid, $behind are behind, $payments payments', (row) => {
  const found = progress(row.all, '2026-11-20', { applied: row.paid, posted: row.paid })
  expect(found).toMatchObject({
    monthNumber: 8,
    dueToDateCents: row.due,
    arrears: { cents: row.behind, payments: row.payments },
    arrearsByPosted: { cents: row.behind, payments: row.payments },
    aheadCents: 0,
  })
})

// CASE-13
test('arrears by what was posted appear with the first receipt', () => {
  expect(progress(steps([1, 50_000]), '2026-11-20', { applied: 400_000 }).arrearsByPosted).toBeNull()
  const found = progress(steps([1, 50_000]), '2026-11-20', { applied: 400_000, posted: 350_000 })
  expect([found.arrears.cents, found.arrearsByPosted]).toEqual([0, { cents: 50_000, payments: '1.0' }])
})

// CASE-13
test('money ahead is what was paid above what was due', () => {
  const found = progress(steps([1, 50_000]), '2026-11-16', { applied: 400_000 })
  // Due on this day, so it has not passed.
  expect(found).toMatchObject({ dueToDateCents: 350_000, aheadCents: 50_000, arrears: { cents: 0 } })
})

// CASE-13, CASE-17
test('an order that lowers what was due counts from its day on', () => {
  const all = steps([1, 50_000], [1, 40_000, '2026-11-20'])
  expect(progress(all, '2026-11-20', { applied: 300_000 }).arrears.cents).toBe(20_000)
  expect(progress(all, '2026-11-19', { applied: 300_000 }).arrears.cents).toBe(100_000)
})

// CASE-09
test.each([
  { today: '2026-03-31', number: 0 },
  { today: '2026-04-01', number: 1 },
  { today: '2026-10-20', number: 7 },
  { today: '2031-03-31', number: 60 },
  { today: '2032-01-01', number: 60 },
])('on $today it is month $number', ({ today, number }) => {
  expect(progress(steps([1, 50_000]), today).monthNumber).toBe(number)
})

// CASE-09
test.each([
  { today: '2026-11-20', next: { month: '2027-04-01', amountCents: 65_000 } },
  { today: '2027-04-01', next: { month: '2029-04-01', amountCents: 80_000 } },
  { today: '2026-01-01', next: { month: '2027-04-01', amountCents: 65_000 } },
  { today: '2029-04-01', next: null },
])('on $today the amount changes next in $next', ({ today, next }) => {
  const all = steps([1, 50_000], [13, 65_000], [20, 65_000], [37, 80_000])
  expect(progress(all, today).nextChange).toEqual(next)
})

// CASE-09
test('the plan has a total, what remains of it, and a last payment', () => {
  const all = steps([1, 50_000], [13, 65_000], [37, 80_000])
  expect(progress(all, '2026-11-20', { applied: 400_000, lumpSums: 88_000 })).toMatchObject({
    planTotalCents: 4_080_000,
    remainingCents: 4_080_000 - 488_000,
    lastDueOn: '2031-03-16',
    months: 60,
  })
  expect(progress(all, '2026-11-20', { applied: 5_000_000 }).remainingCents).toBe(0)
})

// CASE-06
test.each([
  { today: '2031-03-16', applied: 0, isOpen: true },
  { today: '2031-03-17', applied: 3_000_000, isOpen: false },
  { today: '2033-03-17', applied: 2_999_999, isOpen: true },
])('on $today with $applied paid the plan is open: $isOpen', ({ today, applied, isOpen }) => {
  expect(progress(steps([1, 50_000]), today, { applied }).isOpen).toBe(isOpen)
})

const lumpSum = (id: number, amount: number, countsTowardTotal: boolean) => ({
  id,
  amountCents: cents(amount),
  dueOn: day('2027-03-01'),
  countsTowardTotal,
})

// CASE-17
test('lump sums count toward the total as far as they are paid, if they do', () => {
  const all = [lumpSum(1, 154_000, true), lumpSum(2, 88_000, false), lumpSum(3, 10_000, true)]
  const paid = new Map([
    [1, cents(100_000)],
    [2, cents(88_000)],
    [3, cents(12_000)],
  ])
  expect(lumpSumsTowardTotal(all, paid)).toBe(110_000)
})

// CASE-17
test.each([
  { today: '2027-03-01', paid: 0, isOverdue: false },
  { today: '2027-03-02', paid: 153_999, isOverdue: true },
  { today: '2027-03-02', paid: 154_000, isOverdue: false },
])('on $today with $paid paid a lump sum is overdue: $isOverdue', ({ today, paid, isOverdue }) => {
  expect(isLumpSumOverdue(lumpSum(1, 154_000, true), cents(paid), day(today))).toBe(isOverdue)
})
