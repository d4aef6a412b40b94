import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import {
  calendarError,
  hasEnded,
  lastDayOf,
  limitStartOf,
  noticeOf,
  type ProgramCalendar,
} from './calendar.rules.ts'

const calendar = (mode: ProgramCalendar['mode']) => ({
  mode,
  lastDepositOn: day('2025-07-30'),
  lastSpendOn: day('2025-09-03'),
})

// PROGRAM-25
describe('the end of deposits and spending', () => {
  test.each([
    ['enforced', '2025-07-29', false, false],
    ['enforced', '2025-07-30', false, false],
    ['enforced', '2025-07-31', true, false],
    ['enforced', '2025-09-03', true, false],
    ['enforced', '2025-09-04', true, true],
    ['notice', '2025-09-04', false, false],
    ['off', '2025-09-04', false, false],
  ] as const)(
    'a calendar in mode %s on %s: deposits ended %s, spending ended %s',
    (mode, today, deposits, spending) => {
      const ended = (what: 'deposits' | 'spending') => hasEnded(calendar(mode), what, day(today))
      expect([ended('deposits'), ended('spending')]).toEqual([deposits, spending])
    },
  )

  test('an enforced calendar sets limits at the processor from the day after each last day', () => {
    expect(limitStartOf(calendar('enforced'), 'deposits')).toBe('2025-07-31')
    expect(limitStartOf(calendar('enforced'), 'spending')).toBe('2025-09-04')
    expect(limitStartOf(calendar('notice'), 'spending')).toBeNull()
    expect(lastDayOf(calendar('off'), 'spending')).toBe('2025-09-03')
  })
})

// PROGRAM-29
describe('notices of a last day', () => {
  test.each([
    ['2025-06-29', undefined],
    ['2025-06-30', 30],
    ['2025-07-22', 30],
    ['2025-07-23', 7],
    ['2025-07-28', 7],
    ['2025-07-29', 1],
    ['2025-07-30', 1],
    ['2025-07-31', undefined],
  ])('the notice due on %s: %s days before the last day', (today, days) => {
    const notice = noticeOf(calendar('enforced'), 'deposits', day(today))
    expect(notice?.step).toBe(days && `deposits-2025-07-30-${days}`)
  })

  test.each(['notice', 'off'] as const)('sends no notice in mode %s, since nothing ends', (mode) => {
    expect(noticeOf(calendar(mode), 'deposits', day('2025-07-29'))).toBeUndefined()
  })
})

// PROGRAM-21
describe('days that may be announced', () => {
  test.each([
    ['2026-09-30', '2026-11-04', undefined],
    ['2026-08-24', '2026-08-24', undefined],
    ['2026-09-30', '2026-09-29', 'order'],
    ['2026-08-23', '2026-09-30', 'past'],
    ['2026-09-30', '2107-09-30', 'far'],
  ] as const)('the error for deposits until %s and spending until %s: %s', (deposit, spend, error) => {
    const days = { mode: 'notice' as const, lastDepositOn: day(deposit), lastSpendOn: day(spend) }
    expect(calendarError(days, [days.lastDepositOn, days.lastSpendOn], day('2026-08-24'))).toBe(error)
  })

  test('allows a last day that has passed when only the other one is moved', () => {
    const days = { ...calendar('notice'), lastSpendOn: day('2026-10-01') }
    expect(calendarError(days, [days.lastSpendOn], day('2026-08-24'))).toBeUndefined()
  })
})
