/** The expected paydays, the deposits that count as them, and the time from one payday to the next. */
import * as z from 'zod'
import { daysBetween } from '../core/calendar-date.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { EXPENSE_CATEGORIES } from '../tracker/tracker-categories.ts'
import { planner } from './pay-schedules.ts'
import { RANGE_BACKWARD, RANGE_TOO_LONG } from './paydays.messages.ts'

/** The longest range of days for which paydays are listed: two years. */
export const MAX_PAYDAY_RANGE = 731

export const payday = z.strictObject({
  /** The expected day, moved off weekends and bank holidays. */
  on: dayReply,
  schedule_id: z.int(),
  name: z.string(),
  usual_amount: amountReply,
  /** What counts as this payday. `amount` is the sum of the payer's deposits of that day. */
  received: z.strictObject({ transaction_id: z.int(), amount: amountReply, on: dayReply }).nullable(),
  /** True if it should have arrived more than one banking day ago and is the newest payday of its schedule. */
  is_late: z.boolean(),
})
export type Payday = z.infer<typeof payday>

export const listPaydays = endpoint('GET /api/paydays', {
  summary: 'Expected paydays of a range of days, with what arrived',
  access: planner,
  query: z
    .strictObject({ from: calendarDate, to: calendarDate })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: RANGE_BACKWARD })
    .refine(({ from, to }) => daysBetween(from, to) < MAX_PAYDAY_RANGE, {
      path: ['to'],
      error: RANGE_TOO_LONG,
    }),
  replies: { 200: z.strictObject({ paydays: z.array(payday) }) },
})

/** What is still to come in a period. The app says it in words. */
export const dueInPeriod = z.strictObject({
  /**
   * `bill`: the customer is reminded of a biller, without an amount. `transfer`: money that a recurring
   * transfer brings in. `trustee_payment`: what is unpaid of the month's payment.
   */
  kind: z.enum(['bill', 'transfer', 'trustee_payment']),
  on: dayReply,
  /** The biller or the linked bank account. Null for the trustee payment. */
  name: z.string().nullable(),
  amount: amountReply.nullable(),
})

export const paycheck = z.strictObject({
  from: dayReply,
  /** The day before the next payday. */
  to: dayReply,
  /** The paydays on which the period begins. */
  paydays: z.array(payday),
  /** Deposits and transfers into the account, without what was taken back. */
  came_in: amountReply,
  /** What was set aside for the trustee. */
  set_aside: amountReply,
  due: z.array(dueInPeriod),
  spending: z.array(
    z.strictObject({
      /** Null for spending without a category. */
      category: z.enum(EXPENSE_CATEGORIES).nullable(),
      spent: amountReply,
      /** The period's share of the monthly goals. */
      goal: amountReply,
    }),
  ),
  spent: amountReply,
  goal: amountReply,
  /** What came in, without what was set aside, spent and is still due. May be negative. */
  left: amountReply,
  /** Today included. 0 once the period has ended. */
  days_left: z.int().min(0),
  /** What is left for each day, rounded down to the cent, at least 0.00. Null once the period has ended. */
  per_day: amountReply.nullable(),
})
export type Paycheck = z.infer<typeof paycheck>

export const getPaycheck = endpoint('GET /api/payment_tracking/paycheck', {
  summary: 'From the payday before a day, or on it, to the day before the next one (PAYD-06)',
  access: { ...planner, alsoFeature: 'paymentTracker' },
  /** Defaults to today. */
  query: z.strictObject({ on: calendarDate.optional() }),
  /** Null without a payday before the day and one after it. */
  replies: { 200: z.strictObject({ paycheck: paycheck.nullable() }) },
})
