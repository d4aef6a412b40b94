import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBankingDays, isBankingDay } from '../core/banking-days.ts'
import { addDays, day } from '../core/calendar-date.ts'
import { arriveBy, arrivalOn, orderedOn, postedBy, sendOn } from './posting.rules.ts'
import { TRUSTEE_METHODS } from './trustee-methods.ts'

describe('an electronic payment', () => {
  const ELECTRONIC_DAYS = 2

  // TRU-07
  test.each<[dueOn: string, buffer: number, lead: number, arriveOn: string, sentOn: string]>([
    ['2026-11-30', 0, 5, '2026-11-30', '2026-11-20'],
    ['2026-11-30', 2, 5, '2026-11-25', '2026-11-18'],
    // A Saturday.
    ['2026-12-05', 2, 3, '2026-12-02', '2026-11-27'],
    // Holidays.
    ['2026-12-25', 2, 3, '2026-12-22', '2026-12-17'],
    ['2027-01-01', 2, 5, '2026-12-29', '2026-12-21'],
    ['2027-01-15', 2, 11, '2027-01-13', '2026-12-28'],
    ['2027-02-15', 2, 2, '2027-02-10', '2027-02-08'],
    ['2027-05-31', 2, 3, '2027-05-26', '2027-05-21'],
    ['2027-07-05', 2, 3, '2027-06-30', '2027-06-25'],
    // Due on the 20th.
    ['2027-01-20', 2, 2, '2027-01-15', '2027-01-13'],
    ['2027-02-20', 2, 2, '2027-02-17', '2027-02-12'],
    ['2027-03-20', 2, 2, '2027-03-17', '2027-03-15'],
    ['2027-06-20', 2, 2, '2027-06-16', '2027-06-14'],
  ])(
    'due on %s, %i banking days ahead, posted %i after it is sent: by %s, sent on %s',
    (dueOn, buffer, lead, arriveOn, sentOn) => {
      expect(arriveBy(day(dueOn), buffer)).toBe(arriveOn)
      const office = { kind: 'electronic', posting_days: lead - ELECTRONIC_DAYS } as const
      expect(sendOn(day(arriveOn), office)).toBe(sentOn)
      expect(postedBy(day(sentOn), office) <= arriveOn).toBe(true)
    },
  )

  // TRU-07
  test('takes two banking days, and one more after the cutoff', () => {
    const office = { kind: 'electronic', posting_days: 0 } as const
    expect(postedBy(day('2026-11-24'), office)).toBe('2026-11-27')
    expect(postedBy(addBankingDays(day('2026-11-24'), 1), office)).toBe('2026-11-30')
  })
})

// TRU-07
test.each([
  ['a Sunday', '2026-05-31', '2026-05-29'],
  ['a Sunday after a short month', '2026-03-01', '2026-02-27'],
  ['New Year', '2027-01-01', '2026-12-31'],
])('a payment due on %s (%s) should be posted by %s', (_what, dueOn, arriveOn) => {
  expect(arriveBy(day(dueOn), 0)).toBe(arriveOn)
})

describe('a check', () => {
  // TRU-07
  test.each([
    ['2027-01-13', '2026-12-29'],
    ['2026-12-22', '2026-12-07'],
  ])('arrives by %s when it is ordered on %s at the latest', (arriveOn, sentOn) => {
    expect(sendOn(day(arriveOn), { kind: 'bill_pay_check', posting_days: 0 })).toBe(sentOn)
  })

  // TRU-07
  test.each([
    ['on a Friday', '2026-11-20', '2026-12-07'],
    ['on a Saturday', '2026-11-21', '2026-12-08'],
    ['before Thanksgiving', '2026-11-25', '2026-12-11'],
    ['so that it would arrive on Christmas', '2026-12-10', '2026-12-28'],
  ])('ordered %s (%s) arrives by %s', (_what, orderedOn, arriveOn) => {
    expect(arrivalOn(day(orderedOn), 'bill_pay_check')).toBe(arriveOn)
  })
})

describe('TFS', () => {
  // TRU-07
  test.each([
    ['2026-11-30', '2026-11-30', '2026-11-20'],
    ['2027-01-02', '2026-12-31', '2026-12-23'],
    ['2026-07-06', '2026-07-06', '2026-06-29'],
    ['2027-07-05', '2027-07-02', '2027-06-25'],
    ['2028-11-13', '2028-11-13', '2028-11-06'],
  ])('due on %s should arrive by %s and be started on %s', (dueOn, arriveOn, startOn) => {
    expect(arriveBy(day(dueOn), 0)).toBe(arriveOn)
    expect(sendOn(day(arriveOn), { kind: 'tfs', posting_days: 0 })).toBe(startOn)
  })
})

describe('ePay', () => {
  const cutoff = { cutoff_time: '16:00', zone: 'America/Chicago' }

  // TRU-07
  test.each([
    ['a minute before the cutoff', '2026-11-25T21:59:00Z', '2026-11-27'],
    ['at the cutoff', '2026-11-25T22:00:00Z', '2026-11-30'],
    ['a minute after the cutoff', '2026-11-25T22:01:00Z', '2026-11-30'],
    ['on a Saturday', '2026-11-28T17:00:00Z', '2026-12-01'],
    ['in summer, a minute before the cutoff', '2026-07-15T20:59:00Z', '2026-07-16'],
    ['late in the evening', '2026-11-24T05:30:00Z', '2026-11-25'],
  ])('ordered %s (%s) is credited on %s', (_what, at, creditedOn) => {
    expect(arrivalOn(orderedOn(new Date(at), cutoff), 'epay')).toBe(creditedOn)
  })
})

describe('for every method and day', () => {
  const method = fc.record({
    kind: fc.constantFrom(...TRUSTEE_METHODS),
    posting_days: fc.integer({ min: 0, max: 12 }),
  })
  const anyDay = fc.integer({ min: 0, max: 2200 }).map((index) => addDays(day('2026-01-01'), index))

  // TRU-07
  test('the send day is the latest banking day that is not too late', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 10 }), method, (dueOn, buffer, office) => {
        const by = arriveBy(dueOn, buffer)
        const sent = sendOn(by, office)
        expect(isBankingDay(sent)).toBe(true)
        expect(sent <= by && by <= dueOn).toBe(true)
        expect(postedBy(sent, office) <= by).toBe(true)
        expect(postedBy(addBankingDays(sent, 1), office) > by).toBe(true)
      }),
    )
  })

  // TRU-07
  test('a later due day never gives an earlier send day, and a larger buffer never a later one', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(60), fc.nat(8), method, (dueOn, later, buffer, office) => {
        const sent = sendOn(arriveBy(dueOn, buffer), office)
        expect(sendOn(arriveBy(addDays(dueOn, later), buffer), office) >= sent).toBe(true)
        expect(sendOn(arriveBy(dueOn, buffer + 1), office) <= sent).toBe(true)
      }),
    )
  })
})
