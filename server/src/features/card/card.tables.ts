import { boolean, text } from 'drizzle-orm/pg-core'
import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

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
  changedAt: instant('changed_at'),
})

export const cardActions = bankSchema.table('card_actions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  cardId: reference('card_id').notNull(),
  kind: text('kind').$type<'freeze' | 'unfreeze' | 'replacement'>().notNull(),
  state: text('state').$type<'intended' | 'done' | 'refused' | 'superseded'>().notNull(),
  reason: text('reason').$type<'lost' | 'stolen' | 'damaged'>(),
  feeCents: cents('fee_cents').notNull(),
  authDenialId: reference('auth_denial_id'),
  refusal: text('refusal'),
  requestedAt: instant('asked_at').notNull(),
  endedAt: instant('ended_at'),
})

export const pinFrames = bankSchema.table('pin_frames', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  cardId: reference('card_id').notNull(),
  openedAt: instant('opened_at').notNull(),
})

export const plasticOrders = bankSchema.table('plastic_orders', {
  customerId: reference('customer_id').primaryKey(),
  accountId: reference('account_id').notNull(),
  state: text('state').$type<'intended' | 'done' | 'refused'>().notNull(),
  refusal: text('refusal'),
  requestedAt: instant('asked_at').notNull(),
  endedAt: instant('ended_at'),
})
