import { expect, test } from 'vitest'
import { nameOf } from './account-name.rules.ts'

// FUNDING-54
test.each([
  ['First Platypus Bank', 'Plaid Checking', '0000', 'First Platypus Bank Plaid Checking ••0000'],
  ['Windowpane Bank', 'Checking 5678', '5678', 'Windowpane Bank Checking ••5678'],
  ['Windowpane Bank', 'Savings ...5678', '5678', 'Windowpane Bank Savings ••5678'],
  ['Windowpane Bank', '5678', '5678', 'Windowpane Bank ••5678'],
  [undefined, 'Checking 15678', undefined, 'Checking 15678'],
] as const)('of %s, %s and %s it makes %s', (bank, name, mask, said) => {
  expect(nameOf({ bank, name, mask })).toBe(said)
})
