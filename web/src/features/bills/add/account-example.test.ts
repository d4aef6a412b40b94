import { fitsMasks } from '@yoursuccess/contract/bills/biller-accounts'
import { expect, test } from 'vitest'
import { exampleOf } from './account-example.ts'

// BILLS-23
test.each([
  ['##-#####', '12-34567'],
  ['@@########', 'AB12345678'],
  ['**-######', 'AB-123456'],
  ['4###############', '4123456789012345'],
  ['##-#####-***', '12-34567-ABC'],
])('the format %s has the example %s', (mask, example) => {
  expect(exampleOf(mask)).toBe(example)
  expect(fitsMasks(example, [mask])).toBe(true)
})
