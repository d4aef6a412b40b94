/** When a customer is reminded of money that will leave (NOTIFICATIONS-23). Pure. */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'

/** Days before the money leaves. */
const REMINDER_DAYS = [7, 1] as const

/** The days on which the customer is reminded of money that leaves on a day. */
export const reminderDays = (on: CalendarDate): CalendarDate[] =>
  REMINDER_DAYS.map((days) => addDays(on, -days))

/** The first of these days after `today`, or `on` itself, when no reminder is left. */
export const nextReminderOn = (on: CalendarDate, today: CalendarDate): CalendarDate =>
  reminderDays(on).find((day) => day > today) ?? on

/**
 * The reminder that is due today: its day, also if it passed without a look. Undefined if none is: its day has not
 * come, the money leaves today, or the customer agreed to it on that day or later and saw the day then.
 */
export const reminderDue = (
  on: CalendarDate,
  { today, agreedOn }: { today: CalendarDate; agreedOn: CalendarDate },
): CalendarDate | undefined => {
  if (today >= on) return undefined
  const due = reminderDays(on).findLast((day) => day <= today)
  return due !== undefined && due > agreedOn ? due : undefined
}
