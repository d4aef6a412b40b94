/**
 * A clock that a test has set (`vi.useFakeTimers()`) goes in two ways only, however busy the machine is: by the hand of
 * the test, and while it waits with `findBy`, `waitFor` or `userEvent`, as what it waits for may need a timer.
 */
import { act, configure, getConfig } from '@testing-library/react'
import { expect, vi } from 'vitest'

const STEP_MS = 1000
/** How exactly `expectAfter` looks. */
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

/** For the end of a test: what it still waited for moves no clock of the next one. */
export const forgetWaits = (): void => waits.clear()

/**
 * Time goes by a second at a time, and the page draws after each, as in a browser. In one long step nothing is drawn
 * until its end.
 */
export const passTime = async (ms: number): Promise<void> => {
  let left = ms
  do {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
    left -= STEP_MS
  } while (left > 0)
}

/**
 * Lets time pass until it has happened, which is to be `ms` after it was set off. Nobody saw exactly when that was: after
 * `since`, a moment of the set clock, and before `seenAt`.
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
