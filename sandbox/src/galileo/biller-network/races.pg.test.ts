/** Concurrent requests, on a database with more than one connection. */
import { expect, it } from 'vitest'
import { openBillWorld } from '../../testing/bills.ts'

const world = openBillWorld()

it('never lets concurrent payments of one customer exceed the balance', async () => {
  const payer = await world.openElectronic('100.00')
  const answers = await Promise.all(Array.from({ length: 6 }, () => payer.create(payer.billerId, '30.00')))
  expect(answers.filter(({ status_code }) => status_code === 0)).toHaveLength(3)
  expect(answers.filter(({ status_code }) => status_code === '433-05')).toHaveLength(3)
  expect(await payer.balance()).toBe(7)
})

// SANDBOX-34
it('never lets a concurrent payment and purchase exceed the balance', async () => {
  const payer = await world.openElectronic('100.00')
  const [paid, bought] = await Promise.all([
    payer.create(payer.billerId, '60.00'),
    world.sandbox().command<{ approved: boolean }>(`/_sim/cards/${payer.prn}/authorizations`, {
      merchant: 'SHOP',
      amount: '60.00',
    }),
  ])
  expect([paid.status_code === 0, bought.approved].filter(Boolean)).toHaveLength(1)
  expect(await payer.balance()).toBeGreaterThanOrEqual(0)
})

it('makes a payment once when it is requested many times at once', async () => {
  const payer = await world.openElectronic()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      payer.create(payer.billerId, '40', { transactionId: `race-${payer.prn}` }),
    ),
  )
  expect(new Set(answers.map(({ response_data }) => response_data['billpay_transaction_id'])).size).toBe(1)
  expect(await payer.balance()).toBe(959)
})

it('credits a payment back once when it is cancelled, rejected and due at once', async () => {
  const payer = await world.openElectronic()
  const id = await payer.pay(payer.billerId, '40.71')
  await Promise.all([
    payer.call('cancelBillPayment', { billpayTransactionId: id }),
    world.sandbox().control('POST', `/_sim/bill_payments/${id}/advance`, { to: 'failed' }),
    world.goTo('2026-11-23T13:00:00Z'),
  ])
  expect(await payer.balance()).toBe(1000)
  const returns = (await payer.history()).filter(({ kind }) => kind === 'bill_payment_return')
  expect(returns).toHaveLength(1)
})

it('adds the same biller once when it is added five times at once', async () => {
  const payer = await world.openElectronic()
  const again = { rppsBillerId: '0000001033', billerAccountNo: 'A-1' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => payer.call('addRppsBiller', again)))
  expect(answers.filter(({ status_code }) => status_code === 0)).toHaveLength(1)
  expect((await payer.call('getBillers')).response_data['found']).toBe(2)
})
