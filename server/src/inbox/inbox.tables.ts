import { bigint, date, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '@yoursuccess/database/columns'
import { bankSchema } from '../boot/schema.ts'

/** Events that wait to be applied. An applied event moves to the history. */
export const partnerEvents = bankSchema.table('partner_events', {
  id: id(),
  partner: text('partner').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  body: jsonb('body').notNull(),
  /** Real time. */
  receivedAt: instant('received_at').notNull(),
  /** Written only by servers of the build before, which keep applied events here. */
  appliedAt: instant('applied_at'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lastError: text('last_error'),
})

/** Applied events. Partitioned by the month of `receivedAt`, and dropped by the month. */
export const partnerEventHistory = bankSchema.table('partner_event_history', {
  /** Increases in the order of arrival. Not unique: an event that is replayed gets a new one. */
  id: bigint('id', { mode: 'number' }).notNull(),
  partner: text('partner').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  body: jsonb('body').notNull(),
  receivedAt: instant('received_at').notNull(),
})

/** The ids of all events, also of those whose month was dropped, so that no event is applied twice. */
export const partnerEventIds = bankSchema.table('partner_event_ids', {
  eventKey: uuid('event_key').primaryKey(),
  receivedOn: date('received_on').notNull(),
})
