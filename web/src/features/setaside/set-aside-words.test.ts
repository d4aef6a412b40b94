import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { meaningOf, missingOf, percentOf, suggestedAmount } from './set-aside-words.ts'

const amounts = { balance: '310.00', needed: '466.00', needed_by: '2026-12-15', keep_back: '25.00' }

const shortBy = (amount: string) =>
  `Your payment of Dec 15 will be short by ${amount}. You can refill it from your next pay.`

// SETA-07
test.each([
  ['466.00', 80_00, shortBy('$80.00')],
  ['466.00', 1, shortBy('$0.01')],
  ['310.00', 80_00, shortBy('$236.00')],
  ['500.00', 34_00, 'Your payment of Dec 15 stays covered.'],
  ['500.00', 34_01, shortBy('$0.01')],
])('with %s dollars set aside, taking out %i cents means: %s', (balance, taken, text) =>
  expect(meaningOf({ ...amounts, balance }, cents(taken))).toBe(text),
)

// SETA-07
test('taking out means nothing for a plan that needs no payment', () =>
  expect(meaningOf({ ...amounts, needed: '0.00', needed_by: null }, cents(80_00))).toBe(
    'No payment of your plan needs it right now.',
  ))

// SETA-17
test.each([
  ['310.00', '466.00', 156_00, 66],
  ['465.99', '466.00', 1, 99],
  ['466.00', '466.00', 0, 100],
  ['900.00', '466.00', 0, 100],
  ['0.00', '466.00', 466_00, 0],
])('with %s of %s dollars, %i cents are missing, bar at %i', (balance, needed, missing, percent) => {
  expect(missingOf({ balance, needed })).toBe(missing)
  expect(percentOf({ balance, needed })).toBe(percent)
})

// SETA-08
test.each([
  ['what is missing', '310.00', '1250.00', '156.00'],
  ['what the balance allows', '310.00', '125.00', '100.00'],
  ['what is missing, while the balance is not known', '310.00', undefined, '156.00'],
  ['nothing if all is set aside', '466.00', '1250.00', ''],
  ['nothing if the balance allows none', '310.00', '25.00', ''],
])('suggests %s', (_, balance, available, amount) =>
  expect(suggestedAmount({ ...amounts, balance }, available)).toBe(amount),
)
