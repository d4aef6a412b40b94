/** When a customer is paid, and the schedules that the bank suggests from deposits. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { type BodyInputOf, endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { REQUIRED } from '../core/field.messages.ts'
import { amountReply, positiveAmountInput } from '../core/money.ts'
import { PAY_FREQUENCIES, PAY_WEEKENDS } from './pay-days.rules.ts'
import {
  ENDED_BEFORE_START,
  NO_PAY_DAYS,
  ONE_PAY_DAY,
  PAY_DAY_OF_MONTH,
  TWO_PAY_DAYS,
} from './paydays.messages.ts'

/** The most schedules that a customer may have at a time (PAYD-01). */
export const MAX_PAY_SCHEDULES = 5
/** The longest name of a schedule, in characters. */
export const MAX_PAY_NAME = 60
/** Processors print up to 200 characters. */
const MAX_PAYER_LENGTH = 200

const payDayReply = z.union([z.int(), z.literal('last')])

/** What schedules and suggestions of schedules have in common. */
const scheduleFields = {
  /** What the customer calls it, "Acme". */
  name: z.string(),
  frequency: z.enum(PAY_FREQUENCIES),
  /** The first payday. Weekly and biweekly pay is counted from here. */
  anchor_on: dayReply,
  /** Two days of the month for semimonthly pay, one for monthly pay, none for the others. */
  days: z.array(payDayReply),
  /** Where a payday moves that is on a weekend or a bank holiday. */
  weekend: z.enum(PAY_WEEKENDS),
  /** What arrives in the account. */
  usual_amount: amountReply,
}

export const paySchedule = z.strictObject({
  id: z.int(),
  ...scheduleFields,
  /** The payer as deposits print it. Null if only the name is known. */
  payer: z.string().nullable(),
  /** False for pay that goes to another account. */
  lands_here: z.boolean(),
  /** The last day on which it may pay. Null while it continues. */
  ended_on: dayReply.nullable(),
})
export type PaySchedule = z.infer<typeof paySchedule>

export const paySuggestion = z.strictObject({
  /** For taking or dismissing it. It may change when new deposits arrive; earlier ids stay valid. */
  id: z.int(),
  ...scheduleFields,
  payer: z.string(),
  /** The deposits in which the schedule was seen, oldest first. */
  deposits: z.array(z.strictObject({ transaction_id: z.int(), on: dayReply, amount: amountReply })),
})
export type PaySuggestion = z.infer<typeof paySuggestion>

export const payScheduleRefusals = refusals({
  'pay_schedule.too_many': [422, `You can have up to ${MAX_PAY_SCHEDULES} pay schedules. Delete one first.`],
})
export type PayScheduleCode = keyof typeof payScheduleRefusals
const pick = picking(payScheduleRefusals)

const payDayInput = z.union([z.int().min(1, PAY_DAY_OF_MONTH).max(31, PAY_DAY_OF_MONTH), z.literal('last')], {
  error: PAY_DAY_OF_MONTH,
})

/** The form of a schedule, for a new one and for a change of all its fields. */
export const payScheduleForm = z
  .strictObject({
    name: z.string({ error: REQUIRED }).pipe(textInput(MAX_PAY_NAME)).pipe(z.string().min(1, REQUIRED)),
    payer: textInput(MAX_PAYER_LENGTH)
      .nullish()
      .transform((text) => text || null),
    frequency: z.enum(PAY_FREQUENCIES, { error: REQUIRED }),
    anchor_on: calendarDate,
    days: z
      .array(payDayInput)
      .max(2, TWO_PAY_DAYS)
      .nullish()
      .transform((days) => days ?? []),
    weekend: z.enum(PAY_WEEKENDS).default('before'),
    usual_amount: positiveAmountInput(),
    lands_here: z.boolean().default(true),
    ended_on: calendarDate.nullish().transform((day) => day ?? null),
  })
  .superRefine(({ frequency, days, anchor_on, ended_on }, context) => {
    const error = daysError(frequency, days)
    if (error) context.addIssue({ code: 'custom', path: ['days'], message: error })
    if (ended_on !== null && ended_on < anchor_on)
      context.addIssue({ code: 'custom', path: ['ended_on'], message: ENDED_BEFORE_START })
  })
export type PayScheduleForm = BodyInputOf<typeof createPaySchedule>['pay_schedule']

const daysError = (frequency: (typeof PAY_FREQUENCIES)[number], days: readonly (number | 'last')[]) => {
  if (frequency === 'monthly') return days.length === 1 ? undefined : ONE_PAY_DAY
  if (frequency !== 'semimonthly') return days.length === 0 ? undefined : NO_PAY_DAYS
  // The 31st is the last day of every month.
  const different = new Set(days.map((each) => (each === 'last' ? 31 : each)))
  return different.size === 2 ? undefined : TWO_PAY_DAYS
}

export const planner = { who: 'customer', states: OPEN_ACCOUNT, feature: 'planTools' } as const
const ofSchedule = { params: idParams, ids: { 'params.id': 'pay_schedule' } }
const ofSuggestion = { params: idParams, ids: { 'params.id': 'pay_suggestion' } }

export const listPaySchedules = endpoint('GET /api/pay_schedules', {
  summary: "The customer's pay schedules, in the order in which they were added",
  access: planner,
  replies: { 200: z.strictObject({ pay_schedules: z.array(paySchedule) }) },
})

export const createPaySchedule = endpoint('POST /api/pay_schedules', {
  summary: 'Add a pay schedule',
  access: planner,
  body: z.strictObject({ pay_schedule: payScheduleForm }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ pay_schedule: paySchedule }) },
  refuses: pick('pay_schedule.too_many'),
})

export const updatePaySchedule = endpoint('PUT /api/pay_schedules/:id', {
  summary: 'Change a pay schedule; all its fields are replaced',
  access: planner,
  ...ofSchedule,
  body: z.strictObject({ pay_schedule: payScheduleForm }),
  replies: { 200: z.strictObject({ pay_schedule: paySchedule }) },
})

export const deletePaySchedule = endpoint('DELETE /api/pay_schedules/:id', {
  summary: 'Delete a pay schedule',
  access: planner,
  ...ofSchedule,
  replies: { 204: noBody },
})

export const listPaySuggestions = endpoint('GET /api/pay_schedules/suggestions', {
  summary: 'Schedules that the deposits follow and that the customer neither has nor dismissed (PAYD-03)',
  access: planner,
  replies: { 200: z.strictObject({ suggestions: z.array(paySuggestion) }) },
})

export const takePaySuggestion = endpoint('POST /api/pay_schedules/suggestions/:id/take', {
  summary: 'Add the suggested schedule',
  access: planner,
  ...ofSuggestion,
  madeOnce: 'A suggestion that was taken is answered with its schedule.',
  replies: { 201: z.strictObject({ pay_schedule: paySchedule }) },
  refuses: pick('pay_schedule.too_many'),
})

export const dismissPaySuggestion = endpoint('POST /api/pay_schedules/suggestions/:id/dismiss', {
  summary: "Never suggest a schedule of this suggestion's payer again",
  access: planner,
  ...ofSuggestion,
  madeOnce: 'A payer is dismissed once.',
  replies: { 204: noBody },
})
