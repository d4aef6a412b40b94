import { expect, test } from 'vitest'
import { sampleItem } from '../../../testing/tracker-replies.ts'
import { suggestedCategory } from './suggestion.rules.ts'

const purchase = sampleItem({ description: 'Streamline TV' })

// TRACKER-123
test('suggests the category that the payee was given last', () => {
  const known = [
    sampleItem({ id: 2, description: 'Streamline TV', category: 'other', effective_date: '2026-10-05' }),
    sampleItem({
      id: 3,
      description: 'streamline tv ',
      category: 'entertainment',
      effective_date: '2026-11-05',
    }),
    sampleItem({ id: 4, description: 'Corner Market', category: 'charity', effective_date: '2026-11-07' }),
  ]
  expect(suggestedCategory(purchase, known)).toBe('entertainment')
})

test.each([
  { why: 'another payee', item: purchase, category: 'charity' as const, description: 'Corner Market' },
  { why: 'an uncategorized item', item: purchase, category: null, description: 'Streamline TV' },
  {
    why: 'the reserved category',
    item: purchase,
    category: 'cushion' as const,
    description: 'Streamline TV',
  },
  { why: 'no description', item: sampleItem({}), category: 'other' as const, description: null },
])('suggests nothing from $why', ({ item, category, description }) => {
  expect(suggestedCategory(item, [sampleItem({ id: 2, category, description })])).toBeUndefined()
})
