/** Transfers from a linked bank that repeat weekly, every two weeks, or monthly. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { transferAmountInput, transferRefusals } from './ach-transactions.ts'
import { addDays, addMonths, type CalendarDate } from '../core/calendar-date.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, idParams, noBody } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { pagedQuery, tableControls } from '../core/page.ts'

export const INTERVALS = ['weekly', 'biweekly', 'monthly'] as const
export type Interval = (typeof INTERVALS)[number]

/**
 * The day of run `count` of a schedule that begins on `anchor` (run 0). It is computed from the anchor each
 * time, so 31 January gives 28 February and then 31 March (FUNDING-127).
 */
export const runDay = (anchor: CalendarDate, interval: Interval, count: number): CalendarDate =>
  interval === 'monthly'
    ? addMonths(anchor, count)
    : addDays(anchor, count * (interval === 'weekly' ? 7 : 14))

export const recurringTransfer = z.strictObject({
  id: z.int(),
  amount: amountReply,
  interval: z.enum(INTERVALS),
  next_run_on: dayReply,
  ach_account_id: z.int(),
  ach_account: z.strictObject({ name: z.string() }),
})
export type RecurringTransfer = z.infer<typeof recurringTransfer>

const recurring = { who: 'customer', states: OPEN_ACCOUNT, feature: 'recurring_transfers' } as const

export const listRecurringTransfers = endpoint('GET /api/recurring_transfers', {
  summary: 'Active recurring transfers',
  access: recurring,
  // Accepts a range of days like other lists, but does not filter: a range ends today at the latest, and the
  // runs are in the future (FUNDING-131).
  query: z.strictObject({
    ...pagedQuery,
    sort_by: z.enum(['amount', 'interval', 'account', 'date']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
  }),
  replies: { 200: z.strictObject({ recurring_transfers: z.array(recurringTransfer), ...tableControls }) },
})

export const getRecurringTransfer = endpoint('GET /api/recurring_transfers/:id', {
  summary: 'One recurring transfer',
  access: recurring,
  params: idParams,
  ids: { 'params.id': 'recurring_transfer' },
  replies: { 200: recurringTransfer },
})

export const createRecurringTransfer = endpoint('POST /api/recurring_transfers', {
  summary: 'Repeat a transfer from `next_run_on` on; the first run is on that day',
  access: { ...recurring, endsWith: 'deposits' },
  idempotent: 'required',
  body: z.strictObject({
    recurring_transfer: z.strictObject({
      amount: transferAmountInput,
      interval: z.enum(INTERVALS),
      next_run_on: calendarDate,
      ach_account_id: idInput,
    }),
  }),
  ids: { 'body.recurring_transfer.ach_account_id': 'ach_account' },
  replies: { 201: recurringTransfer },
  refuses: {
    'transfer.account_not_usable': transferRefusals['transfer.account_not_usable'],
    'transfer.date_in_past': transferRefusals['transfer.date_in_past'],
  },
})

export const deleteRecurringTransfer = endpoint('DELETE /api/recurring_transfers/:id', {
  summary: 'Stop a recurring transfer; what has run already is not touched',
  access: recurring,
  params: idParams,
  ids: { 'params.id': 'recurring_transfer' },
  replies: { 204: noBody },
})
