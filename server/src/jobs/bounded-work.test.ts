import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBoundedWork } from './bounded-work.ts'

const FULL = new Error('full')
const open = (maxWaitMs?: number) =>
  createBoundedWork({
    atOnce: 1,
    waiting: 2,
    ...(maxWaitMs !== undefined && { maxWaitMs }),
    refuse: () => FULL,
  })

// OPERATIONS-38
test('waiting work runs in order, even after a failure, and work beyond the limit is refused', async () => {
  const inTurn = open()
  const done: number[] = []
  const works = [1, 2, 3, 4].map((number) =>
    inTurn(async () => {
      await pause(5)
      done.push(number)
      if (number === 2) throw new Error('two')
      return number
    }),
  )
  const results = await Promise.allSettled(works)
  expect(
    results.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message)),
  ).toEqual([1, 'two', 3, 'full'])
  expect(done).toEqual([1, 2, 3])
})

// OPERATIONS-38
test('work that waited too long is refused, never starts and takes no place', async () => {
  const inTurn = open(20)
  let begun = 0
  const release = Promise.withResolvers<void>()
  const first = inTurn(() => release.promise)
  const late = [1, 2].map(() => inTurn(async () => void begun++))
  expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = inTurn(async () => void begun++)
  release.resolve()
  await Promise.all([first, next])
  expect(begun).toBe(1)
})
