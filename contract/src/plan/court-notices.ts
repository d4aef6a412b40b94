/** Notices and motions of the court or the trustee, as the customer types them in (LAD-05). */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { trusteeMethodKind } from '../trustees/trustee-guard.ts'
import { LAST_DAY_NEEDED, NOTICE_DAYS } from './plan.messages.ts'
import { pick, planner } from './plan-refusals.ts'

export const NOTICE_KINDS = ['motion_to_dismiss', 'notice_of_default', 'order', 'other'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const MAX_NOTICE_DAYS = 365
export const MAX_NOTICE_NOTE_LENGTH = 200

const dayOrNull = calendarDate.nullish().transform((on) => on ?? null)

/** `noticeErrors` checks what depends on today. */
export const noticeInput = z
  .strictObject({
    kind: z.enum(NOTICE_KINDS),
    /** What it is about, in the customer's words. */
    note: textInput(MAX_NOTICE_NOTE_LENGTH)
      .nullish()
      .transform((note) => note || null),
    /** The last day that is printed on the notice. Without it, both of the next two are needed. */
    last_day_on: dayOrNull,
    served_on: dayOrNull,
    days: z
      .int(NOTICE_DAYS)
      .min(1, NOTICE_DAYS)
      .max(MAX_NOTICE_DAYS, NOTICE_DAYS)
      .nullish()
      .transform((days) => days ?? null),
    /** The day on which it was settled. Null while it is open. */
    done_on: dayOrNull,
  })
  .refine(
    ({ last_day_on, served_on, days }) => last_day_on !== null || (served_on !== null && days !== null),
    { path: ['last_day_on'], error: LAST_DAY_NEEDED },
  )
export type NoticeInput = z.input<typeof noticeInput>

const safeDay = z.strictObject({
  method: trusteeMethodKind,
  /** The last day on which the payment can be made, before the cutoff if there is one. */
  on: dayReply,
  /** True if that day or its cutoff has passed. */
  past: z.boolean(),
  /** "16:00" in `zone`; both are null if there is none. */
  cutoff_time: z.string().nullable(),
  zone: z.string().nullable(),
  /** Days to sign up for a method that the customer does not use yet. Null if none are needed. */
  enroll_days: z.int().nullable(),
  /** True if the office takes it from no prepaid account, such as this one. */
  not_from_here: z.boolean(),
  /** Under which the office takes it, in the words of the directory. */
  conditions: z.array(z.string()),
})
export type SafeDayReply = z.infer<typeof safeDay>

export const courtNotice = z.strictObject({
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  note: z.string().nullable(),
  last_day_on: dayReply.nullable(),
  served_on: dayReply.nullable(),
  days: z.int().nullable(),
  done_on: dayReply.nullable(),
  /** Until when there is time. */
  ends_on: dayReply,
  /** True if only days were counted, because no last day is printed on the notice. */
  counted: z.boolean(),
  /** From today to `ends_on`. 0 on that day, negative after it. */
  days_left: z.int(),
  /** For each method that the office accepts from this customer. Empty if nobody knows, and once it is settled. */
  safe_days: z.array(safeDay),
})
export type CourtNotice = z.infer<typeof courtNotice>

export const listNotices = endpoint('GET /api/plan/notices', {
  summary: 'Notices and motions: the open ones by their last day, then the settled ones, newest first',
  access: planner,
  replies: { 200: z.strictObject({ notices: z.array(courtNotice) }) },
  refuses: pick('plan.missing'),
})

export const createNotice = endpoint('POST /api/plan/notices', {
  summary: 'Keep a notice or motion, with its last day or the days that it gives',
  access: planner,
  body: z.strictObject({ notice: noticeInput }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ notice: courtNotice }) },
  refuses: pick('plan.missing', 'plan.too_many_notices'),
})

export const updateNotice = endpoint('PUT /api/plan/notices/:id', {
  summary: 'Replace what a notice says, or record that it was settled',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'court_notice' },
  body: z.strictObject({ notice: noticeInput }),
  replies: { 200: z.strictObject({ notice: courtNotice }) },
})

export const deleteNotice = endpoint('DELETE /api/plan/notices/:id', {
  summary: 'Delete a notice',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'court_notice' },
  replies: { 204: noBody },
})
