import { describe, expect, test } from 'vitest'
import {
  accountNumberOf,
  fillMemo,
  isOtherMemo,
  isOtherNumber,
  memoTemplateError,
  memoValuesOf,
} from './memo.rules.ts'

const VALUES = { case_number: '24-12345-abc13', last_name: 'Fairwick', normalized: '24-12345' }

describe('the account number of a payment to a trustee', () => {
  // TRU-06
  test.each<[template: string | null, memo: string]>([
    [null, '24-12345-abc13'],
    ['{case_number}', '24-12345-abc13'],
    ['{normalized}', '24-12345'],
    ['{normalized} {last_name}', '24-12345 Fairwick'],
    ['CASE {normalized}/{last_name}', 'CASE 24-12345/Fairwick'],
    ['  {normalized}   {last_name} ', '24-12345 Fairwick'],
  ])('by the template %j is %s', (template, memo) => {
    expect(fillMemo(template, VALUES)).toBe(memo)
  })

  // TRU-06
  test('keeps the whole case number, and shortens a long last name', () => {
    const last_name = 'Featherstonehaugh-Cholmondeley'
    const memo = fillMemo('{last_name} {normalized}', { ...VALUES, last_name })
    expect(memo).toBe('Featherstonehaugh-Cholm 24-12345')
    expect(memo).toHaveLength(32)
    const whole = '1234567890-1234567890-1234567890-1'
    expect(fillMemo('{case_number} {last_name}', { ...VALUES, case_number: whole })).toBe(whole)
  })

  // TRU-06
  test.each([
    ['24-12345', '24-12345', false],
    ['24 12345', '24-12345', false],
    ['24-12345-ABC13', '24-12345-abc13', false],
    ['24-12346', '24-12345', true],
    ['', '24-12345', true],
  ])('typed as %j instead of %j is another one: %s', (typed, wanted, isOther) => {
    expect(isOtherMemo(typed, wanted)).toBe(isOther)
  })
})

// TRU-06
test.each([
  ['{case_number}', undefined],
  ['Case {normalized}, {last_name}', undefined],
  ['{last_name}', 'no_case'],
  ['the case number', 'no_case'],
  ['{case}', 'unknown_placeholder'],
  ['{normalized', 'unknown_placeholder'],
  ['{}{normalized}', 'unknown_placeholder'],
  ['', 'no_case'],
])('the template %j has the error %s', (template, error) => {
  expect(memoTemplateError(template)).toBe(error)
})

describe('the numbers of a plan', () => {
  const NONE = { case_number: null, case_number_shown: null, trustee_account: null }
  const CASE = { case_number: '24-12345-abc13', case_number_shown: '24-12345', trustee_account: null }

  // TRU-06
  test.each([
    [NONE, undefined],
    [CASE, VALUES],
    [
      { ...CASE, trustee_account: '7654321' },
      { ...VALUES, case_number: '7654321' },
    ],
    [
      { ...NONE, trustee_account: '7654321' },
      { ...VALUES, case_number: '7654321', normalized: '7654321' },
    ],
  ])('%j fill a memo with %j', (numbers, values) => {
    expect(memoValuesOf(numbers, 'Fairwick')).toEqual(values)
  })

  // TRU-06
  test.each<[typed: string, template: string | null, isOther: boolean]>([
    ['24-12345', '{normalized}', false],
    ['24-12345-abc13', '{normalized}', true],
    ['24-12345-abc13', null, false],
    ['24-12345', null, false],
    ['24-12346', null, true],
    ['24-12345 fairwick', '{normalized} {last_name}', false],
    ['24-12345', '{normalized} {last_name}', true],
  ])('typed as %j for an office that wants %j: another one is %s', (typed, template, isOther) => {
    expect(isOtherNumber(typed, template, VALUES)).toBe(isOther)
  })

  // TRU-06
  test.each<[masks: string[], number: string | undefined]>([
    [[], '24-12345'],
    [['##-#####'], '24-12345'],
    [['##########', '#######'], '2412345'],
    [['##-#####-***'], undefined],
  ])('for a biller that takes %j is the account number %s', (masks, number) => {
    expect(accountNumberOf('24-12345', masks)).toBe(number)
  })
})
