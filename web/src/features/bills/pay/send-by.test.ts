import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { sendByOf } from './send-by.ts'

// BILLS-127
test.each([
  // Thanksgiving is on Nov 26: two banking days to arrive, and two in which the office posts it.
  ['2026-12-01', false, '2026-11-24'],
  ['2026-11-25', false, '2026-11-19'],
  // A check is mailed the next banking day, and is there after 14 days.
  ['2026-11-25', true, '2026-11-06'],
])('what is due on %s is sent (by check: %s) by %s', (dueOn, isPaper, sendBy) => {
  expect(sendByOf({ is_paper: isPaper }, day(dueOn))).toBe(sendBy)
})
