import type { DisputeOutcome, DisputeReason } from '@yoursuccess/contract/disputes/disputes'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const disputes = bankSchema.table('disputes', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  postedTransactionId: reference('posted_transaction_id').notNull(),
  details: text('details').notNull(),
  amountCents: cents('amount_cents').notNull(),
  postedOn: day('posted_on').notNull(),
  reason: text('reason').$type<DisputeReason>().notNull(),
  customerText: text('customer_text').notNull(),
  inTime: boolean('in_time').notNull(),
  reportedOn: day('reported_on').notNull(),
  answerDueOn: day('answer_due_on').notNull(),
  status: text('status').$type<'open' | 'resolved'>().notNull().default('open'),
  outcome: text('outcome').$type<DisputeOutcome>(),
  resolvedOn: day('resolved_on'),
  resolvedCents: cents('resolved_cents'),
  explanation: text('explanation'),
  isRepeat: boolean('is_repeat').notNull().default(false),
})

export const disputeMovements = bankSchema.table('dispute_movements', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  disputeId: reference('dispute_id').notNull(),
  kind: text('kind').$type<'provisional' | 'correction' | 'take_back'>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  dueOn: day('due_on').notNull(),
  state: text('state').$type<'waiting' | 'intended' | 'posted' | 'refused' | 'dropped'>().notNull(),
  sentAt: instant('sent_at'),
  endedAt: instant('ended_at'),
})
