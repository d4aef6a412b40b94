import { id, instant } from '@yoursuccess/database/columns'
import { boolean, integer, text } from 'drizzle-orm/pg-core'
import { schema } from '../ledger/tables.ts'

export const webhookEvents = schema.table('webhook_events', {
  id: id(),
  eventId: text('event_id').notNull(),
  prn: text('prn').notNull(),
  type: text('type').notNull(),
  body: text('body').notNull(),
  state: text('state').$type<'pending' | 'delivered' | 'dropped' | 'given_up'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  lastStatus: integer('last_status'),
  lastError: text('last_error'),
  dueAt: instant('due_at').notNull(),
  waitsForNext: boolean('waits_for_next').notNull().default(false),
  recordedAt: instant('recorded_at').notNull(),
  deliveredAt: instant('delivered_at'),
  partner: text('partner').$type<'galileo' | 'plaid'>().notNull().default('galileo'),
  path: text('path').notNull().default('/webhooks/galileo'),
})
export type WebhookEvent = typeof webhookEvents.$inferSelect
