import { id, instant } from '@yoursuccess/database/columns'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { schema } from '../ledger/tables.ts'

export type Channel = 'sms' | 'call'
export type VerificationStatus = 'pending' | 'approved' | 'canceled' | 'expired'

/** One delivery of a code; the time is an ISO instant. */
export interface Sending {
  time: string
  channel: Channel
}

export const verifications = schema.table('verifications', {
  id: id(),
  sid: text('sid').notNull(),
  phone: text('phone').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  status: text('status').$type<VerificationStatus>().notNull().default('pending'),
  code: text('code').notNull().default(''),
  sends: jsonb('sends').$type<Sending[]>().notNull().default([]),
  checks: integer('checks').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type Verification = typeof verifications.$inferSelect

export const phoneMessages = schema.table('phone_messages', {
  id: id(),
  phone: text('phone').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  body: text('body').notNull(),
  code: text('code').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
})
