import { addDays, addMonths, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Charge, duesUntil, findRecurring, nextOf } from './find-recurring.rules.ts'

const TODAY = day('2026-11-20')
const charge = (on: string, amount = 1500, description = `STREAMLINE TV ${on.slice(5, 7)}`): Charge => ({
  on: day(on),
  amountCents: cents(amount),
  description,
})
const charges = (days: string[], amount?: number) => days.map((on) => charge(on, amount))
const found = (list: readonly Charge[], today: CalendarDate = TODAY) =>
  findRecurring(list, today).map(
    (bill) =>
      `${bill.payee} ${bill.frequency} ${bill.usualCents} x${bill.charges.length}, next ${nextOf(bill, today)}`,
  )

// RULE-02
test.each([
  [['2026-11-03', '2026-11-10', '2026-11-17'], 'weekly 1500 x3, next 2026-11-24'],
  [['2026-10-23', '2026-11-06', '2026-11-20'], 'biweekly 1500 x3, next 2026-12-04'],
  [['2026-09-05', '2026-10-05', '2026-11-05'], 'monthly 1500 x3, next 2026-12-05'],
  [['2026-05-15', '2026-08-15', '2026-11-16'], 'quarterly 1500 x3, next 2027-02-15'],
  // Moved by weekends; the last day of a month.
  [['2026-08-31', '2026-09-30', '2026-10-31'], 'monthly 1500 x3, next 2026-11-30'],
  [['2026-08-01', '2026-09-01', '2026-09-30', '2026-11-01'], 'monthly 1500 x4, next 2026-12-01'],
  // One is missing, and a few days late.
  [['2026-07-05', '2026-08-05', '2026-10-05', '2026-11-05'], 'monthly 1500 x4, next 2026-12-05'],
  [['2026-08-18', '2026-09-18', '2026-10-18'], 'monthly 1500 x3, next 2026-11-18'],
  [['2026-08-10', '2026-09-10', '2026-10-10'], 'monthly 1500 x3, next 2026-12-10'],
])('charges of %j are one bill: %s', (days, expected) =>
  expect(found(charges(days))).toEqual([`streamline tv ${expected}`]),
)

// RULE-02
test.each([
  ['two charges', charges(['2026-10-05', '2026-11-05'])],
  ['no regular distance', charges(['2026-09-01', '2026-10-14', '2026-11-05'])],
  ['a bill that ended', charges(['2026-06-05', '2026-07-05', '2026-08-05'])],
  [
    'too many others',
    charges(['2026-09-05', '2026-09-09', '2026-09-20', '2026-10-05', '2026-10-16', '2026-11-05']),
  ],
  [
    'amounts that differ by more',
    [charge('2026-09-05', 1000), charge('2026-10-05', 1300), charge('2026-11-05', 1600)],
  ],
  [
    'other payees',
    ['08', '09', '10'].map((month) => charge(`2026-${month}-05`, 1500, `Payee ${'x'.repeat(Number(month))}`)),
  ],
  [
    'no name',
    charges(['2026-09-05', '2026-10-05', '2026-11-05']).map((each) => ({ ...each, description: '***' })),
  ],
])('finds no bill in %s', (_why, list) => expect(found(list)).toEqual([]))

// RULE-02
test('amounts may differ by 20 percent, and the usual one is the middle one', () => {
  const list = [charge('2026-09-05', 800), charge('2026-10-05', 1000), charge('2026-11-05', 1200 - 240)]
  expect(found(list)).toEqual(['streamline tv monthly 960 x3, next 2026-12-05'])
  expect(found([charge('2026-09-05', 799), charge('2026-10-05', 1000), charge('2026-11-05', 1000)])).toEqual(
    [],
  )
})

// RULE-02
test('a subscription is found among other purchases of the same store', () => {
  const list = [
    ...charges(['2026-08-09', '2026-09-09', '2026-10-09', '2026-11-09'], 1499),
    ...[3299, 501, 8040, 12_000, 2600].map((amount, at) => charge(`2026-10-${11 + at * 2}`, amount)),
  ]
  expect(found(list)).toEqual(['streamline tv monthly 1499 x4, next 2026-12-09'])
})

// RULE-02
test('finds a bill among hundreds of purchases, and none where there is more than one a day', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => charge(addDays(TODAY, -(at % 390)), 5000 + 2500 * (at % 37)))
  const rent = charges(['2026-09-09', '2026-10-09', '2026-11-09'], 90_000_00)
  expect(found([...others(390), ...rent])).toEqual(['streamline tv monthly 9000000 x3, next 2026-12-09'])
  expect(found([...others(600), ...rent])).toEqual([])
})

// RULE-02
test.each([
  [['2027-12-31', '2028-01-31', '2028-02-29'], '2028-03-01', '2028-03-31'],
  [['2027-10-01', '2027-11-01', '2027-12-01'], '2028-01-01', '2028-01-01'],
])('charges of %j are regular over leap days and new years: on %s the next is on %s', (days, today, next) => {
  expect(found(charges(days), day(today))).toEqual([`streamline tv monthly 1500 x3, next ${next}`])
})

// RULE-02
test('days after the last charge are those of the rhythm', () => {
  const [bill] = findRecurring(charges(['2026-08-31', '2026-09-30', '2026-10-31']), TODAY)
  expect(bill && duesUntil(bill, day('2027-02-28'))).toEqual(
    ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'].map(day),
  )
})

// RULE-02
test('a bill of every month is found whatever its day, and its next day is later than the last charge', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 10 }),
      (start, moved) => {
        const anchor = addDays(day('2026-01-01'), start)
        const list = moved.map((by, month) => charge(addDays(addMonths(anchor, month), by)))
        const last = list.at(-1)?.on ?? TODAY
        const bills = findRecurring(list, last)
        expect(bills.map(({ frequency }) => frequency)).toEqual(['monthly'])
        expect(bills.every((bill) => nextOf(bill, last) > last)).toBe(true)
      },
    ),
  )
})
