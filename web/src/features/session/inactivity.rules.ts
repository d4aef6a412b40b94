/** When an idle session is asked about, refreshed and ended (checklist SES). Pure; times are milliseconds of real time. */
import { EXPIRY_MARGIN_SECONDS, IDLE_SECONDS, PROMPT_SECONDS } from '@yoursuccess/contract/session'

/** The largest expiry taken, in seconds (SES-21). */
const LARGEST_EXPIRY_SECONDS = 2_147_483_647
const SHORTEST_IDLE_MS = 60_000
const REFRESH_BEFORE_MS = 5000
const LEAST_LEFT_TO_REFRESH_MS = 10_000
/** How long before its end a busy session is told of it. */
export const END_NEAR_MINUTES = 5

export interface SessionTimes {
  /** When the token ends, in seconds, as the server said. */
  expiresAt: number
  /** When the session is over whatever the customer does, in seconds. */
  endsAt: number
  /** When this page learned that. */
  learnedAt: number
  /** Last action of the customer in any tab. */
  lastActive: number
  now: number
}

export type Phase = 'active' | 'prompt' | 'idle' | 'over'

/** End of the idle time that the token carries: its expiry minus 60 s, and at least 60 s from when it was learned (SES-11). */
export const tokenDeadline = ({ expiresAt, learnedAt }: SessionTimes): number => {
  const expiry = Math.min(expiresAt, LARGEST_EXPIRY_SECONDS) - EXPIRY_MARGIN_SECONDS
  return Math.max(expiry * 1000, learnedAt + SHORTEST_IDLE_MS)
}

/**
 * When the session ends unless the customer does something. An action after the last refresh moves it, as the
 * refresh that is due will. That a session also ends however busy it is, is no idleness: see `phaseOf`.
 */
export const idleDeadline = (times: SessionTimes): number =>
  wasActiveSince(times) ? times.lastActive + IDLE_SECONDS * 1000 : tokenDeadline(times)

/** True when the customer did something that the token does not count yet. */
const wasActiveSince = (times: SessionTimes) => times.lastActive + IDLE_SECONDS * 1000 > tokenDeadline(times)

/** At 60 s before the deadline the customer is asked; before that nothing shows (SES-12, SES-13, AMB-033). */
export const phaseOf = (times: SessionTimes): Phase => {
  if (endLeft(times) <= 0) return 'over'
  const left = idleDeadline(times) - times.now
  if (left <= 0) return 'idle'
  // Returning would not help when the session ends first: of that `isEndNear` warns.
  const endsFirst = endLeft(times) <= left
  return left <= PROMPT_SECONDS * 1000 && !endsFirst ? 'prompt' : 'active'
}

const endLeft = ({ endsAt, now }: SessionTimes) => endsAt * 1000 - now

/** True in the last minutes of a session that ends however busy it is. */
export const isEndNear = (times: SessionTimes): boolean => endLeft(times) <= END_NEAR_MINUTES * 60_000

export const secondsLeft = (times: SessionTimes): number =>
  Math.max(0, Math.ceil((idleDeadline(times) - times.now) / 1000))

/**
 * About 5 s before the token's deadline, when more than 10 s remain of the moved one, and never while asking (SES-19).
 * Nor when the token lasts to the end of the session: the server would give no more.
 */
export const isRefreshDue = (times: SessionTimes): boolean =>
  wasActiveSince(times) &&
  tokenDeadline(times) < times.endsAt * 1000 &&
  phaseOf(times) === 'active' &&
  times.now >= tokenDeadline(times) - REFRESH_BEFORE_MS &&
  idleDeadline(times) - times.now > LEAST_LEFT_TO_REFRESH_MS
