/** One-time passcodes (RFC 6238) and backup codes. Each works once. Only the server's clock counts. */
import { randomInt, randomBytes, scrypt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '@yoursuccess/database/database'
import type { Vault } from '../../security/vault/vault.ts'
import { findBackupSalt, replaceBackupCodes, useBackupCode } from './backup-code.queries.ts'
import { deriveKey } from './passwords.ts'
import { takePasscodeStep, type Customer } from './session.queries.ts'

const STEP_SECONDS = 30
const PASSCODE = /^\d{6}$/
const CODE_COUNT = 10
const CODE_LENGTH = 10
/** Leaves out letters and digits that look alike. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The vault's context for a customer's seed: the seed opens only with the same one. */
export const seedPlace = (customerId: number): string => `customers.mfa_secret:${customerId}`

/** Six digits are a passcode; everything else is treated as a backup code. */
export const kindOfCode = (code: string): 'passcode' | 'backup_code' =>
  PASSCODE.test(code) ? 'passcode' : 'backup_code'

/**
 * Uses up a passcode of the current or previous time step, or a backup code. Returns false if the code is
 * wrong or already used.
 */
export const usePasscode = async (
  tx: Db,
  vault: Vault,
  customer: Pick<Customer, 'id' | 'mfaSecret'>,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (!customer.mfaSecret) return false
  if (kindOfCode(code) === 'backup_code') return spendBackupCode(tx, customer.id, code, now)
  return useAuthenticatorCode(tx, vault, customer, code, now)
}

/**
 * Uses up a passcode of the current or previous time step. The first accepted code also confirms the
 * authenticator. Returns false if the code is wrong or already used.
 */
export const useAuthenticatorCode = async (
  tx: Db,
  vault: Vault,
  customer: Pick<Customer, 'id' | 'mfaSecret'>,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (!customer.mfaSecret || !PASSCODE.test(code)) return false
  const totp = new TOTP({ secret: Secret.fromBase32(vault.open(customer.mfaSecret, seedPlace(customer.id))) })
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() })
  if (delta === null || delta > 0) return false
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
  return takePasscodeStep(tx, customer.id, step, now)
}

const spendBackupCode = async (tx: Db, customerId: number, code: string, now: Date): Promise<boolean> => {
  const salt = await findBackupSalt(tx, customerId)
  if (!salt) return false
  return useBackupCode(tx, customerId, await hashBackupCode(code, salt), now)
}

/**
 * Creates a new set of backup codes that replaces the old one. Only their hashes are stored, so the codes
 * cannot be shown again.
 */
export const createBackupCodes = async (tx: Db, customerId: number): Promise<string[]> => {
  const salt = `${ARGON2ID}${randomBytes(16).toString('base64url')}`
  const codes = Array.from({ length: CODE_COUNT }, randomCode)
  await replaceBackupCodes(
    tx,
    customerId,
    salt,
    await Promise.all(codes.map((code) => hashBackupCode(code, salt))),
  )
  return codes
}

const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** Prefix of the salt of sets hashed with argon2id, like passwords. */
const ARGON2ID = 'argon2id:'

/** A set shares one salt, so that one hash checks a code against all ten. */
const hashBackupCode = async (code: string, salt: string): Promise<string> => {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const key = salt.startsWith(ARGON2ID)
    ? await deriveKey(typed, Buffer.from(salt.slice(ARGON2ID.length), 'base64url'))
    : await deriveAsBefore(typed, salt)
  return key.toString('base64url')
}

/** Older sets, hashed with scrypt. Their codes work until the customer makes new ones. */
const deriveAsBefore = (typed: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(typed, salt, 32, (error, key) => (error ? reject(error) : resolve(key)))
  })
