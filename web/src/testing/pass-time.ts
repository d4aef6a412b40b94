import { act } from '@testing-library/react'
import { vi } from 'vitest'

const STEP_MS = 1000

/**
 * Time goes by a second at a time, and the page draws after each, as in a browser. In one long step nothing is drawn
 * until its end, while timers that wait for a drawing ask again and again. The timers must be fake.
 */
export const passTime = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= STEP_MS)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
}
