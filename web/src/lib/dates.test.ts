import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import {
  dayHeading,
  dayOf,
  formatDay,
  formatFriendlyDay,
  formatMonth,
  formatShortMonth,
  formatTime,
  instantOfStamp,
} from './dates.ts'

// FRAME-85
test('formats a day as MMM dd, yyyy', () => expect(formatDay('2026-11-05')).toBe('Nov 05, 2026'))
// FRAME-85
test('formats a near day with its weekday', () => expect(formatFriendlyDay('2026-11-27')).toBe('Fri, Nov 27'))
test('formats a month with its year', () => expect(formatMonth('2026-11-01')).toBe('November 2026'))
test('formats a month for little space', () => expect(formatShortMonth('2026-09-01')).toBe('Sep 2026'))

// FRAME-86
test('keeps the date of an evening in New York, although UTC is a day ahead', () => {
  expect(dayOf('2026-11-21T03:30:00Z')).toBe('2026-11-20')
  expect(formatTime('2026-11-21T03:30:00Z')).toMatch(/^10:30\sPM$/)
})

// FRAME-86, WIRE-38
test('reads the timestamp of a transaction as UTC', () => {
  expect(instantOfStamp('2026-11-20 9:05:00')).toBe(Date.parse('2026-11-20T09:05:00Z'))
})

// FRAME-85
test('names the last two days "Today" and "Yesterday", and shows the date of older ones', () => {
  const today = day('2026-11-21')
  expect(dayHeading(today, today)).toBe('Today')
  expect(dayHeading(day('2026-11-20'), today)).toBe('Yesterday')
  expect(dayHeading(day('2026-11-19'), today)).toBe('2026-11-19')
})
