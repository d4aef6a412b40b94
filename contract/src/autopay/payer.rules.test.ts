import { expect, test } from 'vitest'
import { payerByPlan, payerOf } from './payer.rules.ts'

// AUTO-09
test.each([
  ['electronic', 'bank', null],
  ['bill_pay_check', 'bank', null],
  ['tfs', 'service', 'tfs'],
  ['epay', 'service', 'epay'],
  ['wage_order', 'employer', null],
  ['moneygram', 'customer', null],
  ['personal_check', 'customer', null],
  ['cash', 'customer', null],
] as const)('with autopay by %s, the %s pays', (method, by, service) => {
  expect(payerOf(method)).toEqual({ by, service })
})

// AUTO-09
test.each([
  ['no way', [], 'customer'],
  ['the bank, which sends nothing without autopay', ['electronic'], 'customer'],
  ['TFS alone', ['tfs'], 'service'],
  ['a wage order alone', ['wage_order'], 'employer'],
  ['TFS and another way', ['tfs', 'electronic'], 'customer'],
] as const)('a plan that names %s is paid by the %3$s', (_ways, paidBy, by) => {
  expect(payerByPlan(paidBy).by).toBe(by)
})
