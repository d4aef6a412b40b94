import { expect, test } from 'vitest'
import { power, trustee } from '../../../testing/bills-screen.tsx'
import { closedSetAside, sampleSetAside } from '../../../testing/setaside-replies.ts'
import { payableSetAside, usualAccount } from './paying-account.ts'

// BILLS-130
test('only the trustee is paid from the set-aside, and only if something is in it', () => {
  const open = sampleSetAside()
  expect(payableSetAside(trustee, open)).toBe(open)
  expect(payableSetAside(power, open)).toBeUndefined()
  expect(payableSetAside(trustee, closedSetAside)).toBeUndefined()
  expect(payableSetAside(trustee, sampleSetAside({ balance: '0.00' }))).toBeUndefined()
  expect(payableSetAside(trustee, undefined)).toBeUndefined()
})

// BILLS-130
test.each([
  ['465.00', '466.00', false, 'set_aside'],
  ['465.00', '465.99', false, 'main'],
  ['465.00', '466.00', true, 'main'],
  ['', '466.00', false, 'main'],
  ['46x', '466.00', false, 'main'],
])('a payment of "%s" with %s set aside (old: %s) is from %s', (amount, balance, stale, account) => {
  expect(usualAccount(amount, sampleSetAside({ balance, stale }))).toBe(account)
})

// BILLS-130
test('a payment without a set-aside is from the main account', () => {
  expect(usualAccount('465.00', undefined)).toBe('main')
})
