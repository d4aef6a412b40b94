import type { JsonWebKey } from 'node:crypto'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { schema } from '../ledger/tables.ts'

/** Where a person is in the Link window, and what they have entered so far. */
export interface LinkState {
  view?: 'institutions' | 'credentials' | 'mfa' | 'numbers' | 'accounts' | 'oauth' | 'code' | 'error'
  institutionId?: string
  username?: string
  password?: string
  oauthStateId?: string
  errorCode?: string
}

export const linkSessions = schema.table('link_sessions', {
  token: text('token').primaryKey(),
  clientName: text('client_name').notNull(),
  legalName: text('legal_name').notNull(),
  webhook: text('webhook'),
  redirectUri: text('redirect_uri'),
  itemId: reference('item_id'),
  state: jsonb('state').$type<LinkState>().notNull().default({}),
  wrongLogins: integer('wrong_logins').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})
export type LinkSession = typeof linkSessions.$inferSelect

export const linkItems = schema.table('link_items', {
  id: id(),
  itemId: text('item_id').notNull(),
  accessToken: text('access_token').notNull(),
  institutionId: text('institution_id'),
  webhook: text('webhook'),
  status: text('status').$type<'good' | 'login_required' | 'revoked' | 'removed'>().notNull().default('good'),
  createdAt: instant('created_at').notNull(),
})
export type LinkItem = typeof linkItems.$inferSelect

export type VerificationStatus =
  | 'pending_automatic_verification'
  | 'automatically_verified'
  | 'pending_manual_verification'
  | 'manually_verified'
  | 'verification_expired'
  | 'verification_failed'

export const linkAccounts = schema.table('link_accounts', {
  id: id(),
  itemId: reference('item_id').notNull(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  subtype: text('subtype').$type<'checking' | 'savings'>().notNull(),
  routing: text('routing').notNull(),
  account: text('account').notNull(),
  ownerName: text('owner_name').notNull(),
  verificationStatus: text('verification_status').$type<VerificationStatus>(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  arrivesAt: instant('arrives_at'),
  becomes: text('becomes').$type<'automatically_verified' | 'verification_expired'>(),
  dueAt: instant('due_at'),
})
export type LinkAccount = typeof linkAccounts.$inferSelect

export const linkPublicTokens = schema.table('link_public_tokens', {
  token: text('token').primaryKey(),
  itemId: reference('item_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const linkKeys = schema.table('link_keys', {
  kid: text('kid').primaryKey(),
  privateKey: jsonb('private_key').$type<JsonWebKey>().notNull(),
  createdAt: instant('created_at').notNull(),
})
