import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, cents, sum } from '../core/money.ts'
import { splitAmounts, firstFitting, plain, type RulePart } from './category-rules.rules.ts'

const rules = ['corner shop', 'Shop', 'gas'].map((payee) => ({ payee, plainPayee: plain(payee) }))

// RULE-01
test.each([
  ['CORNER SHOP 12', 'corner shop'],
  ['Corner  Shop', 'corner shop'],
  ['Bookshop', 'Shop'],
  ['SHELL GAS', 'gas'],
  ['Bakery', undefined],
  ['', undefined],
  [null, undefined],
])('%s takes the rule %s, the first that fits', (description, payee) =>
  expect(firstFitting(rules, description)?.payee).toBe(payee),
)

const fixed = (amount: number): RulePart => ({ category: 'other', amountCents: cents(amount), percent: null })
const percent = (share: number): RulePart => ({ category: 'other', amountCents: null, percent: share })

// RULE-01
test.each<[amount: number, parts: RulePart[], amounts: number[] | undefined]>([
  [10_000, [], undefined],
  [10_000, [fixed(2500)], [2500, 7500]],
  [10_000, [percent(50)], [5000, 5000]],
  [9999, [percent(50)], [4999, 5000]],
  [10_000, [fixed(2500), percent(30)], [2500, 3000, 4500]],
  [2500, [fixed(2500)], undefined],
  [2000, [fixed(2500)], undefined],
  [1, [percent(50)], undefined],
  [0, [percent(50)], undefined],
])('%i cents in %j are %j', (amount, parts, amounts) =>
  expect(splitAmounts(cents(amount), parts)).toEqual(amounts),
)

// RULE-01
test('the parts of any amount add up to it exactly, each above zero', () => {
  const part = fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map(fixed),
    fc.integer({ min: 1, max: 99 }).map(percent),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.array(part, { maxLength: 4 }), (amount, parts) => {
      const amounts = splitAmounts(cents(amount), parts) ?? [cents(amount)]
      expect(sum(amounts)).toBe(amount)
      expect(amounts.every((each: Cents) => each > 0 || amount === 0)).toBe(true)
    }),
  )
})
