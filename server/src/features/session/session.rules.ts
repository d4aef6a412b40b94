/** Decisions on sessions and sign-in, pure. All times are real time, in milliseconds since 1970. */
import { EXPIRY_MARGIN_SECONDS } from '@yoursuccess/contract/session/session'
import { STEP_UP_SECONDS, type StepUpMethod } from '@yoursuccess/contract/session/step-up'

export interface SessionTimes {
  startedAt: number
  lastActiveAt: number
  generation: number
  /** When the newest token was made. */
  rotatedAt: number
  /** When one of its tokens was first used; of an older generation where it is before `rotatedAt`. */
  firstUsedAt: number | undefined
}

/** Once a new token was used, the one before stays good this long, for calls that were on their way (SESSION-19). */
export const ROTATION_GRACE_MS = 30_000

/** The end of the session if nothing more happens: idle limit after the last action, never past the longest life. */
export const idleDeadline = (session: SessionTimes, limits: { idleMs: number; maxMs: number }): number =>
  Math.min(session.lastActiveAt + limits.idleMs, session.startedAt + limits.maxMs)

/** `exp` of the token in seconds: the idle deadline and a margin of 60 seconds (SESSION-14). */
export const tokenExpiry = (session: SessionTimes, limits: { idleMs: number; maxMs: number }): number =>
  Math.floor(idleDeadline(session, limits) / 1000) + EXPIRY_MARGIN_SECONDS

/** The end of the session whatever the customer does, in whole seconds, never later than it is. */
export const sessionEnd = (session: Pick<SessionTimes, 'startedAt'>, limits: { maxMs: number }): number =>
  Math.floor((session.startedAt + limits.maxMs) / 1000)

/** Whether the newest token was never used yet, as far as the server knows: its answer may have been lost. */
export const isUnused = ({ generation, rotatedAt, firstUsedAt }: SessionTimes): boolean =>
  generation > 1 && (firstUsedAt === undefined || firstUsedAt < rotatedAt)

/** Whether the token before the newest one is still good. */
const isOneBeforeGood = (session: SessionTimes, now: number): boolean =>
  session.generation > 1 &&
  (isUnused(session) || now < (session.firstUsedAt ?? session.rotatedAt) + ROTATION_GRACE_MS)

/** Whether a refresh makes a new token: never more than two are good, so that no call on its way is cut off. */
export const isRotationDue = (session: SessionTimes, now: number): boolean => !isOneBeforeGood(session, now)

/**
 * The state of a token of this generation. `reused` is one that was replaced by another that is in use: two parties
 * have the session, and we cannot tell which of them is the customer.
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

/** The client's report of the last action, limited to the time between the server's record and now (SESSION-18). */
export const clampLastActive = (claimed: number, known: number, now: number): number =>
  Number.isFinite(claimed) ? Math.min(now, Math.max(known, claimed)) : known

/** Failures of one e-mail address before waiting starts, and of one network address. */
const FREE_FAILURES = { email: 5, address: 50 } as const
const MAX_WAIT_MS = 900_000
/** Failures are forgotten after this time without another one. */
export const FAILURE_MEMORY_MS = 900_000

/** How long the next tries are refused after this many failures: 1, 2, 4 ... 900 seconds (PROTECTION-02). */
export const waitAfterFailures = (kind: keyof typeof FREE_FAILURES, failures: number): number => {
  const beyond = failures - FREE_FAILURES[kind]
  return beyond < 0 ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** Math.min(beyond, 20))
}

/** After this many failures without a sign-in between them we notify the owner, once. */
const TOLD_AFTER_FAILURES = 10
/**
 * After this many failures no password works until the customer chooses a new one by email (NIST SP 800-63B, 5.2.2).
 */
const STOPPED_AFTER_FAILURES = 100

export const isStopped = (failedSignIns: number): boolean => failedSignIns >= STOPPED_AFTER_FAILURES

/** The notification for the owner at this number of failures; undefined for most numbers. */
export const warningAt = (failedSignIns: number): 'many' | 'stopped' | undefined => {
  if (failedSignIns === TOLD_AFTER_FAILURES) return 'many'
  return failedSignIns === STOPPED_AFTER_FAILURES ? 'stopped' : undefined
}

/** A browser in which the customer signed in is known for so long after its last sign-in. */
export const DEVICE_MEMORY_SECONDS = 180 * 86_400
/** At most this many browsers of a customer are known; a new one makes the longest unused one unknown. */
export const MAX_DEVICES = 10
/** A browser that failed so many times in a row is known no more: it may be in other hands. */
export const DEVICE_FORGOTTEN_AFTER_FAILURES = 10

/** At most this many sessions at once; a new sign-in ends the oldest. */
export const MAX_SESSIONS = 5

/** The sign-in requires codes once the first right one was entered (SETTINGS-12). */
export const needsPasscode = (customer: { mfaActive: boolean; mfaConfirmedAt: Date | null }): boolean =>
  customer.mfaActive && customer.mfaConfirmedAt !== null

/** The proof of ownership in the settings: the same as the last step of the sign-in. */
export const stepUpMethod = (customer: { mfaActive: boolean; mfaConfirmedAt: Date | null }): StepUpMethod =>
  needsPasscode(customer) ? 'code' : 'password'

/** Whether a proof of ownership still counts. */
export const isStepUpFresh = (steppedUpAt: Date | null, now: Date): boolean =>
  steppedUpAt !== null && now.getTime() < steppedUpAt.getTime() + STEP_UP_SECONDS * 1000
