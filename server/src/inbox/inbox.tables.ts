import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { id, instant } from '@yoursuccess/database/columns'
import { bankSchema } from '../boot/schema.ts'

export const partnerEvents = bankSchema.table('partner_events', {
  id: id(),
  partner: text('partner').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  body: jsonb('body').notNull(),
  receivedAt: instant('received_at').notNull(),
  appliedAt: instant('applied_at'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lastError: text('last_error'),
})
