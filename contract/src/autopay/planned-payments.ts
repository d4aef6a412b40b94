/** Planned payments: one for each installment that autopay pays (AUTO-12), and what the customer can do about them. */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, idParams } from '../core/endpoint.ts'
import { amountReply, positiveAmountInput } from '../core/money.ts'
import { INSTALLMENT_KINDS } from '../plan/installments.rules.ts'
import { PULL_METHODS } from '../trustees/trustee-methods.ts'
import { pick, planner } from './autopay.ts'

/**
 * `planned`: its send day is to come. `waiting_for_money`: it came, and too little is set aside. `pull_expected`: its money is
 * in the main account, where a service is expected to collect it. `sending`: ordered, and the processor has not confirmed it. `sent`, `delivered`, `posted`: on the way, at the trustee's office, in the trustee's
 * books. `returned`: it came back. `refused`: it could not be sent. `skipped`: the customer did not want it to be sent.
 * `by_hand`: its send day had passed when autopay began. `dropped`: nothing was left to send. `ended`: its days passed,
 * or autopay was stopped after a part was sent, and something is missing.
 */
export const PLANNED_STATES = [
  'planned',
  'waiting_for_money',
  'pull_expected',
  'sending',
  'sent',
  'delivered',
  'posted',
  'returned',
  'refused',
  'skipped',
  'by_hand',
  'dropped',
  'ended',
] as const
export type PlannedState = (typeof PLANNED_STATES)[number]

/** Why a payment failed or came back, where paying again the same way would not help. */
export const ASK_FIRST = ['account_closed', 'account_unknown', 'duplicate'] as const
export type AskFirst = (typeof ASK_FIRST)[number]

export const plannedPayment = z.strictObject({
  id: z.int(),
  installment_month: dayReply,
  /** `difference`: of a retroactive order (docs/requirements/plan.md). */
  kind: z.enum(INSTALLMENT_KINDS),
  due_on: dayReply,
  /** What is planned to be sent, without fees. */
  planned: amountReply,
  /** What was sent of it, by autopay and by hand. */
  sent: amountReply,
  send_on: dayReply,
  arrive_by: dayReply,
  state: z.enum(PLANNED_STATES),
  /** Why to ask the office before it is sent again. Null unless it came back or could not be sent for such a reason. */
  ask_first: z.enum(ASK_FIRST).nullable(),
  /** The service that collects it, and what it may take with its fee. Null until the money was moved for it. */
  pull: z.strictObject({ method: z.enum(PULL_METHODS), amount: amountReply }).nullable(),
  /** Debits that may be what a service collected for it: the customer says whether one is (AUTO-23). */
  may_be_pull: z.array(
    z.strictObject({
      transaction_id: z.int(),
      on: dayReply,
      /** What was taken. */
      amount: amountReply,
      details: z.string(),
    }),
  ),
})
export type PlannedPaymentReply = z.infer<typeof plannedPayment>

export const listPlannedPayments = endpoint('GET /api/autopay/payments', {
  summary: 'Planned payments by due day, the newest last: those of the last two years and the coming ones',
  access: planner,
  replies: { 200: z.strictObject({ payments: z.array(plannedPayment) }) },
})

const one = {
  access: planner,
  params: idParams,
  ids: { 'params.id': 'planned_payment' },
  idempotent: 'accepted',
} as const
const reply = { 200: z.strictObject({ payment: plannedPayment }) }

export const skipPlannedPayment = endpoint('POST /api/autopay/payments/:id/skip', {
  summary: 'Do not send it: the installment stays owed, and the money stays set aside',
  ...one,
  replies: reply,
  refuses: pick('autopay.already_sent'),
})

export const movePlannedPayment = endpoint('POST /api/autopay/payments/:id/move', {
  summary: 'Send it on another banking day; one that would be late must be confirmed',
  ...one,
  body: z.strictObject({ on: calendarDate, confirm_late: z.boolean().default(false) }),
  replies: reply,
  refuses: pick('autopay.already_sent', 'autopay.day_not_possible', 'autopay.would_be_late'),
})

export const changePlannedPayment = endpoint('POST /api/autopay/payments/:id/change', {
  summary:
    'Send another amount for this installment; it may be sent from then on, whatever the agreement says',
  ...one,
  body: z.strictObject({ amount: positiveAmountInput() }),
  replies: reply,
  refuses: pick('autopay.already_sent'),
})
