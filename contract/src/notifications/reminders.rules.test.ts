import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { nextReminderOn, reminderDays, reminderDue } from './reminders.rules.ts'

const on = day('2026-12-09')

// NOTIFICATIONS-23
test('reminds seven days and one day before the money leaves', () => {
  expect(reminderDays(on)).toEqual(['2026-12-02', '2026-12-08'])
})

// NOTIFICATIONS-23
test.each([
  ['long before', '2026-11-20', '2026-12-02'],
  ['on the day of the first reminder', '2026-12-02', '2026-12-08'],
  ['between both', '2026-12-05', '2026-12-08'],
  ['a day before', '2026-12-08', '2026-12-09'],
  ['on the day itself', '2026-12-09', '2026-12-09'],
])('knows the next reminder %s', (_when, today, expected) => {
  expect(nextReminderOn(on, day(today))).toBe(expected)
})

// NOTIFICATIONS-23
test.each([
  ['nothing earlier than seven days before', '2026-12-01', '2026-11-01', undefined],
  ['the first one seven days before', '2026-12-02', '2026-11-01', '2026-12-02'],
  ['the first one later, if nobody looked that day', '2026-12-04', '2026-11-01', '2026-12-02'],
  ['the second one a day before', '2026-12-08', '2026-11-01', '2026-12-08'],
  ['nothing on the day itself', '2026-12-09', '2026-11-01', undefined],
  ['nothing that was seen when it was agreed to', '2026-12-04', '2026-12-03', undefined],
  ['nothing on the day of the agreement', '2026-12-02', '2026-12-02', undefined],
  ['the second one after an agreement between both', '2026-12-08', '2026-12-03', '2026-12-08'],
])('is due: %s', (_what, today, agreedOn, expected) => {
  expect(reminderDue(on, { today: day(today), agreedOn: day(agreedOn) })).toBe(expected)
})
