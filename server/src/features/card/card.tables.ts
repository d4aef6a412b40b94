import { boolean, text } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../schema.ts'

export const cards = bankSchema.table('cards', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  accountId: reference('account_id').notNull(),
  processorRef: text('processor_ref').notNull(),
  state: text('state').notNull(),
  frozen: boolean('frozen').notNull().default(false),
  hasRequestedNewCard: boolean('has_requested_new_card').notNull().default(false),
  pinSetAt: instant('pin_set_at'),
  createdAt: instant('created_at').notNull(),
})
