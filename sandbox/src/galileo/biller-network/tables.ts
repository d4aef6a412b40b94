import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { jsonb, text } from 'drizzle-orm/pg-core'
import { schema } from '../../ledger/tables.ts'
import type { PaymentStatus, ReasonCode } from './course.rules.ts'

/** Where a check is mailed to. */
export interface MailAddress {
  address1: string
  address2: string
  city: string
  state: string
  postalCode: string
  phone: string
}

export const customerBillers = schema.table('customer_billers', {
  id: id(),
  accountId: reference('account_id').notNull(),
  rppsBillerId: text('rpps_biller_id'),
  name: text('name').notNull(),
  accountNo: text('account_no').notNull(),
  address: jsonb('address').$type<Partial<MailAddress>>().notNull().default({}),
  addedAt: instant('added_at').notNull(),
  removedAt: instant('removed_at'),
})
export type CustomerBiller = typeof customerBillers.$inferSelect

export const billPayments = schema.table('bill_payments', {
  id: id(),
  accountId: reference('account_id').notNull(),
  customerBillerId: reference('customer_biller_id').notNull(),
  type: text('type').$type<'E' | 'P'>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  feeCents: cents('fee_cents').notNull(),
  memo: text('memo').notNull().default(''),
  transactionId: text('transaction_id').notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  reasonCode: text('reason_code').$type<ReasonCode>(),
  createdAt: instant('created_at').notNull(),
  statusAt: instant('status_at').notNull(),
  printedAt: instant('printed_at'),
  clearedAt: instant('cleared_at'),
  movementId: reference('movement_id').notNull(),
  returnMovementId: reference('return_movement_id'),
  dueAt: instant('due_at'),
})
export type Payment = typeof billPayments.$inferSelect
