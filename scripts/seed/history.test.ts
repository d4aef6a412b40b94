import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { historyOf, lastBookedDay } from './history.ts'

// SANDBOX-05
test.each([
  ['at half past one at night', '2026-11-22T06:30:00.000Z', '2026-11-20'],
  ['in the evening', '2026-11-23T01:30:00.000Z', '2026-11-22'],
])('gives a persona created %s no transaction in the future', (_when, now, newest) => {
  const lastDay = lastBookedDay(day('2026-11-22'), now)
  const { transactions } = historyOf('active@example.com', day('2026-11-01'), lastDay).override_accounts[0]
  expect(transactions.at(-1)?.date_posted).toBe(newest)
})
