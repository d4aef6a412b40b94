import { describe, expect, test } from 'vitest'
import { sampleItem } from '../../../testing/tracker-replies.ts'
import { suggestedCategories, suggestedCategory } from './suggestion.rules.ts'

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

describe('three suggestions', () => {
  const goals = [
    { category: 'entertainment' as const, amount: '40.00' },
    { category: 'housing' as const, amount: '1145.00' },
    { category: 'car_payment' as const, amount: '287.50' },
  ]
  const shop = sampleItem({ description: 'Kestrel Goods 0421' })

  // TRACKER-178
  test('begin with the payee, then the same name with another number', () => {
    const known = [
      sampleItem({
        id: 2,
        description: 'Kestrel Goods #7',
        category: 'charity',
        effective_date: '2026-11-10',
      }),
      sampleItem({ id: 3, description: 'kestrel goods 0421', category: 'taxes' }),
      sampleItem({ id: 4, description: 'A', category: 'insurance' }),
      sampleItem({ id: 5, description: 'B', category: 'insurance' }),
    ]
    expect(suggestedCategories(shop, { known, goals })).toEqual(['taxes', 'charity', 'insurance'])
  })

  // TRACKER-178
  test('then follow the words of the name, and what was chosen most often', () => {
    const known = [
      sampleItem({ id: 2, description: 'A', category: 'insurance', effective_date: '2026-11-08' }),
      sampleItem({ id: 3, description: 'B', category: 'utilities', effective_date: '2026-11-01' }),
      sampleItem({ id: 4, description: 'C', category: 'utilities', effective_date: '2026-11-02' }),
    ]
    expect(suggestedCategories(purchase, { known, goals })).toEqual([
      'entertainment',
      'utilities',
      'insurance',
    ])
  })

  // TRACKER-178
  test('end with the largest goals, and without goals with everyday categories', () => {
    expect(suggestedCategories(shop, { known: [], goals })).toEqual([
      'housing',
      'car_payment',
      'entertainment',
    ])
    expect(suggestedCategories(shop, { known: [], goals: [] })).toEqual([
      'food_and_housekeeping_supplies',
      'transportation',
      'other',
    ])
  })

  // TRACKER-178
  test('have the trustee payment only for a payee that had it, and never the reserved category', () => {
    const paid = sampleItem({ id: 2, description: 'Money order', category: 'trustee_payment' })
    const reserved = [{ category: 'cushion' as const, amount: '9000.00' }]
    const basis = { known: [paid], goals: reserved }
    expect(suggestedCategories(shop, basis)).not.toContain('trustee_payment')
    expect(suggestedCategories(shop, basis)).not.toContain('cushion')
    const again = sampleItem({ id: 3, description: 'Money order' })
    expect(suggestedCategories(again, basis)[0]).toBe('trustee_payment')
  })

  // TRACKER-178
  test('are three different ones for an item without a description, too', () => {
    const suggestions = suggestedCategories(sampleItem({}), { known: [], goals })
    expect(new Set(suggestions).size).toBe(3)
  })
})
