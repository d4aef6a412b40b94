import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { isWorse, levelOf } from './balance-level.rules.ts'

test.each([
  [1000, 'fine'],
  [999, 'low'],
  [0, 'low'],
  [-1, 'negative'],
])('%d cents are %s', (amount, level) => {
  expect(levelOf(cents(amount))).toBe(level)
})

test('only what is worse than before is news', () => {
  expect([isWorse('low', 'fine'), isWorse('negative', 'low')]).toEqual([true, true])
  expect([isWorse('low', 'low'), isWorse('low', 'negative'), isWorse('fine', 'low')]).toEqual([
    false,
    false,
    false,
  ])
})
