import fc from 'fast-check'
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { cents, parseAmount, sum } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import type { Deposit } from './find-pay-rhythms.rules.ts'
import { daysOfDeposits, depositsOfPayday, matchPaydays, type ScheduledPay } from './match-paydays.rules.ts'

const schedule = (change: Partial<ScheduledPay> = {}): ScheduledPay => ({
  id: 1,
  name: 'Acme',
  payer: 'ACME CORP PAYROLL',
  frequency: 'biweekly',
  anchorOn: day('2026-11-06'),
  days: [],
  weekend: 'before',
  endedOn: null,
  usualCents: cents(100_000),
  landsHere: true,
  ...change,
})
const weekly = { frequency: 'weekly', anchorOn: day('2026-10-02') } as const

let ids = 0
/** "2026-11-06 1000.00 ACME": the payer may be left out, and the amount too. */
const deposit = (text: string): Deposit => {
  const [on = '', amount = '1000.00', ...details] = text.split(' ')
  const name = details.join(' ') || 'ACME CORP PAYROLL'
  return { id: ++ids, on: day(on), amountCents: parseAmount(amount) ?? cents(0), details: name }
}
const NOVEMBER = { from: day('2026-11-01'), to: day('2026-11-30') }
const TODAY = day('2026-11-25')

/** Each payday with the day and amount that arrived: "2026-11-06 2026-11-06 100000". */
const match = (schedules: readonly ScheduledPay[], deposits: readonly string[], span = NOVEMBER) =>
  matchPaydays(schedules, span, deposits.map(deposit), TODAY).map(({ on, received }) =>
    [on, ...(received ? [received.on, received.amountCents] : [])].join(' '),
  )

describe('a deposit counts as a payday', () => {
  // PAYD-04
  test.each<[what: string, deposits: string[], first: string, second: string]>([
    ['on its day', ['2026-11-06', '2026-11-20'], '2026-11-06 100000', '2026-11-20 100000'],
    [
      'that is three banking days early or late',
      ['2026-11-03', '2026-11-25'],
      '2026-11-03 100000',
      '2026-11-25 100000',
    ],
    ['but not four days early', ['2026-11-02'], '', ''],
    ['but not four days late, over a holiday', ['2026-11-13'], '', ''],
    ['three days late over Veterans Day', ['2026-11-12'], '2026-11-12 100000', ''],
    ['of half the usual amount', ['2026-11-06 500.00'], '2026-11-06 50000', ''],
    ['but not of a cent less', ['2026-11-06 499.99'], '', ''],
    [
      'with the deposits of its payer on that day',
      ['2026-11-06 300.00', '2026-11-06 200.00'],
      '2026-11-06 50000',
      '',
    ],
    ['but not with those of the next day', ['2026-11-06 300.00', '2026-11-09 200.00'], '', ''],
    [
      'of its payer, whatever numbers are printed',
      ['2026-11-06 1000.00 ACME CORP PAYROLL 110626 PPD'],
      '2026-11-06 100000',
      '',
    ],
    ['but not of another payer', ['2026-11-06 1000.00 HARBOR PAYROLL'], '', ''],
    ['that is nearer than another one', ['2026-11-05 600.00', '2026-11-06 700.00'], '2026-11-06 70000', ''],
    [
      'the earlier one of two that are as near',
      ['2026-11-09 700.00', '2026-11-05 600.00'],
      '2026-11-05 60000',
      '',
    ],
    ['on a Saturday, as on the Friday', ['2026-11-07'], '2026-11-07 100000', ''],
  ])('%s', (_what, deposits, first, second) => {
    expect(match([schedule()], deposits)).toEqual([
      `2026-11-06 ${first}`.trim(),
      `2026-11-20 ${second}`.trim(),
    ])
  })

  // PAYD-04
  test.each<[what: string, deposits: string[], matched: string[]]>([
    [
      'the nearest by banking days: Wednesday is two from Friday, and three from the Friday before',
      ['2026-10-21'],
      ['2026-10-02', '2026-10-09', '2026-10-16', '2026-10-23 2026-10-21 100000', '2026-10-30'],
    ],
    [
      'the earlier one on a tie, in a week with a holiday',
      ['2026-11-11'],
      ['2026-11-06 2026-11-11 100000', '2026-11-13', '2026-11-20', '2026-11-27'],
    ],
    [
      'at most one, even if another one is missing',
      ['2026-11-18', '2026-11-20'],
      ['2026-11-06', '2026-11-13', '2026-11-20 2026-11-20 100000', '2026-11-27'],
    ],
  ])('%s', (_what, deposits, matched) => {
    const [first = ''] = deposits
    const span = first < '2026-11-01' ? { from: day('2026-10-01'), to: day('2026-10-31') } : NOVEMBER
    expect(match([schedule(weekly)], deposits, span)).toEqual(matched)
  })

  // PAYD-04
  test('of one of two schedules, and of none whose pay goes elsewhere', () => {
    const other = schedule({ id: 2, anchorOn: day('2026-11-09'), payer: null, name: 'Acme' })
    expect(match([schedule(), other], ['2026-11-09', '2026-11-06'])).toEqual([
      '2026-11-06 2026-11-06 100000',
      '2026-11-09 2026-11-09 100000',
      '2026-11-20',
      '2026-11-23',
    ])
    expect(match([schedule({ landsHere: false })], ['2026-11-06'])).toEqual(['2026-11-06', '2026-11-20'])
  })

  // PAYD-04
  test('outside of the span takes the deposit that is nearer to it', () => {
    const span = { from: day('2026-11-07'), to: day('2026-11-13') }
    expect(match([schedule(weekly)], ['2026-11-09'], span)).toEqual(['2026-11-13'])
    expect(daysOfDeposits(span).from < '2026-11-01' && daysOfDeposits(span).to > TODAY).toBe(true)
  })

  // PAYD-04
  test('at most once, and every payday has at most one day of deposits', () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 25 })
    fc.assert(
      fc.property(offsets, fc.constantFrom('weekly' as const, 'biweekly' as const), (days, frequency) => {
        const from = day('2026-08-01')
        const deposits = days.map((count) => deposit(addDays(from, count)))
        const both = [schedule({ ...weekly, frequency }), schedule({ id: 2, anchorOn: day('2026-08-05') })]
        const paydays = matchPaydays(both, { from, to: addDays(from, 120) }, deposits, TODAY)
        const received = paydays.flatMap((payday) => payday.received ?? [])
        expect(new Set(received.map(({ on }) => on)).size).toBe(received.length)
        const all = sum(deposits.map(({ amountCents }) => amountCents))
        expect(sum(received.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(all)
      }),
      { numRuns: 50 },
    )
  })
})

describe('pay is late', () => {
  const lateOn = (today: string, deposits: readonly string[], change: Partial<ScheduledPay> = {}) =>
    matchPaydays([schedule(change)], NOVEMBER, deposits.map(deposit), day(today))
      .filter(({ isLate }) => isLate)
      .map(({ on }) => on)

  // PAYD-04
  test.each<[what: string, today: string, deposits: string[], late: string[]]>([
    ['not on its day', '2026-11-06', [], []],
    ['not one banking day later', '2026-11-09', [], []],
    ['two banking days later', '2026-11-10', [], ['2026-11-06']],
    ['until the next payday', '2026-11-19', [], ['2026-11-06']],
    ['not from the next payday on', '2026-11-20', [], []],
    ['not if it arrived', '2026-11-12', ['2026-11-09'], []],
    ['not if it arrived too late to count', '2026-11-18', ['2026-11-13'], []],
    ['even if something smaller arrived', '2026-11-18', ['2026-11-13 100.00'], ['2026-11-06']],
  ])('%s', (_what, today, deposits, late) => {
    expect(lateOn(today, deposits)).toEqual(late)
  })

  // PAYD-04
  test('never if it goes to another account, or was not expected', () => {
    expect(lateOn('2026-11-10', [], { landsHere: false })).toEqual([])
    expect(lateOn('2026-11-10', [], { anchorOn: day('2026-11-20') })).toEqual([])
    expect(lateOn('2026-11-25', [], { endedOn: day('2026-11-10') })).toEqual(['2026-11-06'])
  })
})

// PAYD-04
test('the deposits of a payday are those of its payer on its day', () => {
  const deposits = [
    '2026-11-06 300.00',
    '2026-11-06 700.00 ACME CORP PAYROLL 2',
    '2026-11-06 1000.00 HARBOR PAYROLL',
    '2026-11-09 1000.00',
  ].map(deposit)
  const [first, second] = matchPaydays([schedule()], NOVEMBER, deposits, TODAY)
  const ids = deposits.map(({ id }) => id)
  expect(first && depositsOfPayday(first, deposits)).toEqual(ids.slice(0, 2))
  expect(second && depositsOfPayday(second, deposits)).toEqual([])
})
