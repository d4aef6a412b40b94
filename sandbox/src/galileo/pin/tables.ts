import { instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { schema } from '../../ledger/tables.ts'

/**
 * One attempt to set a PIN: requested by the bank, staged by the frame, committed by the bank. The PIN itself
 * is not stored.
 */
export const pinKeys = schema.table('pin_keys', {
  key: text('key').primaryKey(),
  cardId: reference('card_id').notNull(),
  requestedAt: instant('asked_at').notNull(),
  stagedAt: instant('staged_at'),
  committedAt: instant('committed_at'),
})
export type PinKey = typeof pinKeys.$inferSelect
