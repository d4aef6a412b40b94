import { expect, test } from 'vitest'
import {
  addressOf,
  type Chip,
  chipsOf,
  isSearch,
  isUpsideDown,
  NO_SEARCH,
  readSearch,
  withChips,
} from './search.rules.ts'

const whole = {
  text: 'shop',
  kind: 'purchase',
  direction: 'out',
  category: 'taxes',
  show: 'pending',
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
  [{ direction: 'up' }],
  [{ category: 'gifts' }],
  [{ show: 'all' }],
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
  for (const address of [{ kind: 'deposit' }, { direction: 'in' }, { category: 'taxes' }])
    expect(isSearch(readSearch(address))).toBe(true)
})

// TXS-05
test.each([
  ['2', '1.99', true],
  ['2', '2.00', false],
  ['', '1', false],
  ['10', '9', true],
])('from %s to %s is upside down: %s', (least, most, is) => expect(isUpsideDown({ least, most })).toBe(is))

// TXS-11
test.each<[before: object, chosen: Chip[], after: object]>([
  [{}, ['in'], { direction: 'in' }],
  [{ direction: 'in' }, ['in', 'out'], { direction: 'out' }],
  [{ direction: 'out' }, ['in', 'out'], { direction: 'in' }],
  [{ direction: 'out' }, [], {}],
  [{ direction: 'out' }, ['out', 'bills'], { direction: 'out', kind: 'bill_payment' }],
  [{ kind: 'bill_payment', text: 'gas' }, [], { text: 'gas' }],
  [{ kind: 'deposit' }, ['in'], { kind: 'deposit', direction: 'in' }],
  [{ kind: 'deposit' }, ['bills'], { kind: 'bill_payment' }],
  [{ direction: 'in', text: 'gas' }, ['in', 'pending'], { show: 'pending' }],
  [{ show: 'pending' }, ['in', 'pending'], { direction: 'in' }],
  [{ show: 'pending' }, [], {}],
])('%j with the chips %j is %j', (before, chosen, after) => {
  expect(addressOf(withChips(readSearch({ ...before }), chosen))).toEqual(after)
})

// TXS-11
test('a search has its chips', () => {
  expect(chipsOf(readSearch({ direction: 'out', kind: 'bill_payment' }))).toEqual(['out', 'bills'])
  expect(chipsOf(readSearch({ show: 'pending' }))).toEqual(['pending'])
  expect(chipsOf(readSearch({ kind: 'deposit' }))).toEqual([])
})
