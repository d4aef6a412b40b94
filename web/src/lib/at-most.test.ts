import { expect, test, vi } from 'vitest'
import { atMost } from './at-most.ts'

test.each([
  ['was done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no answer'))],
])('stops waiting for work that %s', async (_, work) => {
  await expect(atMost(60_000, work())).resolves.toBeUndefined()
})

test('stops waiting for work that takes longer than the limit', async () => {
  vi.useFakeTimers()
  let isOver = false
  const waiting = atMost(1000, new Promise(() => {})).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(isOver).toBe(true)
})
