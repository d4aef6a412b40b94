import type { ReceiptSource } from '@yoursuccess/contract/receipts/receipts'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { smallint, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

/** Files that added receipts, and the numbers of their columns, from 0. */
export const receiptFiles = bankSchema.table('receipt_files', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  name: text('name').notNull(),
  /** Of its bytes, in hex. */
  sha256: text('sha256').notNull(),
  headingsSha256: text('headings_sha256').notNull(),
  postedOnColumn: smallint('posted_on_column').notNull(),
  amountColumn: smallint('amount_column').notNull(),
  receiptNumberColumn: smallint('receipt_number_column'),
  descriptionColumn: smallint('description_column'),
  importedAt: instant('imported_at').notNull(),
})

export const receipts = bankSchema.table('receipts', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  postedOn: day('posted_on').notNull(),
  /** Negative for what the office took back. */
  amountCents: cents('amount_cents').notNull(),
  receiptNumber: text('receipt_number'),
  note: text('note'),
  source: text('source').$type<ReceiptSource>().notNull(),
  /** Null unless it came from a file. */
  fileId: reference('file_id'),
  createdAt: instant('created_at').notNull(),
  /** Null while the customer did not say which payment it is the posting of. */
  byHandAt: instant('by_hand_at'),
  /** The bill payment, or the planned payment that a service collected. Neither with `byHandAt`: it is not from this account. */
  byHandPaymentId: reference('by_hand_payment_id'),
  byHandPullId: reference('by_hand_pull_id'),
})

/** When to look again whether payments of a customer with receipts were posted. */
export const receiptLooks = bankSchema.table('receipt_looks', {
  customerId: reference('customer_id').primaryKey(),
  lookOn: day('look_on').notNull(),
})
