import type { VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import type { Interval } from '@yoursuccess/contract/funding/recurring-transfers'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, integer, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const achAccounts = bankSchema.table('ach_accounts', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  name: text('name').notNull(),
  /** True for accounts linked before names began with the bank. */
  lacksBankName: boolean('lacks_bank_name').notNull().default(false),
  linkItemRef: text('link_item_ref').notNull(),
  linkAccountRef: text('link_account_ref').notNull(),
  /** Null after the customer was erased. */
  linkTokenSealed: text('link_token_sealed'),
  verificationStatus: text('verification_status').$type<VerificationStatus>().notNull(),
  processorRef: text('processor_ref'),
  heldUntil: instant('held_until'),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
})

export const recurringTransfers = bankSchema.table('recurring_transfers', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  achAccountId: reference('ach_account_id').notNull(),
  amountCents: cents('amount_cents').notNull(),
  interval: text('interval').$type<Interval>().notNull(),
  anchorOn: day('anchor_on').notNull(),
  runCount: integer('run_count').notNull().default(0),
  nextRunOn: day('next_run_on').notNull(),
  heldRunOn: day('held_run_on'),
  /** The next day on which the customer is reminded of the next run; the day of the run after the last reminder. */
  remindOn: day('remind_on'),
  createdAt: instant('created_at').notNull(),
  cancelledAt: instant('cancelled_at'),
  cancelCause: text('cancel_cause').$type<
    'customer' | 'account_removed' | 'account_closed' | 'returned' | 'deposits_ended' | 'undone'
  >(),
})

export const achTransactions = bankSchema.table('ach_transactions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  achAccountId: reference('ach_account_id'),
  recurringTransferId: reference('recurring_transfer_id'),
  runOn: day('run_on'),
  /** The amount added to the customer's account: positive. */
  amountCents: cents('amount_cents').notNull(),
  description: text('description').notNull(),
  status: text('status').$type<'pending' | 'completed' | 'failed'>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** When we first called the processor. Until then, the transfer can be cancelled. */
  attemptedAt: instant('attempted_at'),
  sentAt: instant('sent_at'),
  processorRef: text('processor_ref'),
  endedAt: instant('ended_at'),
  failure: text('failure'),
})
