import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { type Choice, knownPayees, suggestCategories } from './category-suggestions.rules.ts'

const TODAY = day('2026-11-20')
const choice = (description: string, category: string, count = 1, lastOn = '2026-11-01'): Choice => ({
  description,
  category,
  count,
  lastOn: day(lastOn),
})
const KNOWN = knownPayees([
  choice('CORNER MARKET 12', 'food', 3),
  choice('Corner Market 77', 'clothing'),
  choice('SHELL', 'car', 2),
  choice('Giant', 'food', 2, '2026-01-01'),
  choice('GIANT', 'clothing', 1, '2026-11-19'),
  choice('***', 'other'),
])

// RULE-05
test.each([
  ['corner market 3', ['food', 'clothing']],
  ['CORNR MARKET', ['food', 'clothing']],
  ['CORNER MARKET BOSTON MA', ['food', 'clothing']],
  ['SHELL OIL', ['car']],
  ['Bakery', []],
  ['***', []],
])('suggests for %s the categories %j', (description, categories) =>
  expect(suggestCategories(description, KNOWN, TODAY)).toEqual(categories),
)

// RULE-05
test('a new choice counts more than older ones', () =>
  expect(suggestCategories('giant', KNOWN, TODAY)).toEqual(['clothing', 'food']))

// RULE-05
test('suggests three categories at most', () => {
  const many = knownPayees(['a', 'b', 'c', 'd'].map((category, at) => choice('Giant', category, at + 1)))
  expect(suggestCategories('Giant', many, TODAY)).toEqual(['d', 'c', 'b'])
})

// RULE-05
test('the payee itself decides, not those with almost its name', () => {
  const known = knownPayees([choice('Ross', 'clothing'), choice('Rose', 'other', 9)])
  expect(suggestCategories('ross', known, TODAY)).toEqual(['clothing'])
})

// RULE-05, TRACKER-178
test('a payee with almost the same name does not have the category that only a payee itself has', () => {
  const known = knownPayees([choice('Trustee Miller', 'trustee', 9), choice('Trustee Miler', 'other')])
  expect(suggestCategories('trustee millar', known, TODAY, 'trustee')).toEqual(['other'])
  expect(suggestCategories('trustee miller', known, TODAY, 'trustee')).toEqual(['trustee'])
})
