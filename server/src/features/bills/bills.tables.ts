import type { BillPaymentStatus, PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const billers = bankSchema.table('billers', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  name: text('name').notNull(),
  accountNumber: text('account_number').notNull(),
  category: text('category'),
  address1: text('address_1'),
  address2: text('address_2'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postal_code'),
  phone: text('phone'),
  isTrustee: boolean('is_trustee').notNull(),
  /** Null for a biller that we pay by mailed check. */
  directoryRef: text('directory_ref'),
  processorRef: text('processor_ref'),
  /** Its number at the processor for payments from the set-aside. */
  setAsideRef: text('set_aside_ref'),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
  /** The date that the last reminder email was for. */
  remindedFor: day('reminded_for'),
})

export const billPayments = bankSchema.table('bill_payments', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  billerId: reference('biller_id').notNull(),
  billerName: text('biller_name').notNull(),
  description: text('description').notNull(),
  isTrustee: boolean('is_trustee').notNull(),
  /** The amount the biller gets: positive, without the fee. */
  amountCents: cents('amount_cents').notNull(),
  feeCents: cents('fee_cents').notNull(),
  fromAccount: text('from_account').$type<PayingAccount>().notNull(),
  status: text('status').$type<BillPaymentStatus>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** When the payment reached its current status. */
  updatedAt: instant('updated_at').notNull(),
  expectedOn: day('expected_on').notNull(),
  /** When we first sent it to the processor. While null, we can still cancel the payment. */
  attemptedAt: instant('attempted_at'),
  processorRef: text('processor_ref'),
  takenAt: instant('taken_at'),
  failure: text('failure'),
})

export const billReminders = bankSchema.table('bill_reminders', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  billerId: reference('biller_id').notNull(),
  anchorOn: day('anchor_on').notNull(),
  nextOn: day('next_on').notNull(),
  createdAt: instant('created_at').notNull(),
})
