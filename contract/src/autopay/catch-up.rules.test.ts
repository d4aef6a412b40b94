import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../core/calendar-date.ts'
import { cents, sum } from '../core/money.ts'
import { addToPayments, daysOfCatchUp, spreadOverPaydays, toCatchUp } from './catch-up.rules.ts'

const payday = (on: string, usual = 1_200_00) => ({ on: day(on), usualCents: cents(usual) })
const payment = (sendOn: string) => ({ sendOn: day(sendOn) })
const spread = (behind: number, ...paydays: ReturnType<typeof payday>[]) =>
  spreadOverPaydays(cents(behind), paydays)

describe('what is behind', () => {
  // AUTO-19
  test.each([
    ['all of it on one payday', 600_00, [payday('2026-12-04')], '60000'],
    ['evenly over equal ones', 466_00, [payday('2026-12-04'), payday('2026-12-18')], '23300 23300'],
    [
      'by what each pays',
      466_00,
      [payday('2026-12-04'), payday('2026-12-11', 300_00), payday('2026-12-18')],
      '20712 5178 20710',
    ],
    ['to the cent', 1_00, [payday('2026-12-04'), payday('2026-12-11'), payday('2026-12-18')], '34 33 33'],
  ])('is spread: %s', (_what, behind, paydays, expected) => {
    expect(
      spread(behind, ...paydays)
        .map(({ partCents }) => partCents)
        .join(' '),
    ).toBe(expected)
  })

  // AUTO-19
  test('goes with the first payment that the pay can reach, a banking day before it is sent', () => {
    const parts = spread(600_00, payday('2026-12-08'), payday('2026-12-09'), payday('2027-01-08'))
    // The last pay comes too late for the last payment, which takes its part all the same.
    expect(addToPayments(parts, [payment('2026-12-09'), payment('2027-01-08')])).toEqual([200_00, 400_00])
    expect(addToPayments(parts, [])).toEqual([])
  })

  // AUTO-19
  test('is neither more nor less in all, however it is spread', () => {
    const amounts = fc.integer({ min: 1, max: 5_000_00 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000_00 }),
        fc.array(amounts, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (behind, pays, count) => {
          const paydays = pays.map((usual, index) => ({
            on: addDays(day('2026-12-04'), index * 14),
            usualCents: cents(usual),
          }))
          const parts = spreadOverPaydays(cents(behind), paydays)
          const payments = Array.from({ length: count }, (_, index) => ({
            sendOn: addDays(day('2026-12-09'), index * 30),
          }))
          expect(sum(parts.map(({ partCents }) => partCents))).toBe(behind)
          expect(sum(addToPayments(parts, payments))).toBe(behind)
        },
      ),
    )
  })

  // AUTO-19
  test.each([
    [600_00, 0, 600_00],
    [600_00, 465_00, 135_00],
    [465_00, 465_00, 0],
    [0, 465_00, 0],
  ])('%i behind, %i still to be sent: %i to catch up', (arrears, toSend, expected) => {
    expect(toCatchUp(cents(arrears), cents(toSend))).toBe(expected)
  })
})

// AUTO-19
test('shows for each day what is set aside and what is left, with two paydays of one day together', () => {
  const paydays = [
    payday('2026-12-04'),
    payday('2026-12-04', 400_00),
    payday('2026-12-11'),
    payday('2026-12-18'),
    payday('2026-12-24'),
  ]
  const sharesWithout = [
    { on: day('2026-12-04'), amountCents: cents(150_00) },
    { on: day('2026-12-18'), amountCents: cents(1_000_00) },
    { on: day('2026-12-24'), amountCents: cents(60_00) },
  ]
  const shares = [
    { on: day('2026-12-04'), amountCents: cents(300_00) },
    { on: day('2026-12-04'), amountCents: cents(100_00) },
    { on: day('2026-12-18'), amountCents: cents(1_300_00) },
    { on: day('2026-12-24'), amountCents: cents(60_00) },
  ]
  const chosen = [payday('2026-12-04'), payday('2026-12-11')]
  expect(daysOfCatchUp({ paydays, chosen, shares, sharesWithout })).toEqual([
    {
      on: '2026-12-04',
      payCents: 1_600_00,
      partCents: 250_00,
      setAsideCents: 400_00,
      leftCents: 1_200_00,
    },
    { on: '2026-12-11', payCents: 1_200_00, partCents: 0, setAsideCents: 0, leftCents: 1_200_00 },
    // Not chosen, but it bears more.
    {
      on: '2026-12-18',
      payCents: 1_200_00,
      partCents: 300_00,
      setAsideCents: 1_300_00,
      leftCents: -100_00,
    },
  ])
})
