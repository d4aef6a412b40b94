import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../core/calendar-date.ts'
import { arriveBy, sendOn } from '../trustees/posting.rules.ts'
import { arrivalOfMoved, firstSendDay, isMovableTo, movableDays } from './move-day.rules.ts'

const posting = { kind: 'electronic', posting_days: 0 } as const
const limits = { dueOn: day('2026-12-15'), firstOn: day('2026-12-01'), nextSendOn: day('2027-01-11') }

describe('the days to which a payment can be moved', () => {
  // AUTO-06
  test.each([
    ['today', '2026-12-01', true],
    ['yesterday', '2026-11-30', false],
    ['a Saturday', '2026-12-05', false],
    ['Christmas', '2026-12-25', false],
    ['after the due day', '2026-12-16', true],
    ['the last banking day before the next send day', '2027-01-08', true],
    ['the next send day', '2027-01-11', false],
  ])('%s (%s)', (_what, on, expected) => {
    expect(isMovableTo(day(on), limits)).toBe(expected)
  })

  // AUTO-06
  test('the last payment of a plan can be moved for 30 days past its due day', () => {
    expect(movableDays({ ...limits, nextSendOn: null })).toEqual({ from: '2026-12-01', to: '2027-01-14' })
  })

  // AUTO-06
  test.each([
    ['a banking day', '2026-12-04', false, '2026-12-04'],
    ['once its cutoff is near', '2026-12-04', true, '2026-12-07'],
    ['a Saturday', '2026-12-05', false, '2026-12-07'],
  ])('the first day is the next one on which something is sent: %s', (_what, today, isOver, expected) => {
    expect(firstSendDay(day(today), isOver)).toBe(expected)
  })
})

describe('when a moved payment should be posted', () => {
  // AUTO-06
  test.each([
    ['three days late', '2026-12-16', '2026-12-18', 3],
    ['on the due day', '2026-12-11', '2026-12-15', 0],
    ['early', '2026-12-08', '2026-12-10', 0],
    ['a day late', '2026-12-14', '2026-12-16', 1],
  ])('%s', (_what, on, postedOn, daysLate) => {
    expect(arrivalOfMoved(day(on), { dueOn: limits.dueOn, posting })).toEqual({ postedOn, daysLate })
  })

  // AUTO-06
  test('the send day of a plan is never late, whatever the buffer', () => {
    const dueDays = fc.integer({ min: 0, max: 1500 }).map((index) => addDays(day('2026-01-01'), index))
    fc.assert(
      fc.property(dueDays, fc.nat(10), (dueOn, buffer) => {
        const on = sendOn(arriveBy(dueOn, buffer), posting)
        expect(arrivalOfMoved(on, { dueOn, posting }).daysLate).toBe(0)
      }),
    )
  })
})
