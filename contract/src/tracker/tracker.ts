/** A tracker month as a whole: its goals, its numbers and its approval. */
import * as z from 'zod'
import { calendarDate, dayReply, monthInput } from '../core/day-fields.ts'
import { endpoint, ignoredField } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import {
  tracker,
  incomeGoal,
  expenseGoal,
  trusteePayment,
  expenseItem,
  month,
  monthQuery,
  pick,
} from './tracker-fields.ts'

const monthOfPlan = {
  income_goals: z.array(incomeGoal.extend({ id: z.int().nullable() })),
  expense_goals: z.array(expenseGoal.extend({ id: z.int().nullable() })),
  trustee_payment: trusteePayment.extend({ id: z.int().nullable() }).nullable(),
}

export const getMonthlyGoals = endpoint('GET /api/payment_tracking/monthly_goals', {
  summary:
    "A month's goals; with prefil=true, what it has none of comes from the latest earlier month, without ids", // TRACKER-71
  access: tracker,
  query: z.strictObject({ month: monthInput.optional(), prefil: z.enum(['true', 'false']).optional() }),
  replies: { 200: z.strictObject(monthOfPlan) },
})

export const getPaymentTracking = endpoint('GET /api/payment_tracking', {
  summary: 'Goals, items and months of the tracker', // TRACKER-154
  access: tracker,
  query: monthQuery,
  replies: {
    200: z.strictObject({
      income_goals: z.array(incomeGoal),
      expense_goals: z.array(expenseGoal),
      expense_items: z.array(expenseItem),
      trustee_payment: trusteePayment.nullable(),
      /** Sum of the goals without the trustee payment, in dollars. Not a string here (TRACKER-154). */
      expense_goal: z.number(),
      /** The first day of each month, newest first (TRACKER-14). */
      months_in_payment_tracking: z.array(dayReply),
    }),
  },
})
export type PaymentTracking = z.infer<(typeof getPaymentTracking)['replies'][200]>

/**
 * States of a payment to the trustee. `posted`: a receipt says that the trustee has posted it. `reported`: the customer
 * says that they paid it elsewhere.
 */
export const TRUSTEE_PAYMENT_STATES = ['scheduled', 'on_its_way', 'received', 'posted', 'reported'] as const

export const getTrusteeCard = endpoint('GET /api/payment_tracking/trustee_card', {
  summary: 'What is owed to the trustee today, by when, and where its payments are',
  access: tracker,
  replies: {
    200: z.strictObject({
      trustee_card: z.strictObject({
        /** The first day of this month. */
        month: dayReply,
        /** The amount planned for this month; null until the customer enters it, and once the case has ended. */
        amount: amountReply.nullable(),
        /** Whether the customer's plan has ended, so that nothing is due (CASE-15). */
        case_ended: z.boolean(),
        /**
         * When this month's payment and the next one are due. Null until the customer enters the due day, and for a
         * month without a payment.
         */
        due_on: dayReply.nullable(),
        next_due_on: dayReply.nullable(),
        /**
         * This month's unpaid amount. A payment counts from the day it is sent, and first toward the oldest
         * unpaid month.
         */
        unpaid: amountReply,
        /** The unpaid amount of earlier months, and the oldest unpaid month. */
        earlier_unpaid: amountReply,
        earlier_month: dayReply.nullable(),
        /** The amount to pay now: `unpaid` plus `earlier_unpaid`. */
        owed: amountReply,
        /** Days since the due day of the oldest unpaid month; 0 if nothing is late. */
        days_late: z.int().min(0),
        /** This month's and all pending payments, newest first; then those that the customer reported. */
        payments: z.array(
          z.strictObject({
            amount: amountReply,
            state: z.enum(TRUSTEE_PAYMENT_STATES),
            /** When the payment was received, posted or reported; otherwise, when it should arrive. */
            day: dayReply,
          }),
        ),
      }),
    }),
  },
})
export type TrusteeCard = z.infer<(typeof getTrusteeCard)['replies'][200]>['trustee_card']

export const getTotalExpenseGoal = endpoint('GET /api/payment_tracking/total_expense_goal', {
  summary: 'Sum of the month’s goals without the trustee payment',
  access: tracker,
  query: monthQuery,
  replies: { 200: z.strictObject({ total_expense_goal: z.number() }) },
})

export const successTrackerInfo = z.strictObject({
  status: z.enum(['not_started', 'needs_approval', 'approved']),
  get_started_completed_at: z.iso.datetime().nullable(),
  budget_last_approved_at: dayReply.nullable(),
})
const trackerInfoReply = z.strictObject({ success_tracker_info: successTrackerInfo })
/** The first day of the month to approve, or a time, which means now (TRACKER-75, TRACKER-76). */
const approvedAt = z.union([calendarDate, z.iso.datetime({ offset: true })])

export const getTrackerInfo = endpoint('GET /api/success_tracker_infos', {
  summary: 'How far the customer is with the tracker',
  access: tracker,
  replies: { 200: trackerInfoReply },
})

export const createTrackerInfo = endpoint('POST /api/success_tracker_infos', {
  summary: 'The first approval: the get-started wizard is finished',
  access: tracker,
  madeOnce: 'a customer finishes the wizard once',
  body: z.strictObject({
    /** The month that the wizard planned (default: this one). */
    month,
    success_tracker_info: z.strictObject({
      get_started_completed_at: ignoredField,
      budget_last_approved_at: ignoredField,
    }),
  }),
  replies: { 201: trackerInfoReply },
  refuses: pick('tracker.month_not_plannable', 'tracker.nothing_to_approve'),
})

export const updateTrackerInfo = endpoint('PUT /api/success_tracker_infos', {
  summary: 'Approve the budget of a month',
  access: tracker,
  body: z.strictObject({ success_tracker_info: z.strictObject({ budget_last_approved_at: approvedAt }) }),
  replies: { 200: trackerInfoReply },
  refuses: pick('tracker.month_not_plannable', 'tracker.nothing_to_approve'),
})
