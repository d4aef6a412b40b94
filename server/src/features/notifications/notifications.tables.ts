import { id, instant, reference } from '@yoursuccess/database/columns'
import { jsonb, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'
import type { StoredMessage } from '../../messaging/render.ts'

export const notifications = bankSchema.table('notifications', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** The sentence in English. The reader gets it if no catalog has the code, such as `legacy`. */
  title: text('title').notNull(),
  url: text('url'),
  happenedAt: instant('happened_at').notNull(),
  readAt: instant('read_at'),
  dedupeKey: text('dedupe_key').notNull(),
  code: text('code').notNull().default('legacy'),
  params: jsonb('params').$type<StoredMessage['params']>().notNull().default({}),
})
