import { expect, test } from 'vitest'
import { fitsMasks } from './biller-accounts.ts'

// BILLS-32
test.each<[accountNumber: string, masks: string[], fits: boolean]>([
  ['1234567890', ['##########'], true],
  ['123456789', ['##########'], false],
  ['12345678901', ['##########'], false],
  ['12345X7890', ['##########'], false],
  ['AB-123', ['@@-###'], true],
  ['A1-123', ['@@-###'], false],
  ['AB123', ['@@-###'], false],
  ['A1-123', ['**-###'], true],
  ['é1-123', ['**-###'], false],
  ['24-10077', ['##########', '##-#####'], true],
  // A mask is not a regular expression.
  ['123', ['.*'], false],
  ['.x', ['.*'], true],
  ['anything at all', [], true],
  ['x'.repeat(32), [], true],
  ['x'.repeat(33), [], false],
  ['', [], false],
  ['', [''], false],
])('account number %j fits the masks %j: %s', (accountNumber, masks, fits) => {
  expect(fitsMasks(accountNumber, masks)).toBe(fits)
})
