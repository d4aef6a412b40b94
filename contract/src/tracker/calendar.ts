/** A month with paydays, bills, transfers and the trustee payment (RULE-03, RULE-04). */
import * as z from 'zod'
import { dayReply, monthInput } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { tracker } from './tracker-fields.ts'

/** How many months before and after this one have a calendar. */
export const CALENDAR_MONTHS_BACK = 12
export const CALENDAR_MONTHS_AHEAD = 12

export const CALENDAR_KINDS = ['payday', 'bill', 'transfer', 'trustee_payment'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/**
 * `expected`: still to come. `paid`: the pay, the transfer or the charge was posted, or the trustee received or posted
 * the payment. `sent`: the payment to the trustee is on its way. `short`: a part of it was paid by its day. `missed`:
 * its day passed, and nothing came or was paid.
 */
export const CALENDAR_STATES = ['expected', 'paid', 'sent', 'short', 'missed'] as const
export type CalendarState = (typeof CALENDAR_STATES)[number]

const calendarEntry = z.strictObject({
  on: dayReply,
  kind: z.enum(CALENDAR_KINDS),
  /** Null for the trustee payment. */
  name: z.string().nullable(),
  /** What was posted, or else what is expected. Null for a bill of which the customer only wanted a reminder. */
  amount: amountReply.nullable(),
  state: z.enum(CALENDAR_STATES),
})
export type CalendarEntry = z.infer<typeof calendarEntry>

export const getCalendar = endpoint('GET /api/calendar', {
  summary: 'What came and went in a month, and what is expected of it, by day',
  access: tracker,
  query: z.strictObject({ month: monthInput.optional() }),
  replies: { 200: z.strictObject({ month: dayReply, entries: z.array(calendarEntry) }) },
})
