import { id, instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const notifications = bankSchema.table('notifications', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  title: text('title').notNull(),
  url: text('url'),
  happenedAt: instant('happened_at').notNull(),
  readAt: instant('read_at'),
  dedupeKey: text('dedupe_key').notNull(),
})
