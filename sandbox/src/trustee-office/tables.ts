import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { schema } from '../ledger/tables.ts'
import type { Rail } from './offices.ts'

export const officePayments = schema.table('office_payments', {
  id: id(),
  officeId: text('office_id').notNull(),
  method: text('method').$type<Rail | 'by_hand'>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  writtenAs: text('written_as').notNull(),
  caseNumber: text('case_number'),
  description: text('description').notNull(),
  accountId: reference('account_id'),
  billPaymentId: reference('bill_payment_id'),
  receivedAt: instant('received_at').notNull(),
  state: text('state').$type<'waiting' | 'posted' | 'returned'>().notNull(),
  receiptNumber: text('receipt_number'),
  dueAt: instant('due_at'),
})
export type OfficePayment = typeof officePayments.$inferSelect

export const officeReceipts = schema.table('office_receipts', {
  id: id(),
  officeId: text('office_id').notNull(),
  caseNumber: text('case_number').notNull(),
  paymentId: reference('payment_id').notNull(),
  postedOn: day('posted_on').notNull(),
  amountCents: cents('amount_cents').notNull(),
  description: text('description').notNull(),
  receiptNumber: text('receipt_number'),
})
export type OfficeReceipt = typeof officeReceipts.$inferSelect
