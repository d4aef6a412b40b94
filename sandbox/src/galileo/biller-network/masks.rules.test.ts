import { expect, it } from 'vitest'
import { fitsMasks, hasCheckDigit } from './masks.rules.ts'

it.each<[accountNo: string, masks: string[], fits: boolean]>([
  ['1234567890', ['##########'], true],
  ['123456789', ['##########'], false],
  ['12345678901', ['##########'], false],
  ['12345x7890', ['##########'], false],
  ['AB123456', ['**-######'], false],
  ['AB-123456', ['**-######'], true],
  ['A1-123456', ['**-######'], false],
  ['A1b2', ['@@@@'], true],
  ['A1-2', ['@@@@'], false],
  ['A1b2-0001', ['@@@@!####'], true],
  ['A1b2 0001', ['@@@@!####'], true],
  ['A1b2x0001', ['@@@@!####'], false],
  ['24-10077', ['########', '##-#####'], true],
  ['AU-1234567', ['AU-#######'], true],
  ['au-1234567', ['AU-#######'], false],
  ['1.3', ['1.3'], true],
  ['123', ['1.3'], false],
  ['whatever', [], true],
])('checks account number %j against the masks %j: %s', (accountNo, masks, fits) => {
  expect(fitsMasks(accountNo, masks)).toBe(fits)
})

it.each<[accountNo: string, isRight: boolean]>([
  ['4539578763621486', true],
  ['4539578763621487', false],
  ['4539-5787-6362-1486', true],
  ['79927398713', true],
  ['79927398710', false],
  ['', false],
])('verifies the check digit of %j: %s', (accountNo, isRight) => {
  expect(hasCheckDigit(accountNo)).toBe(isRight)
})
