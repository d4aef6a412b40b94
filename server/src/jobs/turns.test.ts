import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work on one subject runs in order, even after a failure, and other subjects do not wait', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`)
    await pause(ms)
    seen.push(`${name} ends`)
    if (name === 'first') throw new Error('first failed')
    return name
  }
  const first = inTurn(1, work('first', 30))
  const second = inTurn(1, work('second', 10))
  const other = inTurn(2, work('other', 1))
  await expect(first).rejects.toThrow('first failed')
  expect(await Promise.all([second, other])).toEqual(['second', 'other'])
  expect(seen).toEqual([
    'first begins',
    'other begins',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
  ])
})
