/** A balance that became low is told once, and again only after it was better. */
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
const reported = async () => {
  await bank.settle()
  await reconcile(bank)
  const { body } = await ann.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
  return body.notifications.map(({ title }) => title).filter((title) => title.startsWith('Your balance'))
}

// ACCOUNT-12
test('less than ten dollars are told once, and again after there was more', async () => {
  await deposit('100.00')
  expect(await reported()).toEqual([])
  await buy('90.01')
  expect(await reported()).toEqual(['Your balance is low: $9.99 can be spent.'])
  await buy('1.00')
  expect(await reported()).toHaveLength(1)
  await deposit('50.00')
  expect(await reported()).toHaveLength(1)
  await buy('55.00')
  expect(await reported()).toEqual([
    'Your balance is low: $3.99 can be spent.',
    'Your balance is low: $9.99 can be spent.',
  ])
})

// ACCOUNT-12
test('an account that waits for its first money is not told that it has none', async () => {
  await deposit('4.00')
  expect(await reported()).toEqual([])
})
