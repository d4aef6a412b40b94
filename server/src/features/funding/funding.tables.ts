import { text } from 'drizzle-orm/pg-core'
import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../schema.ts'

export const achTransactions = bankSchema.table('ach_transactions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** What the customer pulls in: positive. */
  amountCents: cents('amount_cents').notNull(),
  description: text('description').notNull(),
  status: text('status').$type<'pending' | 'completed' | 'failed'>().notNull(),
  createdAt: instant('created_at').notNull(),
})
