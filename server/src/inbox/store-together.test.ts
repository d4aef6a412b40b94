import { expect, test } from 'vitest'
import { together } from './store-together.ts'

/** Calls that the test ends itself. */
const openCalls = () => {
  const calls: { items: readonly string[]; end: PromiseWithResolvers<readonly string[]> }[] = []
  const add = together<string, string>((items) => {
    const end = Promise.withResolvers<readonly string[]>()
    calls.push({ items, end })
    return end.promise
  }, 10)
  return { add, calls, itemsOf: () => calls.map(({ items }) => items) }
}
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const outcome = (result: Promise<string>) => result.catch((error: unknown) => String(error))

test('what arrives during a call is done in the next one', async () => {
  const { add, calls, itemsOf } = openCalls()
  const all = Promise.all(['a', 'b', 'c'].map(add))
  calls[0]?.end.resolve(['A'])
  await expect.poll(itemsOf, { timeout: 20_000 }).toEqual([['a'], ['b', 'c']])
  calls[1]?.end.resolve(['B', 'C'])
  expect(await all).toEqual(['A', 'B', 'C'])
})

// OPERATIONS-24
test('what waits behind a call that finds the database away fails with it, and later items are tried', async () => {
  const { add, calls, itemsOf } = openCalls()
  const all = Promise.all(['a', 'b', 'c'].map((item) => outcome(add(item))))
  calls[0]?.end.reject(away())
  expect(await all).toEqual(['a', 'b', 'c'].map(() => String(away())))
  expect(itemsOf()).toEqual([['a']])
  const later = add('d')
  calls[1]?.end.resolve(['D'])
  expect(await later).toBe('D')
})

test('an item that cannot be stored fails only its own call', async () => {
  const { add, calls, itemsOf } = openCalls()
  const first = outcome(add('a'))
  const second = outcome(add('b'))
  calls[0]?.end.reject(new TypeError('not storable'))
  expect(await first).toContain('not storable')
  await expect.poll(itemsOf, { timeout: 20_000 }).toEqual([['a'], ['b']])
  calls[1]?.end.resolve(['B'])
  expect(await second).toBe('B')
})
