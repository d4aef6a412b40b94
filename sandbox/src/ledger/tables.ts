import { ZERO } from '@yoursuccess/contract/core/money'
import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'

export const schema = pgSchema('sandbox')

/** The kinds of movements in the ledger. galileo/words.ts maps them to the processor's codes. */
export const KINDS = [
  'purchase',
  'purchase_reversal',
  'refund',
  'deposit',
  'cash_back',
  'cash_back_reversal',
  'fee',
  'bill_payment',
  'bill_payment_return',
  'ach_credit',
  'ach_debit',
  'ach_return',
  'refund_check',
  'adjustment',
  'own_transfer',
] as const
export type MovementKind = (typeof KINDS)[number]

export interface Address {
  address_1: string
  address_2?: string | undefined
  city: string
  state: string
  postal_code: string
}

export const accounts = schema.table('accounts', {
  id: id(),
  kind: text('kind').$type<'customer' | 'outside'>().notNull(),
  prn: text('prn').notNull(),
  status: text('status').$type<'N' | 'K' | 'C' | 'Z' | 'D'>().notNull().default('N'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  address: jsonb('address').$type<Partial<Address>>().notNull().default({}),
  shipTo: jsonb('ship_to').$type<Partial<Address>>().notNull().default({}),
  openedAt: instant('opened_at').notNull(),
  balanceCents: cents('balance_cents').notNull().default(ZERO),
  heldCents: cents('held_cents').notNull().default(ZERO),
  postings: reference('postings').notNull().default(0),
  /** The holder's first account; null for a first account. */
  primaryId: reference('primary_id'),
  /** The product of a second account; null for a first account. */
  productId: text('product_id'),
})
export type Account = typeof accounts.$inferSelect

export const movements = schema.table('movements', {
  id: id(),
  kind: text('kind').$type<MovementKind>().notNull(),
  details: text('details').notNull(),
  postedAt: instant('posted_at').notNull(),
  authorizationId: reference('authorization_id'),
  reversesId: reference('reverses_id'),
})

export const postings = schema.table(
  'postings',
  {
    movementId: reference('movement_id').notNull(),
    accountId: reference('account_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    postedAt: instant('posted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.movementId, table.accountId] })],
)

export type CardStatus = 'W' | 'N' | 'L' | 'S' | 'C' | 'R'

export const cards = schema.table('cards', {
  id: id(),
  accountId: reference('account_id').notNull(),
  status: text('status').$type<CardStatus>().notNull(),
  frozenUntil: instant('frozen_until'),
  pinSetAt: instant('pin_set_at'),
  plasticOrderedAt: instant('plastic_ordered_at'),
  issuedAt: instant('issued_at').notNull(),
})
export type Card = typeof cards.$inferSelect

export const features = schema.table(
  'features',
  {
    accountId: reference('account_id').notNull(),
    feature: integer('feature').notNull(),
    value: text('value').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.feature] })],
)

export const authorizations = schema.table('authorizations', {
  id: id(),
  accountId: reference('account_id').notNull(),
  cardId: reference('card_id'),
  merchant: text('merchant').notNull(),
  mcc: text('mcc').notNull(),
  country: text('country').notNull(),
  amountCents: cents('amount_cents').notNull(),
  settlesCents: cents('settles_cents').notNull(),
  settlesTimes: integer('settles_times').notNull().default(1),
  state: text('state').$type<'open' | 'settled' | 'reversed' | 'expired' | 'denied'>().notNull(),
  responseCode: text('response_code').notNull(),
  fraudResult: text('fraud_result').$type<'' | 'FREEZE' | 'DENY'>().notNull().default(''),
  authorizedAt: instant('authorized_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})
export type Authorization = typeof authorizations.$inferSelect

export const imports = schema.table(
  'imports',
  {
    accountId: reference('account_id').notNull(),
    contentHash: text('content_hash').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.contentHash] })],
)
