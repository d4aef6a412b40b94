/** Bills that come again and again, found in what was charged (RULE-02, RULE-04). */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idParams, textInput } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { EXPENSE_CATEGORIES } from './tracker-categories.ts'
import { tracker } from './tracker-fields.ts'

export const MAX_RECURRING_NAME = 60
export const RECURRING_FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'quarterly'] as const
export type RecurringFrequency = (typeof RECURRING_FREQUENCIES)[number]
/** `found`: the customer has not said anything about it. */
export const RECURRING_STATUSES = ['found', 'confirmed', 'dismissed'] as const
export type RecurringStatus = (typeof RECURRING_STATUSES)[number]

const recurringBill = z.strictObject({
  id: z.int(),
  /** What the customer calls it, or else the payee. */
  name: z.string(),
  /** As the newest charge is printed. */
  payee: z.string(),
  status: z.enum(RECURRING_STATUSES),
  frequency: z.enum(RECURRING_FREQUENCIES),
  /** Today or later, except that a charge may be a few days late. */
  next_on: dayReply,
  usual_amount: amountReply,
  /** Of the newest charge. Null without one. */
  category: z.enum(EXPENSE_CATEGORIES).nullable(),
  /** The last three, the newest first. */
  last: z.array(z.strictObject({ on: dayReply, amount: amountReply })),
})
export type RecurringBill = z.infer<typeof recurringBill>

/** By their next day; dismissed ones last. */
const recurringBills = z.strictObject({ recurring: z.array(recurringBill) })

export const listRecurringBills = endpoint('GET /api/recurring', {
  summary: 'Bills that come again and again: three or more charges at a regular distance',
  access: tracker,
  replies: { 200: recurringBills },
})

export const updateRecurringBill = endpoint('PUT /api/recurring/:id', {
  summary: 'Confirm, rename or dismiss a bill, or take that back; answers all bills',
  access: tracker,
  params: idParams,
  body: z.strictObject({
    recurring: z.strictObject({
      status: z.enum(RECURRING_STATUSES),
      /** Null or empty for the payee's name. Without it, the name stays. */
      name: textInput(MAX_RECURRING_NAME).nullish(),
    }),
  }),
  replies: { 200: recurringBills },
  ids: { 'params.id': 'recurring_bill' },
})
