import type { AUTOPAY_MODES, AutopayPause, PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import type { InstallmentKind } from '@yoursuccess/contract/plan/installments.rules'
import { ZERO } from '@yoursuccess/contract/core/money'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { bigint, boolean, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'
import type { StoredState } from './autopay.rules.ts'

/** Who or what ended an agreement. `agreement`: another one took its place. */
export type StoppedBy = 'customer' | 'agreement' | 'operator' | 'plan' | 'program'
/** What must be looked at before anything more is sent. */
export type PausedFor = AutopayPause

/** The newest last. At most one of a customer is in force. */
export const autopayAgreements = bankSchema.table('autopay_agreements', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** Null if the bank does not send the payments. */
  billerId: reference('biller_id'),
  method: text('method').$type<PayingMethod>().notNull(),
  buffer: smallint('buffer').notNull(),
  mode: text('mode').$type<(typeof AUTOPAY_MODES)[number]>().notNull(),
  /** The most that may come from the main account for a payment. */
  useMainCents: cents('use_main_cents'),
  usualCents: cents('usual_cents').notNull(),
  spreadCents: cents('spread_cents').notNull(),
  aheadCents: cents('ahead_cents').notNull(),
  /** What each payment costs. */
  feeCents: cents('fee_cents').notNull().default(BILL_PAYMENT_FEE),
  termsVersion: text('terms_version').notNull(),
  terms: text('terms').array().notNull(),
  agreedAt: instant('agreed_at').notNull(),
  stoppedAt: instant('stopped_at'),
  stoppedBy: text('stopped_by').$type<StoppedBy>(),
  pausedAt: instant('paused_at'),
  pausedFor: text('paused_for').$type<PausedFor>(),
  /** The next day on which something is to be decided, told or sent. */
  lookOn: day('look_on'),
})

export const plannedPayments = bankSchema.table('planned_payments', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  kind: text('kind').$type<InstallmentKind>().notNull(),
  /** First day of the month. */
  installmentMonth: day('installment_month').notNull(),
  /** Names the installment, whatever becomes of its amount and day. */
  installmentKey: text('installment_key').notNull(),
  dueOn: day('due_on').notNull(),
  /** Without fees. */
  plannedCents: cents('planned_cents').notNull(),
  /** What of it is a part of a catch-up. */
  catchUpCents: cents('catch_up_cents').notNull().default(ZERO),
  /** When its send day began, or when one that was due before the agreement was moved. From then on the amount stays. */
  fixedAt: instant('fixed_at'),
  /** The amount that the customer chose in place of the plan's. */
  chosenCents: cents('chosen_cents'),
  notifiedCents: cents('notified_cents'),
  notifiedOn: day('notified_on'),
  sendOn: day('send_on').notNull(),
  arriveBy: day('arrive_by').notNull(),
  /** True if the customer chose the send day. */
  isMoved: boolean('is_moved').notNull(),
  endsOn: day('ends_on').notNull(),
  state: text('state').$type<StoredState>().notNull(),
  stateAt: instant('state_at').notNull(),
  createdAt: instant('created_at').notNull(),
  /** What a service is expected to collect, as it was when the money was moved for it. */
  pullMethod: text('pull_method').$type<PullMethodKind>(),
  pullCents: cents('pull_cents'),
  pullFeeCents: cents('pull_fee_cents'),
  /** The next day on which the pull is looked for. */
  pullLookOn: day('pull_look_on'),
  /** Debits of which the customer said that they are not the pull. */
  otherDebits: bigint('other_debits', { mode: 'number' }).array().notNull().default([]),
  /** The debit that was the pull, and how much of it counts as sent. */
  pulledCents: cents('pulled_cents'),
  postedTransactionId: reference('posted_transaction_id'),
  /** When it was given back. Then it counts as nothing. */
  pullUndoneAt: instant('pull_undone_at'),
})

/** Bill payments that were made for a planned payment. */
export const plannedSendings = bankSchema.table('planned_sendings', {
  billPaymentId: reference('bill_payment_id').primaryKey(),
  plannedPaymentId: reference('planned_payment_id').notNull(),
  customerId: reference('customer_id').notNull(),
  byHand: boolean('by_hand').notNull(),
  amountCents: cents('amount_cents').notNull(),
  /** When it failed or was returned. */
  undoneAt: instant('undone_at'),
  /** The share of pay that it was made with, if it was sent in parts. Each share makes one payment. */
  shareMoveId: reference('share_move_id'),
  /** When it was at the trustee's office. */
  deliveredAt: instant('delivered_at'),
})

/** What a customer agreed to, the newest last. At most one of a customer is in force. */
export const catchUps = bankSchema.table('catch_ups', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  paydays: smallint('paydays').notNull(),
  amountCents: cents('amount_cents').notNull(),
  termsVersion: text('terms_version').notNull(),
  terms: text('terms').array().notNull(),
  agreedAt: instant('agreed_at').notNull(),
  endedAt: instant('ended_at'),
  /** `agreement`: another catch-up took its place. `autopay`: that ended, or pays another way. */
  endedBy: text('ended_by').$type<'customer' | 'agreement' | 'autopay' | 'done'>(),
})

/** What a catch-up adds to the planned payment of an installment. */
export const catchUpAmounts = bankSchema.table(
  'catch_up_amounts',
  {
    catchUpId: reference('catch_up_id').notNull(),
    customerId: reference('customer_id').notNull(),
    installmentKey: text('installment_key').notNull(),
    dueOn: day('due_on').notNull(),
    sendOn: day('send_on').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.catchUpId, table.installmentKey] })],
)
