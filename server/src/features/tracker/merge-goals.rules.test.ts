import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { mergeGoals } from './merge-goals.rules.ts'

const goal = (id: number, category: string, amount: number) => ({ id, category, amountCents: cents(amount) })
const change = (category: string, amount: number, id?: number | null) => ({
  category,
  amountCents: cents(amount),
  id,
})
const stored = [goal(1, 'housing', 10), goal(2, 'taxes', 20), goal(3, 'trustee_payment', 30)]

/** The month after a save, as "category amount". */
const after = (...changes: ReturnType<typeof change>[]) => {
  const merged = mergeGoals(stored, changes)
  return typeof merged === 'string'
    ? merged
    : merged.goals.map(({ category, amountCents }) => `${category} ${amountCents}`)
}

// TRACKER-148
test('keeps goals that a save does not list', () => {
  expect(after()).toEqual(['housing 10', 'taxes 20', 'trustee_payment 30'])
  expect(after(change('taxes', 25))).toEqual(['housing 10', 'taxes 25', 'trustee_payment 30'])
})

// TRACKER-148
test('a change without an id updates the goal of its category, or creates a new one', () => {
  const merged = mergeGoals(stored, [change('housing', 11, null), change('charity', 5)])
  expect(merged).toMatchObject({
    updates: [{ id: 1, change: { amountCents: 11 } }],
    creations: [{ category: 'charity', amountCents: 5 }],
  })
})

test('a goal that moves to another category frees its own', () => {
  expect(after(change('charity', 10, 1))).toEqual(['charity 10', 'taxes 20', 'trustee_payment 30'])
  expect(after(change('housing', 7), change('charity', 10, 1))).toEqual([
    'charity 10',
    'taxes 20',
    'trustee_payment 30',
    'housing 7',
  ])
})

test('two goals may swap their categories', () => {
  expect(after(change('taxes', 1, 1), change('housing', 2, 2))).toEqual([
    'taxes 1',
    'housing 2',
    'trustee_payment 30',
  ])
})

test.each([
  { name: 'the category of another goal', changes: [change('taxes', 1, 1)] },
  { name: 'one new category twice', changes: [change('charity', 1), change('charity', 2)] },
  { name: 'one category twice', changes: [change('taxes', 1), change('taxes', 2)] },
  { name: 'one category with and without its id', changes: [change('taxes', 1, 2), change('taxes', 2)] },
  { name: 'one id twice', changes: [change('charity', 1, 2), change('clothing', 2, 2)] },
])('$name is a duplicate', ({ changes }) => {
  expect(after(...changes)).toBe('duplicate')
})

test.each([
  { name: 'an id of another month', changes: [change('taxes', 1, 99)] },
  { name: 'a trustee payment that would become a goal', changes: [change('charity', 1, 3)] },
  { name: 'a goal that would become the trustee payment', changes: [change('trustee_payment', 1, 1)] },
])('$name is unknown', ({ changes }) => {
  expect(after(...changes)).toBe('unknown')
})
