import { expect, test } from 'vitest'
import { orderedId } from './ordered-id.ts'

// OPERATIONS-41
test('ids of jobs sort in the order in which they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, orderedId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})
