import type {
  MoveDirection,
  MoveKind,
  MoveReason,
  MoveState,
} from '@yoursuccess/contract/setaside/set-aside-moves'
import { ZERO } from '@yoursuccess/contract/core/money'
import type { SetAsideState } from '@yoursuccess/contract/setaside/set-aside'
import type { ChoiceAnswer, ChoiceCause } from '@yoursuccess/contract/setaside/set-aside-choice'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const setAsides = bankSchema.table('set_asides', {
  customerId: reference('customer_id').primaryKey(),
  state: text('state').$type<SetAsideState>().notNull(),
  prn: text('prn'),
  prnMark: text('prn_mark'),
  keepBackCents: cents('keep_back_cents').notNull(),
  balanceCents: cents('balance_cents'),
  balanceAsOf: instant('balance_as_of'),
  requestedAt: instant('requested_at').notNull(),
  openedAt: instant('opened_at'),
  closedAt: instant('closed_at'),
})

export const setAsideMoves = bankSchema.table('set_aside_moves', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  direction: text('direction').$type<MoveDirection>().notNull(),
  kind: text('kind').$type<MoveKind>().notNull(),
  /** What it is made for: each cause makes one move. */
  cause: text('cause').notNull(),
  amountCents: cents('amount_cents').notNull(),
  reason: text('reason').$type<MoveReason>(),
  state: text('state').$type<MoveState>().notNull(),
  /** The processor's code, if it refused the move. */
  refusal: text('refusal'),
  wantedAt: instant('wanted_at').notNull(),
  /** By the database's clock. */
  endedAt: instant('ended_at'),
})

/** Whether shares of pay are set aside. Without a row they never were. */
export const setAsideShares = bankSchema.table('set_aside_shares', {
  customerId: reference('customer_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** What was short of the shares for the payment that is due on `shortFor`. */
  shortCents: cents('short_cents').notNull().default(ZERO),
  shortFor: day('short_for'),
  /** The last day on which we looked for what is missing without a payday left. */
  lookedOn: day('looked_on').notNull(),
})

/** Deposits whose share is decided once, and what takes such a deposit back. */
export const setAsideCauses = bankSchema.table('set_aside_causes', {
  postedTransactionId: reference('posted_transaction_id').primaryKey(),
  customerId: reference('customer_id').notNull(),
  /** The deposit that is taken back. Null for a deposit. */
  depositId: reference('deposit_id'),
  amountCents: cents('amount_cents').notNull(),
  postedOn: day('posted_on').notNull(),
  decidedAt: instant('decided_at'),
  /** How much of the deposit counted when it was decided. */
  countedCents: cents('counted_cents'),
  /** The payday whose share the deposit bears. */
  scheduleId: reference('schedule_id'),
  paydayOn: day('payday_on'),
})

/** Questions what to do with the money, once the plan tools are off or the case has ended. */
export const setAsideChoices = bankSchema.table('set_aside_choices', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  cause: text('cause').$type<ChoiceCause>().notNull(),
  askedAt: instant('asked_at').notNull(),
  /** The last day for an answer. Null if there was nothing to ask, because nothing was set aside. */
  answerBy: day('answer_by'),
  /** `none`: no answer arrived in time. */
  answer: text('answer').$type<ChoiceAnswer | 'none'>(),
  answeredAt: instant('answered_at'),
  endedAt: instant('ended_at'),
})

/** Customers whose feature or case changed since the last look. Triggers of the database add them. */
export const setAsideLooks = bankSchema.table('set_aside_looks', {
  id: id(),
  customerId: reference('customer_id').notNull(),
})

export const setAsideTransactions = bankSchema.table('set_aside_transactions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  processorId: text('processor_id').notNull(),
  kind: text('kind').notNull(),
  /** Credits are positive, debits negative. */
  amountCents: cents('amount_cents').notNull(),
  postedAt: instant('posted_at').notNull(),
  postedOn: day('posted_on').notNull(),
  details: text('details').notNull(),
})
