/**
 * Guards sign-in and proofs of ownership against guessing. Each further failure makes the next attempt wait
 * longer (PROTECTION-02). Many failures in a row warn the customer, and finally stop the password
 * (PROTECTION-05).
 */
import { createHash } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { audit, type AuditAction } from '../../security/audit/audit.ts'
import { countDeviceFailure } from './known-device.queries.ts'
import { countFailedSignIn } from './session.queries.ts'
import {
  DEVICE_FORGOTTEN_AFTER_FAILURES,
  FAILURE_MEMORY_MS,
  waitAfterFailures,
  warningAt,
} from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'
import { blockUntil, clearThrottle, countFailure, findThrottles, lockSubject } from './throttle.queries.ts'
import { WARN_OF_SIGN_INS, type SignInWarning } from './warn-of-sign-ins.ts'

export interface Attempt {
  /** Whose failures make the attempt wait: those of a known device, or of everyone who tries this email. */
  own: string
  /** The network address. Its failures make the attempt wait too, except from a known device. */
  address?: string
  deviceId?: number | undefined
}

export interface Earlier {
  /** How long the attempt is refused; 0 if it may be made. */
  waitMs: number
  hasFailed: boolean
}

export interface Failure {
  actor: string
  action: AuditAction
  customerId: number | undefined
  /** Whether the failure counts toward warning the customer and stopping the password. */
  counts: boolean
}

/** Subjects are stored by a hash, so that the table does not list customers. */
export const subjectOf = (
  kind: 'email' | 'device' | 'address' | 'passcode' | 'email-tried',
  who: string | number,
): string => createHash('sha256').update(`${kind}:${who}`).digest('base64url')

/** What earlier failures mean for this attempt. */
export const check = async (db: Db, { own, address, deviceId }: Attempt, now: Date): Promise<Earlier> => {
  const throttles = await findThrottles(db, address && deviceId === undefined ? [own, address] : [own])
  const waits = throttles.map(({ blockedUntil }) => blockedUntil.getTime() - now.getTime())
  return { waitMs: Math.max(0, ...waits), hasFailed: throttles.some(({ subject }) => subject === own) }
}

/** Like `check`. Other attempts of the same subject wait until the transaction ends. */
export const checkInTurn = async (tx: Db, attempt: Attempt, now: Date): Promise<Earlier> => {
  await lockSubject(tx, attempt.own)
  return check(tx, attempt, now)
}

/** Counts and audits a failed attempt. Returns for how long further ones are refused, in milliseconds. */
export const recordFailure = async (
  { clock, queue }: Pick<SessionDeps, 'clock' | 'queue'>,
  tx: Db,
  { own, address, deviceId }: Attempt,
  { actor, action, customerId, counts }: Failure,
): Promise<number> => {
  const now = clock.realNow()
  await lockSubject(tx, own)
  const addressMs = address ? await slowDown(tx, 'address', address, now) : 0
  const ownMs = await slowDown(tx, 'email', own, now)
  if (deviceId !== undefined) await countDeviceFailure(tx, deviceId, DEVICE_FORGOTTEN_AFTER_FAILURES)
  await audit(tx, now, actor, action, { customerId })
  // For an unknown address, this is the same work and changes nothing.
  const toWarn = counts ? customerId : undefined
  const warning = warningAt(await countFailedSignIn(tx, toWarn))
  if (warning && toWarn)
    await queue.send<SignInWarning>(tx, WARN_OF_SIGN_INS, { customerId: toWarn, warning })
  return deviceId === undefined ? Math.max(addressMs, ownMs) : ownMs
}

/** Counts a failure, and makes the subject's next attempt wait. */
const slowDown = async (tx: Db, kind: 'email' | 'address', subject: string, now: Date): Promise<number> => {
  const forgottenBefore = new Date(now.getTime() - FAILURE_MEMORY_MS)
  const waitMs = waitAfterFailures(kind, await countFailure(tx, subject, now, forgottenBefore))
  await blockUntil(tx, subject, new Date(now.getTime() + waitMs))
  return waitMs
}

/** Forgets the subject's own failures, not those of the network address. */
export const recordSuccess = async (tx: Db, { own }: Attempt, { hasFailed }: Earlier): Promise<void> => {
  if (hasFailed) await clearThrottle(tx, own)
}

/** Refuses further attempts of the subject until then, whatever failed before. */
export const refuseUntil = async (db: Db, { own }: Attempt, now: Date, until: Date): Promise<void> => {
  await countFailure(db, own, now, now)
  await blockUntil(db, own, until)
}
