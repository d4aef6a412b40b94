import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChargeOfBill, expectedBillOf } from './expected-bills.rules.ts'
import { findRecurring } from './find-recurring.rules.ts'

const TODAY = day('2026-11-20')
const TO = day('2027-01-31')
const charge = (on: string, change: Partial<ChargeOfBill> = {}): ChargeOfBill => ({
  on: day(on),
  amountCents: cents(900_00),
  description: 'Rent',
  isBillPayment: false,
  transactionId: Number(on.slice(5).replace('-', '')),
  ...change,
})
const expected = (charges: readonly ChargeOfBill[], today: CalendarDate = TODAY) =>
  findRecurring(charges, today).map((bill) => expectedBillOf(bill, today, TO))
const daysOf = (charges: readonly ChargeOfBill[], today?: CalendarDate) =>
  expected(charges, today).flatMap(({ days }) => days)
/** On the 5th of each month until November. */
const RENT = ['2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'].map((on) => charge(on))

// FORE-01
test('a bill is expected on each of its days with its usual amount', () => {
  expect(expected(RENT)).toEqual([
    { amountCents: 900_00, days: ['2026-12-05', '2027-01-05'], transactionIds: [805, 905, 1005, 1105] },
  ])
})

// FORE-01
test('a bill that is paid here is expected with the fee', () => {
  const paid = RENT.map((each) => ({ ...each, isBillPayment: true, transactionId: null }))
  expect(expected(paid)).toMatchObject([{ amountCents: 901_00, transactionIds: [] }])
})

// FORE-01
test.each([
  ['on its day', '2026-12-05', '2026-12-05'],
  ['today while it is late', '2026-12-10', '2026-12-10'],
  ['no longer once it is missed', '2026-12-11', '2027-01-05'],
])('a bill that did not come is expected %s', (_when, today, first) => {
  expect(daysOf(RENT, day(today))[0]).toBe(first)
})

// FORE-01
test.each<[string, ChargeOfBill, string[]]>([
  ['of its amount', charge('2026-11-28'), ['2027-01-05']],
  [
    'of more, ordered here',
    charge('2026-11-28', { amountCents: cents(1_200_00), isBillPayment: true }),
    ['2027-01-05'],
  ],
  ['of more, by card', charge('2026-11-28', { amountCents: cents(1_200_00) }), ['2026-12-05', '2027-01-05']],
  [
    'of less, ordered here',
    charge('2026-11-28', { amountCents: cents(100_00), isBillPayment: true }),
    ['2026-12-05', '2027-01-05'],
  ],
  ['nearer to the day before', charge('2026-11-14'), ['2026-12-05', '2027-01-05']],
])('a charge %s leaves these days of a bill', (_what, early, days) => {
  expect(daysOf([...RENT, early], day('2026-11-28'))).toEqual(days)
})

// FORE-02
test('what was paid early belongs to a regular bill, and other charges of its payee do not', () => {
  const others = [charge('2026-11-12', { amountCents: cents(20_00) }), charge('2026-11-28')]
  const [bill] = expected([...RENT, ...others], day('2026-11-28'))
  expect(bill?.transactionIds).toEqual([805, 905, 1005, 1105, 1128])
})

// FORE-01
test('a charge on its day takes that day away, and no other one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 1, max: 28 }), (moved, dayOfMonth) => {
      const at = (month: number, by = 0) => {
        const on = new Date(Date.UTC(2026, month, dayOfMonth + by))
        return charge(on.toISOString().slice(0, 10))
      }
      const known = [4, 5, 6, 7].map((month) => at(month))
      const paid = at(8, moved)
      expect(daysOf([...known, paid], paid.on)).toEqual(daysOf(known, paid.on).slice(1))
    }),
  )
})
