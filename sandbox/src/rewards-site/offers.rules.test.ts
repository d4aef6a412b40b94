import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { cashBackOf, offerOf, OFFERS, shareOf } from './offers.rules.ts'

test.each([
  ['north-star-shoes', 6000, 300],
  ['mended-goods', 9999, 424],
  ['tidewater-hardware', 66, 0],
  ['tidewater-hardware', 67, 1],
])('at %s, a purchase of %i cents earns %i cents, rounded down', (slug, paid, back) => {
  const offer = offerOf(slug)
  expect(offer && cashBackOf(offer, cents(paid))).toBe(back)
})

test('every offer has a unique address and a percentage to show', () => {
  expect(new Set(OFFERS.map(({ slug }) => slug)).size).toBe(OFFERS.length)
  expect(OFFERS.map(shareOf)).toEqual(['2%', '3.5%', '5%', '8%', '4.25%', '1.5%'])
})
