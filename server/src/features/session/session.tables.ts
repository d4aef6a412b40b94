import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { CustomerState, Feature } from '@yoursuccess/contract/core/access'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

export const customers = bankSchema.table('customers', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  state: text('state').$type<CustomerState>().notNull(),
  features: text('features').array().$type<Feature[]>().notNull(),
  redirectPath: text('redirect_path'),
  mfaActive: boolean('mfa_active').notNull().default(false),
  /** Sealed by the vault. */
  mfaSecret: text('mfa_secret'),
  mfaConfirmedAt: instant('mfa_confirmed_at'),
  mfaLastStep: reference('mfa_last_step'),
  /** Wrong passwords and codes since the last sign-in. */
  failedSignIns: integer('failed_sign_ins').notNull().default(0),
  /** When another sign-in address was last requested or confirmed. */
  emailChangedAt: instant('email_changed_at'),
  createdAt: instant('created_at').notNull(),
})

export const sessions = bankSchema.table('sessions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  generation: integer('generation').notNull().default(1),
  rotatedAt: instant('rotated_at').notNull(),
  /** When a token of the newest generation was first used; of an older one where it is before `rotated_at`. */
  firstUsedAt: instant('first_used_at'),
  startedAt: instant('started_at').notNull(),
  lastActiveAt: instant('last_active_at').notNull(),
  /** When the customer last proved in it to be the owner, in real time. */
  steppedUpAt: instant('stepped_up_at'),
  endedAt: instant('ended_at'),
  endCause: text('end_cause'),
})

export const backupCodes = bankSchema.table('backup_codes', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  salt: text('salt').notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: instant('used_at'),
})

export const resetTokens = bankSchema.table('reset_tokens', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  createdAt: instant('created_at').notNull(),
  /** The request that it was made for. */
  requestedBy: text('requested_by'),
})

/** How a customer signed in before a change; the link in the email about the change restores it. */
export const signInSnapshots = bankSchema.table('sign_in_snapshots', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  change: text('change').$type<'email_asked' | 'email_changed' | 'phone' | 'multi_factor'>().notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  phone: text('phone'),
  /** Sealed to the place of the customer's own. */
  mfaSecret: text('mfa_secret'),
  mfaConfirmedAt: instant('mfa_confirmed_at'),
  mfaLastStep: reference('mfa_last_step'),
  backupCodes: jsonb('backup_codes')
    .$type<{ salt: string; codeHash: string; usedAt: string | null }[]>()
    .notNull()
    .default([]),
  tokenHash: text('token_hash'),
  takenAt: instant('taken_at').notNull(),
  /** The same moment by the business clock. */
  businessAt: instant('business_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Sign-in addresses that wait until the link that was sent to them is opened. */
export const emailConfirmations = bankSchema.table('email_confirmations', {
  customerId: reference('customer_id').primaryKey(),
  /** Lower case. */
  newEmail: text('new_email').notNull(),
  tokenHash: text('token_hash'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const signInThrottles = bankSchema.table('sign_in_throttles', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: instant('blocked_until').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Browsers that have signed in before, by the hash of their cookie's content. */
export const knownDevices = bankSchema.table('known_devices', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  failedSignIns: integer('failed_sign_ins').notNull().default(0),
  usedAt: instant('used_at').notNull(),
})
