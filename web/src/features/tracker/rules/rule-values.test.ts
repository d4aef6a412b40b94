import { expect, test } from 'vitest'
import { areValid, inputOf, type SplitValues, valuesOfRule } from './rule-values.ts'

const dollars = (value: string): SplitValues => ({ category: 'taxes', value, unit: 'dollars' })
const percent = (value: string): SplitValues => ({ category: 'taxes', value, unit: 'percent' })

// RULE-01
test.each<[SplitValues[], boolean]>([
  [[], true],
  [[dollars('1.00'), percent('99')], true],
  [[percent('50'), percent('49')], true],
  [[percent('50'), percent('50')], false],
  [[percent('0')], false],
  [[percent('1.5')], false],
  [[dollars('$1,200'), percent('25 %')], true],
  [[dollars('0')], false],
  [[dollars('much')], false],
])('the splits %j are valid: %s', (splits, is) => expect(areValid(splits)).toBe(is))

// RULE-01
test('what a rule has is what its form sends', () => {
  const parts = [
    { category: 'taxes' as const, amount: '1.00', percent: null },
    { category: 'charity' as const, amount: null, percent: 5 },
  ]
  expect(inputOf(valuesOfRule({ id: 1, payee: 'shop', category: 'other', parts }))).toEqual({
    payee: 'shop',
    category: 'other',
    parts: [
      { category: 'taxes', amount: '1.00' },
      { category: 'charity', percent: 5 },
    ],
  })
  const splits = [dollars('$1,200.00'), percent(' 25%')]
  expect(inputOf({ payee: 'shop', category: 'other', splits })?.parts).toEqual([
    { category: 'taxes', amount: '1200.00' },
    { category: 'taxes', percent: 25 },
  ])
  expect(inputOf({ payee: ' ', category: 'other', splits: [] })).toBeUndefined()
  expect(inputOf({ payee: 'shop', category: undefined, splits: [] })).toBeUndefined()
})
