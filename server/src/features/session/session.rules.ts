/** Decisions about sessions and sign-in. Pure. All times are real time, in milliseconds since 1970. */
import { EXPIRY_MARGIN_SECONDS } from '@yoursuccess/contract/session/session'
import { STEP_UP_SECONDS, type StepUpMethod } from '@yoursuccess/contract/session/step-up'

export interface SessionTimes {
  startedAt: number
  lastActiveAt: number
  generation: number
  /** When the newest token was made. */
  rotatedAt: number
  /** When the newest token was first used. A time before `rotatedAt` belongs to an older generation. */
  firstUsedAt: number | undefined
}

/**
 * How long the previous token still works after the new one is first used, for calls already on their way
 * (SESSION-19).
 */
export const ROTATION_GRACE_MS = 30_000

/**
 * When the session ends if the customer does nothing more: the idle limit, or the longest life if that is
 * earlier.
 */
export const idleDeadline = (
  session: Pick<SessionTimes, 'startedAt' | 'lastActiveAt'>,
  limits: { idleMs: number; maxMs: number },
): number => Math.min(session.lastActiveAt + limits.idleMs, session.startedAt + limits.maxMs)

/** The token's `exp`, in seconds since 1970: the idle deadline plus 60 seconds (SESSION-14). */
export const tokenExpiry = (session: SessionTimes, limits: { idleMs: number; maxMs: number }): number =>
  Math.floor(idleDeadline(session, limits) / 1000) + EXPIRY_MARGIN_SECONDS

/** When the session ends however active the customer is, in seconds since 1970, rounded down. */
export const sessionEnd = (session: Pick<SessionTimes, 'startedAt'>, limits: { maxMs: number }): number =>
  Math.floor((session.startedAt + limits.maxMs) / 1000)

/** Whether no use of the newest token is recorded. The reply with it may have been lost. */
export const isUnused = ({ generation, rotatedAt, firstUsedAt }: SessionTimes): boolean =>
  generation > 1 && (firstUsedAt === undefined || firstUsedAt < rotatedAt)

/** Whether the previous token still works. */
const isOneBeforeGood = (session: SessionTimes, now: number): boolean =>
  session.generation > 1 &&
  (isUnused(session) || now < (session.firstUsedAt ?? session.rotatedAt) + ROTATION_GRACE_MS)

/**
 * Whether a refresh starts a new generation. At most two tokens work at a time, and no call on its way is cut
 * off.
 */
export const isRotationDue = (session: SessionTimes, now: number): boolean => !isOneBeforeGood(session, now)

/**
 * The status of a token of this generation. `reused` means that the token was replaced and its successor was
 * used: two parties hold the session, and we cannot tell which is the customer.
 */
export const tokenStatus = (
  session: SessionTimes,
  tokenGeneration: number,
  now: number,
  limits: { idleMs: number; maxMs: number },
): 'open' | 'over' | 'reused' => {
  if (now >= idleDeadline(session, limits)) return 'over'
  if (tokenGeneration === session.generation) return 'open'
  if (tokenGeneration > session.generation) return 'over'
  return tokenGeneration === session.generation - 1 && isOneBeforeGood(session, now) ? 'open' : 'reused'
}

/**
 * The last action as the client reports it, limited to between the last known action and now (SESSION-18).
 */
export const clampLastActive = (claimed: number, known: number, now: number): number =>
  Number.isFinite(claimed) ? Math.min(now, Math.max(known, claimed)) : known

/** Failures before waiting starts: for one email address, and for one network address. */
const FREE_FAILURES = { email: 5, address: 50 } as const
const MAX_WAIT_MS = 900_000
/** Failures are forgotten after this time without another one. */
export const FAILURE_MEMORY_MS = 900_000

/**
 * How long further attempts are refused after this many failures: 1, 2, 4 ... 900 seconds, in milliseconds
 * (PROTECTION-02).
 */
export const waitAfterFailures = (kind: keyof typeof FREE_FAILURES, failures: number): number => {
  const beyond = failures - FREE_FAILURES[kind]
  return beyond < 0 ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** Math.min(beyond, 20))
}

/** After this many failures in a row the customer is warned, once. */
const TOLD_AFTER_FAILURES = 10
/**
 * After this many failures in a row no password works, except in a known browser, until the customer chooses
 * a new one by email (NIST SP 800-63B, 5.2.2).
 */
const STOPPED_AFTER_FAILURES = 100

export const isStopped = (failedSignIns: number): boolean => failedSignIns >= STOPPED_AFTER_FAILURES

/** The warning to send at this number of failures; undefined for most numbers. */
export const warningAt = (failedSignIns: number): 'many' | 'stopped' | undefined => {
  if (failedSignIns === TOLD_AFTER_FAILURES) return 'many'
  return failedSignIns === STOPPED_AFTER_FAILURES ? 'stopped' : undefined
}

/** How long a browser stays known after the customer's last sign-in with it. */
export const DEVICE_MEMORY_SECONDS = 180 * 86_400
/** How many browsers of a customer are known. A new one replaces the one unused for longest. */
export const MAX_DEVICES = 10
/** After this many failures in a row a browser is no longer known: someone else may be using it. */
export const DEVICE_FORGOTTEN_AFTER_FAILURES = 10

/** How many sessions a customer can have at a time. A new sign-in ends the oldest. */
export const MAX_SESSIONS = 5

/** Sign-in requires a code only after the authenticator's first right code (SETTINGS-12). */
export const needsPasscode = (customer: { mfaActive: boolean; mfaConfirmedAt: Date | null }): boolean =>
  customer.mfaActive && customer.mfaConfirmedAt !== null

/** How the customer proves ownership in the settings: with the last step of their sign-in. */
export const stepUpMethod = (customer: { mfaActive: boolean; mfaConfirmedAt: Date | null }): StepUpMethod =>
  needsPasscode(customer) ? 'code' : 'password'

/** Whether a proof of ownership still counts. */
export const isStepUpFresh = (steppedUpAt: Date | null, now: Date): boolean =>
  steppedUpAt !== null && now.getTime() < steppedUpAt.getTime() + STEP_UP_SECONDS * 1000
