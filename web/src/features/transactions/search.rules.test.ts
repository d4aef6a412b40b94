import { expect, test } from 'vitest'
import { addressOf, isSearch, isUpsideDown, NO_SEARCH, readSearch } from './search.rules.ts'

const whole = {
  text: 'shop',
  kind: 'purchase',
  least: '1.00',
  most: '25',
  start: '2026-11-01',
  end: '2026-11-20',
}

// TXS-01
test('the address keeps a search', () => {
  expect(addressOf(readSearch(whole))).toEqual(whole)
  expect(addressOf(NO_SEARCH)).toEqual({})
})

// TXS-01
test.each([
  [{}],
  [{ text: '   ' }],
  [{ kind: 'gift' }],
  [{ least: '-1' }],
  [{ most: 'much' }],
  [{ start: '2026-11-01' }],
  [{ start: '2026-02-30', end: '2026-03-01' }],
  [{ from: 'mail' }],
])('the address %j is no search', (address) => {
  expect(readSearch(address)).toEqual(NO_SEARCH)
})

// TXS-01
test('days alone only filter the list', () => {
  expect(isSearch(readSearch({ start: '2026-11-01', end: '2026-11-20' }))).toBe(false)
  expect(isSearch(readSearch({ kind: 'deposit' }))).toBe(true)
})

// TXS-05
test.each([
  ['2', '1.99', true],
  ['2', '2.00', false],
  ['', '1', false],
  ['10', '9', true],
])('from %s to %s is upside down: %s', (least, most, is) => expect(isUpsideDown({ least, most })).toBe(is))
