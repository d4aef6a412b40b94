import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import { isPayAmount, monthAmountOf, paydaysOfRow, type RowPay } from './row-pay.rules.ts'

const JANUARY = day('2027-01-01')
const pay = (change: Partial<RowPay> = {}): RowPay => ({
  frequency: 'biweekly',
  amount: '1050',
  next: day('2026-11-20'),
  ...change,
})

describe('the amount of a month', () => {
  // TRACKER-206, TRACKER-207
  test.each<[what: string, Partial<RowPay>, amount: string]>([
    ['of three paychecks', {}, '3150.00'],
    ['of five paychecks', { frequency: 'weekly', amount: '600.5' }, '3002.50'],
    ['of two paychecks, whatever the payday', { frequency: 'semimonthly', next: undefined }, '2100.00'],
    ['is empty without a payday', { next: undefined }, ''],
    ['is empty without an amount', { amount: '' }, ''],
    ['stays as typed with three decimals', { amount: '1050.001' }, '1050.001'],
    ['stays as typed below zero', { amount: '-5' }, '-5'],
    ['stays as typed above the limit', { amount: '90000000000000' }, '90000000000000'],
  ])('%s', (_what, change, amount) => {
    expect(monthAmountOf(pay(change), JANUARY)).toBe(amount)
  })
})

// TRACKER-207
test('the paydays of a month are named where they are known', () => {
  expect(paydaysOfRow(pay(), JANUARY)).toEqual(['2026-12-31', '2027-01-15', '2027-01-29'])
  expect(paydaysOfRow(pay({ next: undefined }), JANUARY)).toBeUndefined()
  expect(paydaysOfRow(pay({ frequency: 'semimonthly' }), JANUARY)).toBeUndefined()
})

// TRACKER-89
test.each([
  ['1050.5', true],
  ['0', true],
  ['', false],
  ['-1', false],
  ['1.001', false],
  ['100000000', false],
])('"%s" is an amount: %s', (amount, is) => {
  expect(isPayAmount(amount)).toBe(is)
})
