/**
 * Stops calls to a partner that does not reply. After several failures in a row, the breaker opens and
 * refuses calls at once. After a pause it admits one call as a probe: success closes it, failure starts the
 * next pause.
 */

export interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number
  /** How long it stays open before a probe. */
  openMs: number
}

export type BreakerState = 'closed' | 'half_open' | 'open'

/** Called once, when the admitted call has ended. */
type Report = (succeeded: boolean) => void

export interface CircuitBreaker {
  state(): BreakerState
  /** Whether `admit` would admit an ordinary call now. */
  admits(): boolean
  /** Undefined when the call must not be made. `always` admits it in every state, as an extra probe. */
  admit(always?: boolean): Report | undefined
}

/** `now` in milliseconds; `changed` receives each new state. */
export const createCircuitBreaker = (
  { failures, openMs }: BreakerLimits,
  now: () => number,
  changed: (state: BreakerState) => void = () => undefined,
): CircuitBreaker => {
  let state: BreakerState = 'closed'
  let failuresInARow = 0
  let openedAt = 0
  /**
   * Incremented whenever the breaker opens or closes. Results of earlier calls are then ignored, because they
   * say nothing about the partner's current state.
   */
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
          // A call admitted by `always` may fail during the pause without extending it.
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
