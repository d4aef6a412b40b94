import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { schema } from '../ledger/tables.ts'

export const rewardLinks = schema.table('reward_links', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: reference('account_id').notNull(),
  path: text('path').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const rewardVisits = schema.table('reward_visits', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: reference('account_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export type PurchaseState = 'pending' | 'paid' | 'returned' | 'taken_back' | 'lapsed'

export const rewardPurchases = schema.table('reward_purchases', {
  id: id(),
  accountId: reference('account_id').notNull(),
  reference: text('reference').notNull(),
  offer: text('offer').notNull(),
  amountCents: cents('amount_cents').notNull(),
  cashBackCents: cents('cash_back_cents').notNull(),
  state: text('state').$type<PurchaseState>().notNull(),
  boughtAt: instant('bought_at').notNull(),
  dueAt: instant('due_at'),
  movementId: reference('movement_id'),
  takenBackMovementId: reference('taken_back_movement_id'),
})
export type Purchase = typeof rewardPurchases.$inferSelect
