/** One-time passcodes (RFC 6238) and backup codes. Each works once; the server's clock alone decides. */
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
/** Without letters and digits that look alike. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Where the seed of a customer is sealed to. */
export const seedPlace = (customerId: number): string => `customers.mfa_secret:${customerId}`

/** Which of the two a code is meant to be, by its look. */
export const kindOfCode = (code: string): 'passcode' | 'backup_code' =>
  PASSCODE.test(code) ? 'passcode' : 'backup_code'

/** Uses up a passcode of the current or the previous step, or a backup code. False when it is none. */
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

/** Uses up a passcode of the current or the previous step. The first one proves the authenticator. */
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

/** Makes a new set, which voids the old one. The codes are returned once and stored only as hashes. */
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

/** Before the salt of a set that is hashed as passwords are. */
const ARGON2ID = 'argon2id:'

/** One salt for a set, so that one computation checks a code against all ten. */
const hashBackupCode = async (code: string, salt: string): Promise<string> => {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const key = salt.startsWith(ARGON2ID)
    ? await deriveKey(typed, Buffer.from(salt.slice(ARGON2ID.length), 'base64url'))
    : await deriveAsBefore(typed, salt)
  return key.toString('base64url')
}

/** Sets that were made before: their codes stay good until they are made again. */
const deriveAsBefore = (typed: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(typed, salt, 32, (error, key) => (error ? reject(error) : resolve(key)))
  })
