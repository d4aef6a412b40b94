import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { CustomerState, Feature } from '@yoursuccess/contract/core/access'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

/**
 * The columns of `customers` that session needs, so that a sign-in and each request read them in one query. It
 * writes those from `passwordHash` on, and only reads the others.
 */
export const logins = bankSchema.table('customers', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull(),
  state: text('state').$type<CustomerState>().notNull(),
  features: text('features').array().$type<Feature[]>().notNull(),
  redirectPath: text('redirect_path'),
  /** Set by the sign-in, too: it keeps what was chosen before it. */
  language: text('language').$type<LanguageCode>(),
  passwordHash: text('password_hash').notNull(),
  mfaActive: boolean('mfa_active').notNull().default(false),
  /** Sealed by the vault. */
  mfaSecret: text('mfa_secret'),
  mfaConfirmedAt: instant('mfa_confirmed_at'),
  mfaLastStep: reference('mfa_last_step'),
  /** Wrong passwords and codes since the last sign-in. */
  failedSignIns: integer('failed_sign_ins').notNull().default(0),
  /** When a change of the sign-in email was last requested, confirmed or undone, in real time. */
  emailChangedAt: instant('email_changed_at'),
})

export const sessions = bankSchema.table('sessions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  generation: integer('generation').notNull().default(1),
  rotatedAt: instant('rotated_at').notNull(),
  /** When the newest token was first used. A time before `rotated_at` belongs to an older generation. */
  firstUsedAt: instant('first_used_at'),
  startedAt: instant('started_at').notNull(),
  lastActiveAt: instant('last_active_at').notNull(),
  /** When the customer last proved ownership in this session, in real time. */
  steppedUpAt: instant('stepped_up_at'),
  endedAt: instant('ended_at'),
  endCause: text('end_cause'),
  /** "Chrome" and "Windows". Null if the browser did not say, or the session began before they were kept. */
  browser: text('browser'),
  system: text('system'),
  /** The network of the sign-in, never the whole address. */
  network: text('network'),
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
  /** The request for which the token was made. */
  requestedBy: text('requested_by'),
})

/** How a customer signed in before a change. The link in the email about the change restores this. */
export const signInSnapshots = bankSchema.table('sign_in_snapshots', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  change: text('change').$type<'email_asked' | 'email_changed' | 'phone' | 'multi_factor'>().notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  phone: text('phone'),
  /** Sealed for the same place as the customer's seed, so it can be copied back as it is. */
  mfaSecret: text('mfa_secret'),
  mfaConfirmedAt: instant('mfa_confirmed_at'),
  mfaLastStep: reference('mfa_last_step'),
  backupCodes: jsonb('backup_codes')
    .$type<{ salt: string; codeHash: string; usedAt: string | null }[]>()
    .notNull()
    .default([]),
  tokenHash: text('token_hash'),
  takenAt: instant('taken_at').notNull(),
  /** `takenAt` by the business clock. */
  businessAt: instant('business_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Requested sign-in addresses whose confirmation link was not opened yet. */
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

/** Browsers in which a customer has signed in, identified by the hash of a mark in their device cookie. */
export const knownDevices = bankSchema.table('known_devices', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  failedSignIns: integer('failed_sign_ins').notNull().default(0),
  usedAt: instant('used_at').notNull(),
})

export const passkeys = bankSchema.table('passkeys', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** The id that the device gave it, in base64url. */
  credentialId: text('credential_id').notNull(),
  /** COSE, in base64url. */
  publicKey: text('public_key').notNull(),
  /** How often it was used, as its device counts; 0 for devices that do not count. */
  counter: reference('counter').notNull().default(0),
  deviceType: text('device_type').$type<'singleDevice' | 'multiDevice'>().notNull(),
  backedUp: boolean('backed_up').notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  /** A removed passkey is kept as long as its removal can be undone. */
  removedAt: instant('removed_at'),
})

/** What a browser must sign to add or use a passkey. Deleted when it is used. */
export const passkeyChallenges = bankSchema.table('passkey_challenges', {
  id: id(),
  challengeHash: text('challenge_hash').notNull(),
  purpose: text('purpose').$type<'add' | 'step_up' | 'sign_in'>().notNull(),
  /** The session that asked for it; null for a sign-in. */
  customerId: reference('customer_id'),
  sessionId: reference('session_id'),
  expiresAt: instant('expires_at').notNull(),
})
