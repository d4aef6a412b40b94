import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import {
  dayHeading,
  dayOf,
  formatDay,
  formatFriendlyDay,
  formatMonth,
  formatTime,
  instantOfStamp,
} from './dates.ts'

// FRAME-85
test('a day reads MMM dd, yyyy', () => expect(formatDay('2026-11-05')).toBe('Nov 05, 2026'))
// FRAME-85
test('a near day reads with its weekday', () => expect(formatFriendlyDay('2026-11-27')).toBe('Fri, Nov 27'))
test('a month reads with its year', () => expect(formatMonth('2026-11-01')).toBe('November 2026'))

// FRAME-86
test('an evening in New York is not yet the next day of Greenwich', () => {
  expect(dayOf('2026-11-21T03:30:00Z')).toBe('2026-11-20')
  expect(formatTime('2026-11-21T03:30:00Z')).toMatch(/^10:30\sPM$/)
})

// FRAME-86, WIRE-38
test('the stamp of a transaction is an instant of Greenwich', () => {
  expect(instantOfStamp('2026-11-20 9:05:00')).toBe(Date.parse('2026-11-20T09:05:00Z'))
})

// FRAME-85
test('the last two days have names, older ones their date', () => {
  const today = day('2026-11-21')
  expect(dayHeading(today, today)).toBe('Today')
  expect(dayHeading(day('2026-11-20'), today)).toBe('Yesterday')
  expect(dayHeading(day('2026-11-19'), today)).toBe('2026-11-19')
})
