/**
 * Stops calling a partner that does not answer: after so many failures in a row it opens, and calls are refused at once;
 * after a pause one call is let through as a probe, whose answer closes it or starts the next pause.
 */

export interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number
  /** How long it stays open before a probe. */
  openMs: number
}

export type BreakerState = 'closed' | 'half_open' | 'open'

/** Told once, when the admitted call has ended. */
type Report = (succeeded: boolean) => void

export interface CircuitBreaker {
  state(): BreakerState
  /** Whether `admit` would let an ordinary call through now. */
  admits(): boolean
  /** Undefined when the call must not be made. `always` lets it through in every state: it is a probe of its own. */
  admit(always?: boolean): Report | undefined
}

/** `now` in milliseconds; `changed` hears of each new state. */
export const createCircuitBreaker = (
  { failures, openMs }: BreakerLimits,
  now: () => number,
  changed: (state: BreakerState) => void = () => undefined,
): CircuitBreaker => {
  let state: BreakerState = 'closed'
  let failuresInARow = 0
  let openedAt = 0
  /** Grows with each opening and closing: calls that began before say nothing about the partner as it is now. */
  let epoch = 0

  const become = (next: BreakerState) => {
    if (next === 'open') openedAt = now()
    if (next !== 'half_open') {
      epoch++
      failuresInARow = 0
    }
    if (next === state) return
    state = next
    changed(next)
  }
  const admits = () => state === 'closed' || (state === 'open' && now() - openedAt >= openMs)

  return {
    state: () => state,
    admits,
    admit: (always = false) => {
      const isProbe = state !== 'closed'
      if (!admits() && !always) return undefined
      if (state === 'open' && now() - openedAt >= openMs) become('half_open')
      const begunIn = epoch
      return (succeeded) => {
        if (begunIn !== epoch) return
        if (isProbe) {
          // A call that is always let through may fail during the pause; that does not make it longer.
          if (succeeded) become('closed')
          else if (state === 'half_open') become('open')
          return
        }
        if (succeeded) failuresInARow = 0
        else if (++failuresInARow >= failures) become('open')
      }
    },
  }
}
