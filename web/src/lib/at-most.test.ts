import { expect, test, vi } from 'vitest'
import { atMost } from './at-most.ts'

test.each([
  ['was done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no answer'))],
])('work that %s is not waited for any longer', async (_, work) => {
  await expect(atMost(60_000, work())).resolves.toBeUndefined()
})

test('work that takes longer is not waited for', async () => {
  vi.useFakeTimers()
  let isOver = false
  const waiting = atMost(1000, new Promise(() => {})).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(isOver).toBe(true)
})
