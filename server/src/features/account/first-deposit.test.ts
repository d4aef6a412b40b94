import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withholdEvents } from '../../../tests/support/events.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
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
  await bank.database.query("update bank.customers set redirect_path = '/enrollment-funding' where id = $1", [
    ann.id,
  ])
})

const deposit = (amount: string, kind = 'payroll') =>
  bank.control(`/accounts/${ann.prn}/deposits`, { kind, amount, description: 'ACME PAYROLL' })
const redirectPath = async () =>
  (await ann.get<{ user: { redirectPath: string | null } }>('/api/user')).body.user.redirectPath
const isPlasticOrdered = async () =>
  (await bank.look<{ prn: string; plastic_ordered: boolean }[]>('/customers')).find(
    ({ prn }) => prn === ann.prn,
  )?.plastic_ordered
const orderState = async () => {
  const { rows } = await bank.database.query<{ state: string }>(
    'select state from bank.plastic_orders where customer_id = $1',
    [ann.id],
  )
  return rows.map(({ state }) => state)
}
const cardMails = async () =>
  (await mailsTo(bank, ann.email)).filter(({ subject }) => subject === 'Your card is on its way').length

// ACCOUNT-13
test('sends no card and keeps the enrollment open below five dollars in total', async () => {
  await deposit('4.99')
  await bank.settle()
  expect(await isPlasticOrdered()).toBe(false)
  expect(await redirectPath()).toBe('/enrollment-funding')
})

// ACCOUNT-13, ACCOUNT-14
test('sends the card once and ends the enrollment when deposits reach five dollars', async () => {
  await deposit('4.99')
  await deposit('0.01')
  await bank.settle()
  expect(await isPlasticOrdered()).toBe(true)
  expect(await redirectPath()).toBeNull()
  await deposit('800.00')
  await bank.settle()
  expect(await orderState()).toEqual(['done'])
  expect(await cardMails()).toBe(1)
})

// NOTIFICATIONS-19
test('sends the card without an email to a customer who turned those off', async () => {
  const groups = { ...DEFAULT_PREFERENCES.groups, card: { email: false, text: false } }
  const preferences = { ...DEFAULT_PREFERENCES, groups }
  expect((await ann.put('/api/notification_preferences', { preferences })).status).toBe(200)
  await deposit('5.00')
  await bank.settle()
  expect(await orderState()).toEqual(['done'])
  expect(await cardMails()).toBe(0)
})

// ACCOUNT-17
test('notifies once of each deposit since opening, even if its event is lost', async () => {
  const depositNotifications = async () =>
    (
      await ann.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
    ).body.notifications
      .filter(({ title }) => title.startsWith('A deposit'))
      .map(({ title, url }) => ({ title, url }))
  await deposit('800.00')
  await deposit('20.00', 'refund')
  await bank.settle()
  await withholdEvents(bank)
  await deposit('25.00')
  await bank.settle()
  await reconcile(bank)
  await reconcile(bank)
  await bank.control('/faults', undefined, 'DELETE')
  await bank.settle()
  expect(await depositNotifications()).toEqual(
    ['25.00', '800.00'].map((amount) => ({
      title: `A deposit of $${amount} is in your account: ACME PAYROLL.`,
      url: '/dashboard/transactions',
    })),
  )
  await bank.database.query('delete from bank.notifications where customer_id = $1', [ann.id])
  await bank.database.query(
    "update bank.accounts set opened_at = opened_at + interval '1 day' where customer_id = $1",
    [ann.id],
  )
  await deposit('30.00')
  await bank.settle()
  expect(await depositNotifications()).toEqual([])
})

// ACCOUNT-15
test('does not count a refund as a deposit', async () => {
  await deposit('50.00', 'refund')
  await bank.settle()
  expect(await isPlasticOrdered()).toBe(false)
})

// ACCOUNT-15
test('counts a deposit whose event was lost once it is found in the history', async () => {
  await withholdEvents(bank)
  await deposit('25.00')
  await bank.settle()
  expect(await isPlasticOrdered()).toBe(false)
  await reconcile(bank)
  await reconcile(bank)
  await bank.settle()
  expect(await isPlasticOrdered()).toBe(true)
  await bank.control('/faults', undefined, 'DELETE')
})

// ACCOUNT-16
test.each(['timeout_before', 'timeout_after', 'status'])(
  'orders one card despite a %s of the processor',
  async (action) => {
    const status = action === 'status' ? { status: 500 } : {}
    await bank.control('/faults', { partner: 'galileo', call: 'modifyStatus', action, times: 1, ...status })
    await deposit('25.00')
    await bank.settle()
    await hurry(bank)
    expect(await orderState()).toEqual(['done'])
    expect(await isPlasticOrdered()).toBe(true)
    expect(await cardMails()).toBe(1)
  },
)

// ACCOUNT-16
test('neither retries nor announces a card that the processor refuses', async () => {
  await bank.database.query("update sandbox.accounts set status = 'K' where prn = $1", [ann.prn])
  const posted = { id: `t-${ann.prn}`, kind: 'deposit' as const, amountCents: 5000 as never }
  await bank.database.transaction((tx) =>
    bank.transactions.recordPosted(tx, [
      { customerId: ann.id, transaction: { ...posted, postedAt: bank.clock.now(), details: 'ACME' } },
    ]),
  )
  await hurry(bank)
  expect(await orderState()).toEqual(['refused'])
  expect(await cardMails()).toBe(0)
})
