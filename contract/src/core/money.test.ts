import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, formatAmount, parseAmount, typedAmount } from './money.ts'

/** Like a form: normalizes the typed text, then reads it. */
const read = (typed: string) => parseAmount(typedAmount(typed))

// WIRE-34
test.each([
  { typed: '1,234.5', amount: 123_450 },
  { typed: '$1,234.50', amount: 123_450 },
  { typed: ' $ 1,234,567.89 ', amount: 123_456_789 },
  { typed: '-$12', amount: -1_200 },
  { typed: '0.1', amount: 10 },
  { typed: '1234', amount: 123_400 },
])('a form reads "$typed" as $amount cents', ({ typed, amount }) => {
  expect(read(typed)).toBe(amount)
})

// WIRE-34
test.each(['1,23', '1,234,5', '12,34.00', '1.234', '1,234.567', '1e3', '$', '', '.5', '--1', '1.2.3', '$$1'])(
  'a form refuses "%s" as an amount',
  (typed) => {
    expect(read(typed)).toBeUndefined()
  },
)

// WIRE-32
test('a request amount may not have separators or a dollar sign', () => {
  for (const text of ['1,234.5', '$5', ' 5']) expect(parseAmount(text)).toBeUndefined()
})

// WIRE-31
test.each([0, 5, -5, 99, 100, 123_450, -9_999_999_999])('%d cents read back as written', (amount) => {
  expect(parseAmount(formatAmount(cents(amount)))).toBe(amount)
})

// WIRE-33
test('any amount up to ten million dollars reads back as written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(parseAmount(formatAmount(cents(amount)))).toBe(amount)
    }),
    { numRuns: 10_000, seed: 20_261_121 },
  )
})

// WIRE-32
test.each(['0.001', '10,000', 'true', 'null', 'NaN', '1e21', '1e3', 'Infinity', '0x10', '１'])(
  'a request may not contain "%s" as an amount',
  (text) => expect(parseAmount(text)).toBeUndefined(),
)

test.each([0.001, Number.NaN, 1e21, Number.POSITIVE_INFINITY, 1e-7])(
  'a request may not contain the number %d as an amount',
  (value) => expect(parseAmount(value)).toBeUndefined(),
)
