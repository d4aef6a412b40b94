import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

const openGroups = (mayWork: (items: readonly string[]) => unknown) => {
  const groups: string[] = []
  const work = inGroups(async (items: readonly string[]) => {
    groups.push(items.join(' '))
    await mayWork(items)
    return new Set(items)
  })
  return { groups, work }
}

// SETA-23
test('callers of one moment are a group, and those that arrive meanwhile are the next one', async () => {
  const first = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const { groups, work } = openGroups((items) => {
    if (!items.includes('a')) return undefined
    begun.resolve()
    return first.promise
  })
  const early = [work('a'), work('b')]
  await begun.promise
  const late = [work('c'), work('d')]
  first.resolve()
  const results = await Promise.all([...early, ...late])
  expect(groups).toEqual(['a b', 'c d'])
  expect(results.map((result) => [...result].join(' '))).toEqual(['a b', 'a b', 'c d', 'c d'])
})

// SETA-23
test('a member of a group that cannot be done keeps it from no other', async () => {
  const { groups, work } = openGroups((items) => {
    if (items.includes('b')) throw new Error('b cannot be done')
  })
  const results = await Promise.allSettled(['a', 'b', 'c'].map(work))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(groups).toEqual(['a b c', 'a', 'b', 'c'])
  await expect(work('d')).resolves.toEqual(new Set(['d']))
})

// SETA-23
test('one that fails alone is not tried again', async () => {
  const { groups, work } = openGroups(() => {
    throw new Error('the database is away')
  })
  await expect(work('a')).rejects.toThrow('the database is away')
  expect(groups).toEqual(['a'])
})
