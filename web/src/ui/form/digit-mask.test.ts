import { expect, test } from 'vitest'
import { applyMask, caretAfter, phoneDigits } from './digit-mask.ts'

test.each([
  ['(999) 999-9999', '', ''],
  ['(999) 999-9999', '555', '(555'],
  ['(999) 999-9999', '5550', '(555) 0'],
  ['(999) 999-9999', '5550100123', '(555) 010-0123'],
  ['999-99-9999', '98765', '987-65'],
  ['99999-9999', '62701', '62701'],
  ['99999-9999', '627011234', '62701-1234'],
  ['999-99-9999', '9876543210000', '987-65-4321'],
])('the mask %s shows %s as "%s"', (mask, digits, shown) => expect(applyMask(mask, digits)).toBe(shown))

test.each([
  ['+1 (555) 010-0123', '5550100123'],
  ['15550100123', '5550100123'],
  ['555.010.0123', '5550100123'],
  ['1555010', '1555010'],
])('the phone %s has the digits %s', (text, digits) => expect(phoneDigits(text)).toBe(digits))

test('puts the caret after the digit, before the next separator', () => {
  expect(caretAfter('(555) 010', 3)).toBe(4)
  expect(caretAfter('(555) 010', 0)).toBe(0)
  expect(caretAfter('(555) 010', 6)).toBe(9)
})
