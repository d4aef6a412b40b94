import { expect, test } from 'vitest'
import { looksLikeTaxRefund } from './refund-deposits.rules.ts'

// TAX-01
test.each([
  ['IRS TREAS 310 DES:TAX REF', true],
  ['IRS TREAS 310 TAX REFUND', true],
  ['STATE OF MICH DES:TAX REFUND', true],
  ['FRANCHISE TAX BD DES:CASTTAXRFD', true],
  ['VA DEPT TAXATION VA TAX  REF', true],
  ['irs treas 310 tax ref', true],
  ['IRS TREAS 310 DES:CHILDCTC', false],
  ['IRS TREAS 310 DES:TAX EIP3', false],
  ['ACME PAYROLL', false],
  ['CITY TAXI REFUND', false],
  ['REFUND CORNER BOOKS', false],
  ['TAX REFORM LLC', false],
  ['', false],
])('%s', (details, expected) => {
  expect(looksLikeTaxRefund(details)).toBe(expected)
})
