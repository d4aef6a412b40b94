import { expect, test } from 'vitest'
import { placeOf } from './rewards.rules.ts'

// REWARDS-10
test.each(['/offers', '/offers/north-star-shoes', '/categories/groceries', '/offers/7'])(
  'opens the rewards site at %s',
  (deeplink) => expect(placeOf(deeplink)).toBe(deeplink),
)

// REWARDS-10
test.each([
  undefined,
  '',
  '/',
  'offers',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/offers',
  '/offers/../admin',
  '/offers/%2e%2e/admin',
  '/offers/x?next=https://evil.test',
  '/offers/x#y',
  '/offers/x\n',
  '/offers/-x',
  '/OFFERS',
  '/admin',
  'javascript:alert(1)',
  `/offers/${'a'.repeat(300)}`,
])('opens the start page of the rewards site instead of %j', (deeplink) =>
  expect(placeOf(deeplink)).toBe('/'),
)
