/** Decisions about linked accounts and transfers. Pure. */
import type { VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import { type Cents, sum } from '@yoursuccess/contract/core/money'

/** The rolling window of the transfer limits: 24 hours of business time (FUNDING-107). */
export const VELOCITY_WINDOW_MS = 24 * 3_600_000
export interface VelocityLimits {
  count: number
  cents: Cents
}

/**
 * True if one more transfer would exceed the limits. `earlier` holds the amounts already made in the window.
 */
export const exceedsVelocity = (earlier: readonly Cents[], amount: Cents, limits: VelocityLimits): boolean =>
  earlier.length + 1 > limits.count || sum([...earlier, amount]) > limits.cents

const HOLD_MS = 24 * 3_600_000

/**
 * Until when an account that is linked now is on hold because the sign-in email changed in the last 24 hours
 * (FUNDING-48). Null if no hold is needed. Both times are real time.
 */
export const holdAfter = (emailChangedAt: Date | undefined, now: Date): Date | null => {
  const until = emailChangedAt && new Date(emailChangedAt.getTime() + HOLD_MS)
  return until && until > now ? until : null
}

/** The minimum score, from 0 to 100, for the bank's owner name to match the customer's (FUNDING-37). */
export const LOWEST_NAME_SCORE = 70

/** A bank that does not report the owner's name (undefined) counts as no match. */
export const isOwnName = (score: number | undefined): boolean =>
  score !== undefined && score >= LOWEST_NAME_SCORE

/**
 * Whether money can be pulled from the account: it is verified, registered with the processor, and not on
 * hold after a change of the sign-in email. `now` is real time.
 */
export const isUsable = (
  account: { verificationStatus: VerificationStatus; processorRef: string | null; heldUntil: Date | null },
  now: Date,
): boolean =>
  account.verificationStatus === 'verified' &&
  account.processorRef !== null &&
  (account.heldUntil === null || account.heldUntil <= now)

/** When money can be moved from an account that was just linked or verified. `now` is real time. */
export const firstUse = (
  account: { verificationStatus: VerificationStatus; heldUntil: Date | null },
  now: Date,
): 'unverified' | 'now' | 'held' => {
  if (account.verificationStatus !== 'verified') return 'unverified'
  return account.heldUntil === null || account.heldUntil <= now ? 'now' : 'held'
}

/** ACH return codes after which the account cannot be used: it is closed, unknown, invalid or frozen. */
const DEAD_ACCOUNT = new Set(['R02', 'R03', 'R04', 'R16', 'R20'])
/**
 * ACH return codes after which we must not debit the account again: the owner stopped or did not authorize
 * it.
 */
const REVOKED = new Set(['R07', 'R08', 'R10', 'R29'])

export const endsAccount = (failure: string): boolean => DEAD_ACCOUNT.has(failure)
export const endsRecurring = (failure: string): boolean => DEAD_ACCOUNT.has(failure) || REVOKED.has(failure)
