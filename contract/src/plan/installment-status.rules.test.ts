import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import type { Credit } from './applied-money.rules.ts'
import type { Schedule } from './due-days.rules.ts'
import { type Cover, trackInstallments } from './installment-status.rules.ts'
import { deriveInstallments, type Installment } from './installments.rules.ts'
import type { Step } from './steps.rules.ts'

const schedule: Schedule = { firstDueOn: day('2026-04-16'), months: 12, dueRule: { day: 16, roll: 'clamp' } }
const steps = (...all: (readonly [month: number, amount: number, orderedOn?: string])[]): Step[] =>
  all.map(([month, amount, orderedOn], index) => ({
    id: index + 1,
    fromMonth: addMonths(day('2026-04-01'), month - 1),
    amountCents: cents(amount),
    reason: 'step',
    retroactive: orderedOn !== undefined,
    orderedOn: orderedOn === undefined ? null : day(orderedOn),
  }))
const credit = (arrivesOn: string | null, amount: number, lumpSumId: number | null = null): Credit => ({
  source: 'payment',
  id: 1,
  amountCents: cents(amount),
  arrivesOn: arrivesOn === null ? null : day(arrivesOn),
  lumpSumId,
})

const track = (
  all: readonly Step[],
  today: string,
  money: {
    applied?: readonly Credit[]
    posted?: readonly Credit[]
    coverOf?: (installment: Installment) => Cover | undefined
  } = {},
) =>
  trackInstallments({
    installments: deriveInstallments(schedule, all),
    applied: money.applied ?? money.posted ?? [],
    posted: money.posted ?? [],
    today: day(today),
    ...(money.coverOf && { coverOf: money.coverOf }),
  })
const statuses = (...parameters: Parameters<typeof track>) =>
  track(...parameters).map(({ status, isLate }) => `${status}${isLate ? ' late' : ''}`)

const cover = (amount: number, expectedOn: string | null) => (installment: Installment) =>
  installment.month === '2026-06-01'
    ? { amountCents: cents(amount), expectedOn: expectedOn === null ? null : day(expectedOn) }
    : undefined

// CASE-12
test.each<{ name: string; today: string; money: Parameters<typeof track>[2]; found: string[] }>([
  { name: 'nothing is paid', today: '2026-06-10', money: {}, found: ['missed', 'missed', 'due', 'upcoming'] },
  { name: 'the due day has not passed', today: '2026-06-16', money: {}, found: ['missed', 'missed', 'due'] },
  { name: 'a week before the due day', today: '2026-06-09', money: {}, found: ['missed', 'missed', 'due'] },
  {
    name: 'more than a week before',
    today: '2026-06-08',
    money: {},
    found: ['missed', 'missed', 'upcoming'],
  },
  {
    name: 'a part is paid',
    today: '2026-06-10',
    money: { applied: [credit('2026-04-15', 70_000)] },
    found: ['sent', 'short', 'due'],
  },
  {
    name: 'the trustee posted one and a half',
    today: '2026-06-10',
    money: { posted: [credit('2026-04-15', 75_000)] },
    found: ['posted', 'short', 'due'],
  },
  {
    name: 'one is posted, one only sent',
    today: '2026-06-10',
    money: {
      applied: [credit('2026-04-15', 50_000), credit('2026-05-14', 50_000)],
      posted: [credit('2026-04-15', 50_000)],
    },
    found: ['posted', 'sent', 'due'],
  },
  {
    name: 'money arrived after the due day',
    today: '2026-06-10',
    money: { posted: [credit('2026-04-17', 50_000), credit('2026-05-16', 50_000)] },
    found: ['posted late', 'posted', 'due'],
  },
  {
    name: 'the opening total has no day',
    today: '2026-06-10',
    money: { posted: [credit(null, 100_000)] },
    found: ['posted', 'posted', 'due'],
  },
  {
    name: 'money for a lump sum is not for installments',
    today: '2026-06-10',
    money: { posted: [credit('2026-04-15', 100_000, 7)] },
    found: ['missed', 'missed', 'due'],
  },
  {
    name: 'all of the next one is set aside',
    today: '2026-06-10',
    money: { posted: [credit(null, 100_000)], coverOf: cover(50_000, null) },
    found: ['posted', 'posted', 'covered', 'upcoming'],
  },
  {
    name: 'a part is paid and the rest scheduled in time',
    today: '2026-06-10',
    money: { posted: [credit(null, 120_000)], coverOf: cover(30_000, '2026-06-16') },
    found: ['posted', 'posted', 'covered', 'upcoming'],
  },
  {
    name: 'a cent is not set aside',
    today: '2026-06-10',
    money: { posted: [credit(null, 100_000)], coverOf: cover(49_999, null) },
    found: ['posted', 'posted', 'due', 'upcoming'],
  },
  {
    name: 'the scheduled payment is expected too late',
    today: '2026-06-10',
    money: { posted: [credit(null, 100_000)], coverOf: cover(50_000, '2026-06-17') },
    found: ['posted', 'posted', 'covered late', 'upcoming'],
  },
  {
    name: 'what is set aside does not help after the due day',
    today: '2026-06-17',
    money: { posted: [credit(null, 100_000)], coverOf: cover(50_000, null) },
    found: ['posted', 'posted', 'missed', 'upcoming'],
  },
])('installments when $name', ({ today, money, found }) => {
  expect(statuses(steps([1, 50_000]), today, money).slice(0, found.length)).toEqual(found)
})

// CASE-12
test('a month without a payment has the status none, and takes no money', () => {
  const found = track(steps([1, 50_000], [2, 0], [3, 50_000]), '2026-07-20', {
    posted: [credit(null, 100_000)],
  })
  expect(found.slice(0, 4).map(({ status }) => status)).toEqual(['posted', 'none', 'posted', 'missed'])
})

// CASE-11, CASE-13
test('money fills the oldest installment first: the trustee posted 3,461.55 of 500.00 and then 650.00', () => {
  const found = track(steps([1, 50_000], [7, 65_000]), '2026-11-20', { posted: [credit(null, 346_155)] })
  expect(found.slice(5, 9).map((each) => [each.amountCents - each.postedCents, each.status])).toEqual([
    [0, 'posted'],
    [18_845, 'short'],
    [65_000, 'missed'],
    [65_000, 'upcoming'],
  ])
})

// CASE-11
test('tells what of an installment is only known from the customer', () => {
  const reported = { ...credit('2026-04-15', 30_000), source: 'reported' } as const
  const found = track(steps([1, 50_000]), '2026-06-10', {
    applied: [reported, credit('2026-04-16', 40_000), { ...reported, arrivesOn: day('2026-05-02') }],
  })
  expect(found.slice(0, 3).map((each) => [each.appliedCents, each.reportedCents])).toEqual([
    [50_000, 30_000],
    [50_000, 30_000],
    [0, 0],
  ])
})

// CASE-17
test('an order that lowered what was due pays for the oldest installments', () => {
  const all = steps([1, 50_000], [1, 25_000, '2026-06-20'])
  expect(statuses(all, '2026-06-19').slice(0, 3)).toEqual(['missed', 'missed', 'missed'])
  expect(statuses(all, '2026-06-20').slice(0, 5)).toEqual(['posted', 'short', 'missed', 'none', 'upcoming'])
})

// REC-02
test('what the office took back lessens the newest money before it', () => {
  const taken = [credit('2026-04-15', 52_000), credit('2026-04-20', -2500), credit('2026-05-20', 1000)]
  const found = track(steps([1, 50_000]), '2026-06-10', { posted: taken })
  expect(found.slice(0, 3).map(({ postedCents }) => postedCents)).toEqual([50_000, 500, 0])
  const first = track(steps([1, 50_000]), '2026-06-10', { posted: taken.slice(1) })
  expect(first.slice(0, 2).map(({ postedCents }) => postedCents)).toEqual([0, 0])
})

const anyCredits = fc
  .array(
    fc.record({ month: fc.integer({ min: 0, max: 14 }), amount: fc.integer({ min: -60_000, max: 120_000 }) }),
    { maxLength: 20 },
  )
  .map((all) =>
    all
      .toSorted((a, b) => a.month - b.month)
      .map(({ month, amount }) => credit(addMonths(day('2026-04-10'), month), amount)),
  )

// CASE-11
test('no money is lost or counted twice, and an older installment is filled first', () => {
  fc.assert(
    fc.property(anyCredits, fc.integer({ min: 0, max: 14 }), (applied, month) => {
      const all = steps([1, 50_000], [5, 0], [6, 70_000])
      const found = track(all, addMonths(day('2026-04-20'), month), { applied })
      const [total, money] = [
        found.reduce((sum, { amountCents }) => sum + amountCents, 0),
        applied.reduce((sum, { amountCents }) => sum + amountCents, 0),
      ]
      expect(found.reduce((sum, { appliedCents }) => sum + appliedCents, 0)).toBe(
        Math.min(total, Math.max(0, money)),
      )
      expect(found.every(({ appliedCents }) => appliedCents >= 0)).toBe(true)
      const firstOpen = found.findIndex(({ amountCents, appliedCents }) => appliedCents < amountCents)
      const later = firstOpen < 0 ? [] : found.slice(firstOpen + 1)
      expect(later.every(({ appliedCents }) => appliedCents === 0)).toBe(true)
    }),
  )
})
