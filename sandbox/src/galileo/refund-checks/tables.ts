import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { type Address, schema } from '../../ledger/tables.ts'

/** P printed, M mailed, C cashed, X expired. */
export type CheckStatus = 'P' | 'M' | 'C' | 'X'

export const refundChecks = schema.table('refund_checks', {
  id: id(),
  accountId: reference('account_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  amountCents: cents('amount_cents').notNull(),
  movementId: reference('movement_id').notNull(),
  payee: text('payee').notNull(),
  address: jsonb('address').$type<Address>().notNull(),
  cashableDays: integer('cashable_days').notNull(),
  status: text('status').$type<CheckStatus>().notNull(),
  statusAt: instant('status_at').notNull(),
  mailedAt: instant('mailed_at'),
  dueAt: instant('due_at'),
})
export type RefundCheck = typeof refundChecks.$inferSelect
