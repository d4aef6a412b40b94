/**
 * When to warn about, refresh and end an idle session (docs/requirements/session.md). Pure functions. Times
 * are milliseconds since 1970 by the server's clock, unless a comment says seconds.
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
/** How long before the maximum session length the page warns an active customer. */
export const END_NEAR_MINUTES = 5

export interface SessionTimes {
  /** When the token expires, in seconds, from the server. */
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
 * The end of the idle time that the token allows: its expiry minus 60 s, and at least 60 s after the page
 * learned it (SESSION-23).
 */
export const tokenDeadline = ({ expiresAt, learnedAt }: SessionTimes): number => {
  const expiry = Math.min(expiresAt, MAX_EXPIRY_SECONDS) - EXPIRY_MARGIN_SECONDS
  return Math.max(expiry * 1000, learnedAt + SHORTEST_IDLE_MS)
}

/**
 * When the session ends unless the customer does something. Activity since the last refresh counts at once,
 * because the next refresh reports it to the server. Ignores the maximum session length: see `phaseOf`.
 */
export const idleDeadline = (times: SessionTimes): number =>
  wasActiveSince(times) ? times.lastActive + IDLE_SECONDS * 1000 : tokenDeadline(times)

/** True if the customer has been active since the activity that the token's expiry is based on. */
const wasActiveSince = (times: SessionTimes) => unreportedMs(times) > 0

/** Milliseconds between the activity that the token's expiry is based on and the latest activity. */
const unreportedMs = (times: SessionTimes) => times.lastActive + IDLE_SECONDS * 1000 - tokenDeadline(times)

/** The page shows the prompt 60 s before the deadline, and nothing before that (SESSION-24). */
export const phaseOf = (times: SessionTimes): Phase => {
  if (endLeft(times) <= 0) return 'over'
  const left = idleDeadline(times) - times.now
  if (left <= 0) return 'idle'
  // No prompt if the maximum length ends the session first: staying would not help. `isEndNear` warns of that
  // end.
  const endsFirst = endLeft(times) <= left
  return left <= PROMPT_SECONDS * 1000 && !endsFirst ? 'prompt' : 'active'
}

const endLeft = ({ endsAt, now }: SessionTimes) => endsAt * 1000 - now

/** True in the last minutes of a session that ends regardless of activity. */
export const isEndNear = (times: SessionTimes): boolean => endLeft(times) <= END_NEAR_MINUTES * 60_000

export const secondsLeft = (times: SessionTimes): number =>
  Math.max(0, Math.ceil((idleDeadline(times) - times.now) / 1000))

/**
 * True if the server doesn't know of the latest activity and reporting it would extend the session. Checked
 * when the page is hidden, because the page may not run again to report it.
 */
export const isActivityUnreported = (times: SessionTimes): boolean =>
  unreportedMs(times) >= ROUNDING_MS &&
  tokenDeadline(times) < times.endsAt * 1000 &&
  phaseOf(times) === 'active' &&
  idleDeadline(times) - times.now > MIN_LEFT_TO_REFRESH_MS

/**
 * True once per minute of activity, and about 5 s before the token's deadline or the prompt, so that the
 * request arrives while the session is open. Never while the prompt shows (SESSION-29), and never without
 * activity.
 */
export const isRefreshDue = (times: SessionTimes): boolean => {
  const lastChance = Math.min(tokenDeadline(times), idleDeadline(times) - PROMPT_SECONDS * 1000)
  return (
    isActivityUnreported(times) &&
    (unreportedMs(times) >= REFRESH_EVERY_MS || times.now >= lastChance - REFRESH_BEFORE_MS)
  )
}
