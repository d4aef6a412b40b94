/**
 * Days as fields of requests and replies. Separate from calendar-date.ts, so that a page that only calculates
 * with days does not load zod (docs/decisions/0091-sign-in-without-schemas.md).
 */
import * as z from 'zod'
import { DAY, monthStart, parseDay } from './calendar-date.ts'
import { DAY_FORMAT } from './day.messages.ts'
import { parsedBy } from './parsed-by.ts'

/** A day in a request. Parses to a CalendarDate, and refuses days that do not exist. */
export const calendarDate = parsedBy(z.string({ error: DAY_FORMAT }).max(10), parseDay, DAY_FORMAT).meta({
  description: 'A calendar day, yyyy-MM-dd',
  examples: ['2026-11-20'],
})

/** A day in a reply. Checks only the format. */
export const dayReply = z
  .string()
  .regex(DAY)
  .meta({ description: 'A calendar day, yyyy-MM-dd', examples: ['2026-11-20'] })

/** The first day of a month in a request (WIRE-36). Accepts any day of the month. */
export const monthInput = calendarDate.transform(monthStart)
