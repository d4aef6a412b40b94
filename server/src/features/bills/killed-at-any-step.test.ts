/** When the server is killed at any step of a bill payment and restarted, it pays once and refunds once. */
import { randomUUID } from 'node:crypto'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaperBiller, receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: TestCustomer
const killer = killing(() => bank, mortality)
const { killAt } = killer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24', mortality })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  await receiveMoney({ bank, customer: ann }, '200.00')
  await bank.settle()
})

const paying = (billerId: number) => {
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${ann.token}` }
  const body = { bill_payment: { amount: '40.00', biller_id: billerId } }
  return () => bank.send('POST', '/api/bill_payments', body, headers)
}
const payments = async () =>
  (await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments')).body.bill_payments
const paymentsAtProcessor = () => bank.look<{ id: number; status: string }[]>(`/bill_payments?prn=${ann.prn}`)
const balance = async () => (await ann.get<{ balance: string }>('/api/balance')).body.balance
const items = async () =>
  (await ann.get<{ expense_items: { amount: string }[] }>('/api/payment_tracking')).body.expense_items
const countNotifications = async (text: string) =>
  (await ann.get<{ notifications: { subject: string }[] }>('/api/notifications')).body.notifications.filter(
    (notification) => JSON.stringify(notification).includes(text),
  ).length

// BILLS-72
test.each(stepsToDieAt(16, 30))('debits and counts a payment once when killed at step %i', async (step) => {
  const billerId = await addPaperBiller({ customer: ann })
  await killAt(step, paying(billerId))
  expect(await payments()).toMatchObject([{ amount: '40.00', status: 'created' }])
  expect(await paymentsAtProcessor()).toHaveLength(1)
  expect(await balance()).toBe('159.00')
  expect(await items()).toMatchObject([{ amount: '40.00' }])
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
})

test.each(stepsToDieAt(16, 30, 3))(
  'adds a biller once on both sides and pays it once when killed at step %i',
  async (step) => {
    let billerId = 0
    await killAt(step, async () => {
      // A customer who got no reply checks the list before adding the biller again.
      const { body } = await ann.get<{ billers: { id: number }[] }>('/api/billers')
      billerId = body.billers[0]?.id ?? (await addPaperBiller({ customer: ann }))
    })
    await paying(billerId)()
    await hurry(bank)
    expect((await ann.get<{ billers: unknown[] }>('/api/billers')).body.billers).toHaveLength(1)
    expect(await paymentsAtProcessor()).toHaveLength(1)
    expect(await balance()).toBe('159.00')
  },
)

// BILLS-89
test.each(stepsToDieAt(6, 20, 2))(
  'refunds a returned payment once and notifies once when killed at step %i',
  async (step) => {
    await paying(await addPaperBiller({ customer: ann }))()
    await hurry(bank)
    const [payment] = await paymentsAtProcessor()
    const advance = () => bank.control(`/bill_payments/${payment?.id}/advance`, { to: 'mailed' })
    await advance()
    await bank.settle()
    await killAt(step, async () => {
      if ((await paymentsAtProcessor())[0]?.status === 'mailed')
        await bank.control(`/bill_payments/${payment?.id}/advance`, { to: 'returned' })
      await bank.settle()
    })
    // At the processor, the money is returned in a separate step.
    await bank.control(`/bill_payments/${payment?.id}/advance`)
    await hurry(bank)
    expect(await payments()).toMatchObject([{ status: 'returned' }])
    expect(await balance()).toBe('200.00')
    expect(await items()).toEqual([])
    expect(await countNotifications('was returned')).toBe(1)
    expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
  },
)

test('the server did die at most of these steps', () => {
  expect(recordDeaths('bill payments', killer)).toBeGreaterThan(moreDeathsThan(4, 15))
})
