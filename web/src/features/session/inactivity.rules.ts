/** When an idle session is asked about, refreshed and ended (docs/requirements/session.md). Pure; times are milliseconds of real time. */
import { EXPIRY_MARGIN_SECONDS, IDLE_SECONDS, PROMPT_SECONDS } from '@yoursuccess/contract/session/session'

/** The largest expiry accepted, in seconds (SESSION-38). */
const MAX_EXPIRY_SECONDS = 2_147_483_647
const SHORTEST_IDLE_MS = 60_000
const REFRESH_BEFORE_MS = 5000
/** What the customer does is told to the server about so often. */
const REFRESH_EVERY_MS = 60_000
/** The server tells the end in whole seconds: within one, nothing is untold. */
const ROUNDING_MS = 1000
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

/** End of the idle time that the token carries: its expiry minus 60 s, and at least 60 s from when the page learned it (SESSION-23). */
export const tokenDeadline = ({ expiresAt, learnedAt }: SessionTimes): number => {
  const expiry = Math.min(expiresAt, MAX_EXPIRY_SECONDS) - EXPIRY_MARGIN_SECONDS
  return Math.max(expiry * 1000, learnedAt + SHORTEST_IDLE_MS)
}

/**
 * When the session ends unless the customer does something. An action after the last refresh moves it, as the
 * refresh that is due will. That a session also ends however busy it is, is no idleness: see `phaseOf`.
 */
export const idleDeadline = (times: SessionTimes): number =>
  wasActiveSince(times) ? times.lastActive + IDLE_SECONDS * 1000 : tokenDeadline(times)

/** True when the customer did something that the token does not count yet. */
const wasActiveSince = (times: SessionTimes) => unreportedMs(times) > 0

/** How much later the customer was active than the token counts. */
const unreportedMs = (times: SessionTimes) => times.lastActive + IDLE_SECONDS * 1000 - tokenDeadline(times)

/** At 60 s before the deadline the page asks the customer; before that nothing shows (SESSION-24). */
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
 * True when the server has not heard of what the customer did, and a token that counts it would last longer. Asked when
 * the page goes out of sight, after which nobody may be there to tell it.
 */
export const isActivityUnreported = (times: SessionTimes): boolean =>
  unreportedMs(times) >= ROUNDING_MS &&
  tokenDeadline(times) < times.endsAt * 1000 &&
  phaseOf(times) === 'active' &&
  idleDeadline(times) - times.now > LEAST_LEFT_TO_REFRESH_MS

/**
 * Once in a minute of activity; and about 5 s before the token's deadline, or before the customer is asked, so that the
 * answer finds the session open. Never while asking (SESSION-29), and never for anything but what the customer did.
 */
export const isRefreshDue = (times: SessionTimes): boolean => {
  const lastChance = Math.min(tokenDeadline(times), idleDeadline(times) - PROMPT_SECONDS * 1000)
  return (
    isActivityUnreported(times) &&
    (unreportedMs(times) >= REFRESH_EVERY_MS || times.now >= lastChance - REFRESH_BEFORE_MS)
  )
}
