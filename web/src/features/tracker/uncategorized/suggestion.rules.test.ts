import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { describe, expect, test } from 'vitest'
import { sampleItem } from '../../../testing/tracker-replies.ts'
import { payeeCategories, suggestedCategories } from './suggestion.rules.ts'

const purchase = sampleItem({ description: 'Streamline TV' })
/** The server suggests nothing, or has not answered. */
const suggested = undefined

// TRACKER-123
test('suggests the category that the payee was given last, where the server suggests nothing', () => {
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
  expect(payeeCategories(purchase, { suggested, known })).toEqual(['entertainment'])
  expect(payeeCategories(purchase, { suggested: new Map([[99, ['taxes']]]), known })).toEqual([
    'entertainment',
  ])
})

// RULE-05, TRACKER-123
test('suggests what the server suggests for the payee instead of the last category', () => {
  const known = [sampleItem({ id: 2, description: 'Streamline TV', category: 'other' })]
  const ofServer = ['utilities', 'entertainment'] as const
  expect(payeeCategories(purchase, { suggested: new Map([[purchase.id, ofServer]]), known })).toEqual(
    ofServer,
  )
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
  const known = [sampleItem({ id: 2, category, description })]
  expect(payeeCategories(item, { suggested, known })).toEqual([])
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
    expect(suggestedCategories(shop, { suggested, known, goals })).toEqual(['taxes', 'charity', 'insurance'])
  })

  // RULE-05, TRACKER-178
  test('begin with what the server suggests, and fill up with the same name and guesses', () => {
    const ofServer = new Map<number, ExpenseCategory[]>([[shop.id, ['trustee_payment']]])
    const known = [sampleItem({ id: 2, description: 'KESTREL GOODS', category: 'charity' })]
    const three = ['trustee_payment', 'charity', 'housing']
    expect(suggestedCategories(shop, { suggested: ofServer, known, goals })).toEqual(three)
    const full = new Map<number, ExpenseCategory[]>([[shop.id, ['taxes', 'other', 'insurance']]])
    expect(suggestedCategories(shop, { suggested: full, known, goals })).toEqual(full.get(shop.id))
  })

  // TRACKER-178
  test('then follow the words of the name, and what was chosen most often', () => {
    const known = [
      sampleItem({ id: 2, description: 'A', category: 'insurance', effective_date: '2026-11-08' }),
      sampleItem({ id: 3, description: 'B', category: 'utilities', effective_date: '2026-11-01' }),
      sampleItem({ id: 4, description: 'C', category: 'utilities', effective_date: '2026-11-02' }),
    ]
    expect(suggestedCategories(purchase, { suggested, known, goals })).toEqual([
      'entertainment',
      'utilities',
      'insurance',
    ])
  })

  // TRACKER-178
  test('end with the largest goals, and without goals with everyday categories', () => {
    expect(suggestedCategories(shop, { suggested, known: [], goals })).toEqual([
      'housing',
      'car_payment',
      'entertainment',
    ])
    expect(suggestedCategories(shop, { suggested, known: [], goals: [] })).toEqual([
      'food_and_housekeeping_supplies',
      'transportation',
      'other',
    ])
  })

  // TRACKER-178
  test('have the trustee payment only for a payee that had it, and never the reserved category', () => {
    const paid = sampleItem({ id: 2, description: 'Money order', category: 'trustee_payment' })
    const reserved = [{ category: 'cushion' as const, amount: '9000.00' }]
    const basis = { suggested, known: [paid], goals: reserved }
    expect(suggestedCategories(shop, basis)).not.toContain('trustee_payment')
    expect(suggestedCategories(shop, basis)).not.toContain('cushion')
    const again = sampleItem({ id: 3, description: 'Money order' })
    expect(suggestedCategories(again, basis)[0]).toBe('trustee_payment')
  })

  // TRACKER-178
  test('are three different ones for an item without a description, too', () => {
    const suggestions = suggestedCategories(sampleItem({}), { suggested, known: [], goals })
    expect(new Set(suggestions).size).toBe(3)
  })
})
