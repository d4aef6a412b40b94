import { expect, test } from 'vitest'
import { sampleItem } from '../../../testing/tracker-replies.ts'
import { sortItems } from './sort-items.ts'

const ITEMS = [
  sampleItem({
    id: 1,
    amount: '100.00',
    category: 'housing',
    description: 'Rent',
    effective_date: '2026-11-03',
  }),
  sampleItem({ id: 2, amount: '9.00', category: null, description: null, effective_date: '2026-11-09' }),
  sampleItem({
    id: 3,
    amount: '9.00',
    category: 'charity',
    description: 'alms',
    effective_date: '2026-11-01',
  }),
]
const order = (by?: string, dir: 'asc' | 'desc' = 'asc') =>
  sortItems(ITEMS, by === undefined ? undefined : { by, dir }).map(({ id }) => id)

test('lists expense items newest first until a column is sorted', () => {
  expect(order()).toEqual([2, 1, 3])
  expect(order('no such column')).toEqual([2, 1, 3])
})

// TRACKER-116
test.each([
  ['date', 'asc', [3, 1, 2]],
  ['date', 'desc', [2, 1, 3]],
  // By the displayed text, ignoring case: "alms", "No description", "Rent".
  ['description', 'asc', [3, 2, 1]],
  ['description', 'desc', [1, 2, 3]],
  // "Charity", "Housing", "Uncategorized".
  ['category', 'asc', [3, 1, 2]],
  // By amount, not as text. Of equal amounts, the newer one first.
  ['amount', 'asc', [2, 3, 1]],
  ['amount', 'desc', [1, 2, 3]],
] as const)('sorts expense items by %s, %s', (by, dir, ids) => {
  expect(order(by, dir)).toEqual(ids)
})
