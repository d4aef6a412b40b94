import { cents } from '@yoursuccess/contract/money'
import { expect, test } from 'vitest'
import { balanceWarning } from './account.rules.ts'

test.each([
  [-1, 'negative'],
  [0, 'low'],
  [999, 'low'],
  [1000, undefined],
  [500_000, undefined],
])('a balance of %i cents warns: %s', (balance, warning) =>
  expect(balanceWarning(cents(balance))).toBe(warning),
)
