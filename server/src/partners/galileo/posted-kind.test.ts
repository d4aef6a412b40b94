import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { postedKind } from './words.ts'

// AUTO-09
test.each([
  ['AD', 'AD', -466_00, 'ach_debit'],
  ['AD', 'MA', -466_00, 'adjustment'],
  ['AD', 'XX', -466_00, 'adjustment'],
  ['PM', 'XX', 466_00, 'deposit'],
])('%s %s of %d cents is kept as %s', (activity, type, amount, kind) => {
  expect(postedKind(activity, type, cents(amount))).toBe(kind)
})
