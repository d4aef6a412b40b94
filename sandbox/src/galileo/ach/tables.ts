import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { schema } from '../../ledger/tables.ts'

export const achAccounts = schema.table('ach_accounts', {
  id: id(),
  accountId: reference('account_id').notNull(),
  name: text('name').notNull(),
  type: text('type').$type<'C' | 'S'>().notNull(),
  routingNo: text('routing_no').notNull(),
  accountNo: text('account_no').notNull(),
  status: text('status').$type<'active' | 'unusable' | 'removed'>().notNull().default('active'),
  addedAt: instant('added_at').notNull(),
})
export type AchAccount = typeof achAccounts.$inferSelect

export type Direction = 'pull' | 'push' | 'credit_in' | 'debit_in'
export type Step = 'validate' | 'send' | 'credit' | 'return' | 'post'
export type EntryStatus =
  | 'N'
  | 'P'
  | 'S'
  | 'R'
  | 'L'
  | 'C'
  | 'E'
  | 'expected'
  | 'stopped'
  | 'posted'
  | 'returned'
  | 'reversed'

export const achEntries = schema.table('ach_entries', {
  id: id(),
  accountId: reference('account_id').notNull(),
  achAccountId: reference('ach_account_id'),
  direction: text('direction').$type<Direction>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  description: text('description').notNull(),
  company: text('company').notNull().default(''),
  receiverName: text('receiver_name').notNull().default(''),
  transactionId: text('transaction_id'),
  status: text('status').$type<EntryStatus>().notNull(),
  createdAt: instant('created_at').notNull(),
  effectiveOn: day('effective_on'),
  sentAt: instant('sent_at'),
  holdExpiresAt: instant('hold_expires_at'),
  movementId: reference('movement_id'),
  postedAt: instant('posted_at'),
  returnMovementId: reference('return_movement_id'),
  returnCode: text('return_code'),
  returnedAt: instant('returned_at'),
  nextStep: text('next_step').$type<Step>(),
  dueAt: instant('due_at'),
})
export type Entry = typeof achEntries.$inferSelect
