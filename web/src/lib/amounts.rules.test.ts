import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { centsOf, usd } from './amounts.rules.ts'

// WIRE-32
test("a reply's amount is counted in cents and said in dollars", () => {
  expect(centsOf('1466.05')).toBe(1466_05)
  expect(usd('1466.05')).toBe('$1,466.05')
  expect(usd(cents(5))).toBe('$0.05')
})
