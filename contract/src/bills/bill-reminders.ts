/** Reminders of bills: one email a month for each biller, starting on a day that the customer chooses. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, idParams, noBody } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'

/** The hour in New York at which reminders are emailed (BILLS-106). */
export const REMINDER_HOUR = 9

export const billReminder = z.strictObject({ id: z.int(), next_reminder: dayReply })
export type BillReminder = z.infer<typeof billReminder>

export const billReminderRefusals = refusals({
  'reminder.date_in_past': [422, 'Choose today or a later day.'],
})

const access = {
  who: 'customer',
  states: OPEN_ACCOUNT,
  feature: 'billerReminder',
  alsoFeature: 'billPay',
} as const

/** Replaces the biller's existing reminder (BILLS-102). */
export const setBillReminder = endpoint('POST /api/reminders', {
  summary: 'Remind of a bill by e-mail on this day, and then each month',
  access,
  body: z.strictObject({ biller_id: idInput, next_reminder: calendarDate }),
  ids: { 'body.biller_id': 'biller' },
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ reminder: billReminder }) },
  refuses: billReminderRefusals,
})

export const deleteBillReminder = endpoint('DELETE /api/reminders/:id', {
  summary: 'Stop reminding of a bill',
  access,
  params: idParams,
  ids: { 'params.id': 'reminder' },
  replies: { 204: noBody },
})
