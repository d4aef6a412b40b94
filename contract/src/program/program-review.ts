/** The operator's side of the end of the program: announce, change, enforce and withdraw it at run time. */
import * as z from 'zod'
import { calendarDate } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { program } from './program.ts'

const access = { who: 'operator' } as const

export const programRefusals = refusals({
  'program.announced': [409, 'The end of the program is announced already; change it, or cancel it first.'],
  'program.not_announced': [409, 'The end of the program is not announced.'],
  'program.order': [422, 'The last day to spend lies before the last day to deposit.'],
  'program.past': [422, 'A last day lies in the past: nobody could have known of it.'],
  'program.far': [422, 'A last day lies more than ten years ahead.'],
})
const pick = picking(programRefusals)

const mode = z.enum(['notice', 'enforced'])
const refundWithin = z.int().min(1).max(365)
const cashable = z.int().min(1).max(3650)
const replies = { 200: z.strictObject({ wind_down: program.shape.wind_down }) }

export const announceEnd = endpoint('POST /operator/wind-down', {
  summary: 'Announce the end of the program to customers; with mode enforced its days are kept too',
  access,
  body: z.strictObject({
    mode: mode.default('notice'),
    last_deposit_on: calendarDate,
    last_spend_on: calendarDate,
    refund_within_days: refundWithin.optional(),
    check_cashable_days: cashable.optional(),
  }),
  replies,
  refuses: pick('program.announced', 'program.order', 'program.past', 'program.far'),
})

export const changeEnd = endpoint('PATCH /operator/wind-down', {
  summary: 'Change what was announced of the end of the program; what is not named stays',
  access,
  body: z.strictObject({
    mode: mode.optional(),
    last_deposit_on: calendarDate.optional(),
    last_spend_on: calendarDate.optional(),
    refund_within_days: refundWithin.optional(),
    check_cashable_days: cashable.optional(),
  }),
  replies,
  refuses: pick('program.not_announced', 'program.order', 'program.past', 'program.far'),
})

export const cancelEnd = endpoint('DELETE /operator/wind-down', {
  summary: 'Withdraw the announcement: the program continues',
  access,
  replies,
  refuses: pick('program.not_announced'),
})

/**
 * For the sandbox, which may also set past days. Only mounted with BUSINESS_CLOCK_URL, never in production.
 */
export const setProgramCalendar = endpoint('PUT /internal/program_calendar', {
  summary:
    "The sandbox's own announcement of the end of the program; answers when everything due by it is done",
  access: { who: 'clock' },
  madeOnce: 'one end at a time is announced',
  body: z.strictObject({
    mode: z.enum(['off', 'notice', 'enforced']),
    last_deposit_on: calendarDate.optional(),
    last_spend_on: calendarDate.optional(),
  }),
  replies,
  refuses: pick('program.order'),
})
