import { AUTOPAY_TERMS_VERSION } from '@yoursuccess/contract/autopay/autopay'
import { describe, expect, test } from 'vitest'
import { sampleAutopay, samplePreview } from '../../testing/autopay-replies.ts'
import { agreementTo, areValid, errorsIn, firstChoices, previewOf } from './choices.ts'

const usual = firstChoices([8, 9], null)

// AUTO-01
test('begins with the usual choices and the first trustee', () => {
  expect(usual).toEqual({
    method: null,
    billerId: 8,
    buffer: 2,
    mode: 'once',
    isFromMain: false,
    most: '',
    spread: '50.00',
  })
})

// AUTO-01
test('begins with what was agreed to last', () => {
  const known = sampleAutopay({
    biller_id: 9,
    buffer: 4,
    mode: 'each_payday',
    use_main: '100.00',
    range: { from: '445.00', to: '485.00' },
  })
  expect(firstChoices([8, 9], known)).toEqual({
    method: null,
    billerId: 9,
    buffer: 4,
    mode: 'each_payday',
    isFromMain: true,
    most: '100.00',
    spread: '20.00',
  })
  // That trustee is no longer a biller.
  expect(firstChoices([8], known).billerId).toBe(8)
})

describe('the amounts', () => {
  // AUTO-01
  test.each([
    ['the usual ones', {}, true],
    ['none from the main account, without an amount', { isFromMain: false, most: '' }, true],
    ['one from the main account, without an amount', { isFromMain: true, most: '' }, false],
    ['nothing from the main account', { isFromMain: true, most: '0' }, false],
    ['the smallest from the main account', { isFromMain: true, most: '0.01' }, true],
    ['no range', { spread: '0' }, true],
    ['the widest range', { spread: '1000' }, true],
    ['a wider one', { spread: '1000.01' }, false],
  ])('%s can be agreed to: %#', (_what, change, expected) => {
    expect(areValid({ ...usual, ...change })).toBe(expected)
  })

  test('say what is wrong', () => {
    expect(errorsIn({ ...usual, spread: 'x' }).spread).toBe('Enter an amount from $0.00 to $1,000.00.')
  })
})

// AUTO-15
test('what is agreed to is what the preview was asked for, by its method and version', () => {
  const choices = { ...usual, isFromMain: true, most: '100.00' }
  expect(previewOf(choices)).toEqual({
    biller_id: '8',
    buffer: '2',
    mode: 'once',
    use_main: '100.00',
    spread: '50.00',
  })
  expect(agreementTo(choices, samplePreview({ method: 'bill_pay_check' }))).toEqual({
    on: true,
    biller_id: 8,
    method: 'bill_pay_check',
    buffer: 2,
    mode: 'once',
    use_main: '100.00',
    spread: '50.00',
    terms_version: AUTOPAY_TERMS_VERSION,
  })
  // An amount that was typed before the choice was taken back is not agreed to.
  expect(agreementTo({ ...choices, isFromMain: false }, samplePreview()).use_main).toBeNull()
  expect(previewOf({ ...choices, isFromMain: false })).not.toHaveProperty('use_main')
})

// AUTO-08
test('the mode that the preview showed is agreed to, whatever was chosen', () => {
  const choices = { ...usual, mode: 'each_payday' } as const
  expect(previewOf(choices).mode).toBe('each_payday')
  expect(agreementTo(choices, samplePreview({ mode: 'each_payday' })).mode).toBe('each_payday')
  expect(agreementTo(choices, samplePreview()).mode).toBe('once')
})

// AUTO-09
test('by a method outside of the bank, no biller is named and nothing comes from the main account', () => {
  const known = sampleAutopay({ biller_id: null, method: 'tfs', use_main: '100.00' })
  expect(firstChoices([8], known).method).toBe('tfs')
  expect(firstChoices([], null).method).toBe('tfs')
  const choices = { ...usual, method: 'moneygram', isFromMain: true, most: '', spread: 'x' } as const
  expect(areValid(choices)).toBe(true)
  expect(previewOf(choices)).toEqual({ method: 'moneygram', buffer: '2' })
  expect(agreementTo(choices, samplePreview({ method: 'moneygram' }))).toMatchObject({
    biller_id: null,
    method: 'moneygram',
    use_main: null,
  })
})
