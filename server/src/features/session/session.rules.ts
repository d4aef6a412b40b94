/** Decisions on sessions and sign-in, pure. All times are real time, in milliseconds since 1970. */
import { EXPIRY_MARGIN_SECONDS } from '@yoursuccess/contract/session'

export interface SessionTimes {
  startedAt: number
  lastActiveAt: number
  generation: number
  rotatedAt: number
}

/** After a refresh the token before stays good this long, for calls that were on their way. (AMB-085) */
export const ROTATION_GRACE_MS = 30_000

/** The end of the session if nothing more happens: idle limit after the last action, never past the longest life. */
export const idleDeadline = (session: SessionTimes, limits: { idleMs: number; longestMs: number }): number =>
  Math.min(session.lastActiveAt + limits.idleMs, session.startedAt + limits.longestMs)

/** `exp` of the token in seconds: the idle deadline and a margin of 60 seconds (D1:168; AMB-034). */
export const tokenExpiry = (session: SessionTimes, limits: { idleMs: number; longestMs: number }): number =>
  Math.floor(idleDeadline(session, limits) / 1000) + EXPIRY_MARGIN_SECONDS

/** Whether a token of this generation opens the session now. */
export const isSessionOpen = (
  session: SessionTimes,
  tokenGeneration: number,
  now: number,
  limits: { idleMs: number; longestMs: number },
): boolean => {
  if (now >= idleDeadline(session, limits)) return false
  if (tokenGeneration === session.generation) return true
  return tokenGeneration === session.generation - 1 && now < session.rotatedAt + ROTATION_GRACE_MS
}

/** The client's word on the last action, between what the server knows and now (decision 16). */
export const clampLastActive = (claimed: number, known: number, now: number): number =>
  Number.isFinite(claimed) ? Math.min(now, Math.max(known, claimed)) : known

/** Failures of one e-mail address before waiting starts, and of one network address. */
const FREE_FAILURES = { email: 5, address: 50 } as const
const LONGEST_WAIT_MS = 900_000
/** Failures are forgotten after this time without another one. */
export const FAILURE_MEMORY_MS = 900_000

/** How long the next tries are refused after this many failures: 1, 2, 4 ... 900 seconds (security.md C2). */
export const waitAfterFailures = (kind: keyof typeof FREE_FAILURES, failures: number): number => {
  const beyond = failures - FREE_FAILURES[kind]
  return beyond < 0 ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(beyond, 20))
}

/** At most this many sessions at once; a new sign-in ends the oldest. */
export const MOST_SESSIONS = 5
