/**
 * A fake clock (`vi.useFakeTimers()`) moves in two ways only, however busy the computer is: when the test
 * moves it, and while the test waits with `findBy`, `waitFor` or `userEvent`, because the awaited change may
 * need a timer.
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

/** For the end of a test: its unfinished waits must not move the next test's clock. */
export const forgetWaits = (): void => waits.clear()

/**
 * Moves time one second at a time, and the page renders after each, as in a browser. In one long step nothing
 * would render until its end.
 */
export const passTime = async (ms: number): Promise<void> => {
  let left = ms
  do {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
    left -= STEP_MS
  } while (left > 0)
}

/**
 * Moves time forward until something happens, which should be `ms` after its trigger. The exact time of the
 * trigger is unknown: it is after `since`, a time of the fake clock, and before `seenAt`.
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
