/**
 * Makes the fake clock (`vi.useFakeTimers()`) independent of how busy the computer is. It moves in two ways
 * only: when the test moves it, and while the test waits with `findBy`, `waitFor` or `userEvent`, because the
 * awaited change may need a timer.
 */
import { act, configure, getConfig } from '@testing-library/react'
import { expect, vi } from 'vitest'

const STEP_MS = 1000
/** How precisely `expectAfter` checks. */
const LOOK_MS = 100

const waits = new Set<symbol>()
const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: async (wait) => {
    const own = Symbol('wait')
    waits.add(own)
    if (vi.isFakeTimers()) vi.setTimerTickMode('interval')
    try {
      return await asyncWrapper(wait)
    } finally {
      waits.delete(own)
      if (vi.isFakeTimers() && waits.size === 0) vi.setTimerTickMode('manual')
    }
  },
})

/** Call this at the end of a test, so that its unfinished waits don't move the next test's clock. */
export const forgetWaits = (): void => waits.clear()

/**
 * Moves the clock one second at a time and lets the page render after each, as in a browser. In one long step
 * nothing would render until the end.
 */
export const passTime = async (ms: number): Promise<void> => {
  let left = ms
  do {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
    left -= STEP_MS
  } while (left > 0)
}

/**
 * Moves the clock until something happens, and expects that to be `ms` after its trigger. The trigger's exact
 * time is unknown: it is between `since` and `seenAt`, two times of the fake clock.
 */
export const expectAfter = async (
  ms: number,
  since: number,
  hasHappened: () => boolean,
  seenAt = Date.now(),
): Promise<void> => {
  while (!hasHappened() && Date.now() - seenAt <= ms) await passTime(LOOK_MS)
  expect(hasHappened(), `at most ${ms} ms after it was seen`).toBe(true)
  expect(Date.now() - since, 'milliseconds since before it was set off').toBeGreaterThanOrEqual(ms)
}
