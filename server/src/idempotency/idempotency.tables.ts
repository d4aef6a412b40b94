import { jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../boot/schema.ts'

export const idempotencyKeys = bankSchema.table('idempotency_keys', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  key: uuid('key').notNull(),
  call: text('call').notNull(),
  bodyHash: text('body_hash').notNull(),
  reply: jsonb('reply').notNull(),
  createdAt: instant('created_at').notNull(),
})
