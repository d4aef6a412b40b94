import { expect, test } from 'vitest'
import { nameOf } from './account-name.rules.ts'

// FUNDING-54
test.each([
  ['First Platypus Bank', 'Plaid Checking', '0000', 'First Platypus Bank Plaid Checking ••0000'],
  ['Windowpane Bank', 'Checking 5678', '5678', 'Windowpane Bank Checking ••5678'],
  ['Windowpane Bank', 'Savings ...5678', '5678', 'Windowpane Bank Savings ••5678'],
  ['Windowpane Bank', '5678', '5678', 'Windowpane Bank ••5678'],
  [undefined, 'Checking 15678', undefined, 'Checking 15678'],
] as const)('names the account of bank %s, name %s and mask %s: %s', (bank, name, mask, expected) => {
  expect(nameOf({ bank, name, mask })).toBe(expected)
})
