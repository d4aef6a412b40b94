import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { isWorse, levelOf } from './balance-level.rules.ts'

test.each([
  [1000, 'fine'],
  [999, 'low'],
  [0, 'low'],
  [-1, 'negative'],
])('a balance of %d cents is %s', (amount, level) => {
  expect(levelOf(cents(amount))).toBe(level)
})

test('calls a balance level worse only if it is below the one before', () => {
  expect([isWorse('low', 'fine'), isWorse('negative', 'low')]).toEqual([true, true])
  expect([isWorse('low', 'low'), isWorse('low', 'negative'), isWorse('fine', 'low')]).toEqual([
    false,
    false,
    false,
  ])
})
