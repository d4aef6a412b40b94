/** Notifies the customer of a low balance once, and again only after it recovers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcile } from '../../../tests/support/reconciliation.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
})

const deposit = (amount: string) =>
  bank.control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount, description: 'PAY' })
const buy = (amount: string) =>
  bank.control(`/cards/${ann.prn}/authorizations`, { merchant: 'GROCER', amount })
const balanceNotifications = async () => {
  await bank.settle()
  await reconcile(bank)
  const { body } = await ann.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
  return body.notifications.map(({ title }) => title).filter((title) => title.startsWith('Your balance'))
}

// ACCOUNT-12
test('notifies once of a balance below ten dollars, and again after it recovered', async () => {
  await deposit('100.00')
  expect(await balanceNotifications()).toEqual([])
  await buy('90.01')
  expect(await balanceNotifications()).toEqual(['Your balance is low: $9.99 available.'])
  await buy('1.00')
  expect(await balanceNotifications()).toHaveLength(1)
  await deposit('50.00')
  expect(await balanceNotifications()).toHaveLength(1)
  await buy('55.00')
  expect(await balanceNotifications()).toEqual([
    'Your balance is low: $3.99 available.',
    'Your balance is low: $9.99 available.',
  ])
})

// ACCOUNT-12
test('sends no low balance notification before the account is funded', async () => {
  await deposit('4.00')
  expect(await balanceNotifications()).toEqual([])
})
