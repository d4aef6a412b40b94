import { describe, expect, test } from 'vitest'
import { fillMemo, isOtherMemo, memoTemplateError } from './memo.rules.ts'

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
