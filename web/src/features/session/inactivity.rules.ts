/**
 * When to ask about, refresh and end an idle session (docs/requirements/session.md). Pure functions. Times are milliseconds
 * of real time.
 */
import { EXPIRY_MARGIN_SECONDS, IDLE_SECONDS, PROMPT_SECONDS } from '@yoursuccess/contract/session/session'

/** The largest expiry accepted, in seconds (SESSION-38). */
const MAX_EXPIRY_SECONDS = 2_147_483_647
const SHORTEST_IDLE_MS = 60_000
const REFRESH_BEFORE_MS = 5000
/** How often the page reports the customer's activity to the server. */
const REFRESH_EVERY_MS = 60_000
/** The server sends the end in whole seconds, so differences within one second don't count. */
const ROUNDING_MS = 1000
const MIN_LEFT_TO_REFRESH_MS = 10_000
/** How long before its end the page warns about a busy session. */
export const END_NEAR_MINUTES = 5

export interface SessionTimes {
  /** When the token expires, in seconds, as the server said. */
  expiresAt: number
  /** When the session ends regardless of activity, in seconds. */
  endsAt: number
  /** When this page learned these times. */
  learnedAt: number
  /** Last action of the customer in any tab. */
  lastActive: number
  now: number
}

export type Phase = 'active' | 'prompt' | 'idle' | 'over'

/**
 * The end of the idle time that the token allows: its expiry minus 60 s, and at least 60 s after the page learned it
 * (SESSION-23).
 */
export const tokenDeadline = ({ expiresAt, learnedAt }: SessionTimes): number => {
  const expiry = Math.min(expiresAt, MAX_EXPIRY_SECONDS) - EXPIRY_MARGIN_SECONDS
  return Math.max(expiry * 1000, learnedAt + SHORTEST_IDLE_MS)
}

/**
 * When the session ends unless the customer does something. An action after the last refresh moves it,
 * because the refresh that is due will move it, too. This ignores the maximum length of a busy session: see
 * `phaseOf`.
 */
export const idleDeadline = (times: SessionTimes): number =>
  wasActiveSince(times) ? times.lastActive + IDLE_SECONDS * 1000 : tokenDeadline(times)

/** True when the customer did something that the token doesn't count yet. */
const wasActiveSince = (times: SessionTimes) => unreportedMs(times) > 0

/** How much later the customer was active than the token counts. */
const unreportedMs = (times: SessionTimes) => times.lastActive + IDLE_SECONDS * 1000 - tokenDeadline(times)

/** The page asks the customer 60 s before the deadline. Before that nothing shows (SESSION-24). */
export const phaseOf = (times: SessionTimes): Phase => {
  if (endLeft(times) <= 0) return 'over'
  const left = idleDeadline(times) - times.now
  if (left <= 0) return 'idle'
  // Staying would not help if the session ends first. `isEndNear` warns about that.
  const endsFirst = endLeft(times) <= left
  return left <= PROMPT_SECONDS * 1000 && !endsFirst ? 'prompt' : 'active'
}

const endLeft = ({ endsAt, now }: SessionTimes) => endsAt * 1000 - now

/** True in the last minutes of a session that ends regardless of activity. */
export const isEndNear = (times: SessionTimes): boolean => endLeft(times) <= END_NEAR_MINUTES * 60_000

export const secondsLeft = (times: SessionTimes): number =>
  Math.max(0, Math.ceil((idleDeadline(times) - times.now) / 1000))

/**
 * True when the server doesn't know about activity, and a token that counts it would last longer. Checked when the page
 * is hidden, because afterwards nothing may be left to report it.
 */
export const isActivityUnreported = (times: SessionTimes): boolean =>
  unreportedMs(times) >= ROUNDING_MS &&
  tokenDeadline(times) < times.endsAt * 1000 &&
  phaseOf(times) === 'active' &&
  idleDeadline(times) - times.now > MIN_LEFT_TO_REFRESH_MS

/**
 * Once per minute of activity; and about 5 s before the token's deadline or the question, so that the request reaches
 * an open session. Never while asking (SESSION-29), and only because of the customer's own activity.
 */
export const isRefreshDue = (times: SessionTimes): boolean => {
  const lastChance = Math.min(tokenDeadline(times), idleDeadline(times) - PROMPT_SECONDS * 1000)
  return (
    isActivityUnreported(times) &&
    (unreportedMs(times) >= REFRESH_EVERY_MS || times.now >= lastChance - REFRESH_BEFORE_MS)
  )
}
