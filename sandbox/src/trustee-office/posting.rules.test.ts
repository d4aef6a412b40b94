import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, it } from 'vitest'
import { findOffice, OFFICES } from './offices.ts'
import { amountsPosted, type Arrival, isClosed, postedAt, wageOrderArrives } from './posting.rules.ts'

const office = (number: string) => {
  const found = findOffice(`000000${number}`)
  if (!found) throw new Error(`no office ${number}`)
  return found
}

/** When a payment is posted that arrives at this time, as day and hour in New York's winter time. */
const posted = (number: string, receivedAt: string, change: Partial<Arrival> = {}) =>
  new Date(
    postedAt({
      office: office(number),
      method: 'electronic',
      receivedAt: new Date(receivedAt),
      caseNumber: '24-10077',
      hasWaited: false,
      ...change,
    }).getTime() -
      5 * 3_600_000,
  )
    .toISOString()
    .slice(0, 16)

// The holidays are Thanksgiving (Thursday, November 26, 2026) and Christmas (Friday, December 25).
// SBX-02
it.each<[what: string, number: string, receivedAt: string, change: Partial<Arrival>, expected: string]>([
  ['the same morning', '9001', '2026-11-23T13:00:00Z', {}, '2026-11-23T08:30'],
  ['at once during the day', '9001', '2026-11-23T20:00:00Z', {}, '2026-11-23T15:00'],
  ['just before the cutoff', '9001', '2026-11-23T23:59:00Z', {}, '2026-11-23T18:59'],
  ['after the cutoff', '9001', '2026-11-24T00:00:00Z', {}, '2026-11-24T08:30'],
  ['after the cutoff before a holiday', '9001', '2026-11-26T00:00:00Z', {}, '2026-11-27T08:30'],
  ['on a Saturday', '9001', '2026-11-21T15:00:00Z', {}, '2026-11-23T08:30'],
  [
    'a check later than an electronic payment',
    '9001',
    '2026-11-23T13:00:00Z',
    { method: 'bill_pay_check' },
    '2026-11-24T08:30',
  ],
  ['over Thanksgiving', '9012', '2026-11-24T13:00:00Z', {}, '2026-11-30T08:30'],
  ['over Christmas', '9009', '2026-12-24T13:00:00Z', {}, '2026-12-29T08:30'],
  ['a check in three days', '9006', '2026-12-22T13:00:00Z', { method: 'bill_pay_check' }, '2026-12-28T08:30'],
  ['not on the day after a holiday', '9004', '2026-11-27T15:00:00Z', {}, '2026-11-30T08:30'],
  [
    'ten days late without a case number',
    '9001',
    '2026-11-23T13:00:00Z',
    { caseNumber: undefined },
    '2026-12-08T08:30',
  ],
  [
    'no later if the network has waited',
    '9002',
    '2026-12-08T13:00:00Z',
    { caseNumber: undefined, hasWaited: true },
    '2026-12-09T08:30',
  ],
  ['90001 one day late', '9001', '2026-11-25T13:00:00Z', { caseNumber: '24-90001' }, '2026-11-27T08:30'],
])('posts %s', (_what, number, receivedAt, change, expected) => {
  expect(posted(number, receivedAt, change)).toBe(expected)
})

// SBX-02
it.each([
  ['24-10077', 50_000, [50_000]],
  ['24-90001', 50_000, [50_000]],
  ['24-90002', 50_000, [49_900]],
  ['24-90002', 100, [1]],
  ['24-90003', 50_000, []],
  ['24-90004', 50_000, [50_000, 50_000]],
  ['24-90005', 50_000, []],
  ['UNIT 4', 50_000, [50_000]],
])('posts of a payment to %s of %i cents %j', (caseNumber, amount, expected) => {
  expect(amountsPosted(caseNumber, cents(amount))).toEqual(expected)
})

// SBX-02
it('has closed only the cases that end in 90005', () => {
  expect(['24-90005', '24-90004', '24-10077'].map(isClosed)).toEqual([true, false, false])
})

// SBX-02
it('brings a wage order after five or six banking days, at noon', () => {
  const arrival = (number: number) =>
    wageOrderArrives(day('2026-11-20'), number, office('9001')).toISOString()
  expect([2, 3].map(arrival)).toEqual(['2026-11-30T20:00:00.000Z', '2026-12-01T20:00:00.000Z'])
})

// SBX-02
it('posts a wage order that comes after an early cutoff one banking day later', () => {
  const receivedAt = wageOrderArrives(day('2026-11-20'), 2, office('9006')).toISOString()
  expect(posted('9006', receivedAt, { method: 'wage_order' })).toBe('2026-12-03T08:30')
  expect(posted('9005', receivedAt, { method: 'wage_order' })).toBe('2026-12-01T08:30')
})

// SBX-02
it('has offices with every number of posting days, with early cutoffs, and with holds', () => {
  const days = OFFICES.flatMap(({ posting_days }) => Object.values(posting_days))
  expect(new Set(days)).toEqual(new Set([0, 1, 2, 3]))
  expect(OFFICES.filter(({ cutoff_time }) => cutoff_time <= '12:00')).toHaveLength(3)
  expect(OFFICES.filter(({ hold_days }) => hold_days >= 8)).toHaveLength(5)
})
