/** What is looked at before a discharge, ticked by the customer with a day (LAD-06). */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { pick, planner } from './plan-refusals.ts'

/** What each one says is in the web app's catalog. */
export const CHECKLIST_ITEMS = [
  'payments_posted',
  'tax_papers',
  'financial_course',
  'domestic_support',
  'mortgage',
  'local_motion',
  'notice_of_completion',
] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

const checklist = z.strictObject({
  /** From three payments before the end, and once the plan is completed. */
  open: z.boolean(),
  /** The day from which it is shown. Null if it is shown whatever the day, or if no day is known. */
  opens_on: dayReply.nullable(),
  /** All of them, in order. */
  items: z.array(
    z.strictObject({
      item: z.enum(CHECKLIST_ITEMS),
      /** Null: not ticked. */
      done_on: dayReply.nullable(),
    }),
  ),
})
export type Checklist = z.infer<typeof checklist>

export const getChecklist = endpoint('GET /api/plan/checklist', {
  summary: 'The checklist before the discharge, and what the customer ticked',
  access: planner,
  replies: { 200: z.strictObject({ checklist }) },
  refuses: pick('plan.missing'),
})

export const saveChecklist = endpoint('PUT /api/plan/checklist', {
  summary: 'Tick one line with a day, or take the tick back; the other lines stay',
  access: planner,
  body: z.strictObject({
    line: z.strictObject({
      item: z.enum(CHECKLIST_ITEMS),
      /** Not after today. */
      done_on: calendarDate.nullable(),
    }),
  }),
  replies: { 200: z.strictObject({ checklist }) },
  refuses: pick('plan.missing'),
})
