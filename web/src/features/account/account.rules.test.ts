import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { t } from '../../i18n/translate.ts'
import { copy } from './account.messages.ts'
import { balanceWarning } from './account.rules.ts'

// ACCOUNT-10
test.each([
  [-1, 'negative'],
  [0, 'low'],
  [999, 'low'],
  [1000, undefined],
  [500_000, undefined],
])('for a balance of %i cents the warning is %s', (balance, warning) =>
  expect(balanceWarning(cents(balance))).toBe(warning),
)

// ACCOUNT-11
test('both balance warnings mention fees only where a negative balance costs a fee', () => {
  const textOf = (level: 'negative' | 'low', hasFee: boolean) => t(copy.warnings[level].text, { hasFee })
  expect(textOf('negative', true)).toContain('Fees may be incurred. ')
  expect(textOf('low', true)).toContain('Fees may be incurred if it falls below zero.')
  expect(textOf('negative', false) + textOf('low', false)).not.toContain('Fees')
})
