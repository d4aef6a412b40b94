import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, readCode, showCode } from './verification-code.rules.ts'

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })

// EVI-03
test.each([
  [0, '00000-00000-00000-00000-000000'],
  [255, '7ZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZZ'],
])('sixteen bytes of %i are printed as %s', (byte, printed) => {
  expect(showCode(codeOf(new Uint8Array(16).fill(byte)))).toBe(printed)
})

// EVI-03
test('a printed code is read as the same code, and no two are alike', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(readCode(showCode(codeOf(one)))).toBe(codeOf(one))
      expect(codeOf(one) === codeOf(other)).toBe(one.every((byte, at) => byte === other[at]))
    }),
  )
})

// EVI-03
test.each([
  [' 7zzzz-zzzzz-zzzzz-zzzzz-zzzzzz ', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
  ['ooooo iiiii lllll 00000 00000 0', '00000111111111100000000000'],
])('%j is read as typed in any case, with O, I and L as digits', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

// EVI-03
test.each(['', '7ZZZZ', '7ZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZZZ', 'UZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZZ', 'é'.repeat(26)])(
  '%j is not a code',
  (typed) => {
    expect(readCode(typed)).toBeUndefined()
  },
)
