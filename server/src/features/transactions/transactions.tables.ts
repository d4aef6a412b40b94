import { text } from 'drizzle-orm/pg-core'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

export const postedTransactions = bankSchema.table('posted_transactions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  processorId: text('processor_id').notNull(),
  kind: text('kind').notNull(),
  /** Credits are positive, debits negative. */
  amountCents: cents('amount_cents').notNull(),
  postedAt: instant('posted_at').notNull(),
  postedOn: day('posted_on').notNull(),
  details: text('details').notNull(),
  reversesProcessorId: text('reverses_processor_id'),
})

export const authorizations = bankSchema.table('authorizations', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  processorId: text('processor_id').notNull(),
  amountCents: cents('amount_cents').notNull(),
  merchantName: text('merchant_name').notNull(),
  authorizedAt: instant('authorized_at').notNull(),
  state: text('state').$type<'open' | 'settled' | 'reversed' | 'expired'>().notNull(),
})
