/** Runs on PostgreSQL, where requests really run concurrently. */
import { randomUUID } from 'node:crypto'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaperBiller, receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, send, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

/** The race window is short, so one round might miss it. */
const ROUNDS = 8

let bank: TestBank
let ann: TestCustomer
let billerId: number
beforeAll(async () => {
  // A hundred payments of one customer take turns, on a busy machine longer than a silent connection lives.
  bank = await openTestBank({ env: { CONNECTION_TIMEOUT_SECONDS: '120' } })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  billerId = await addPaperBiller({ customer: ann })
  await receiveMoney({ bank, customer: ann }, '200.00')
})

const pay = (amount: string, key: string = randomUUID(), server = bank.url) =>
  send<{ bill_payment: BillPayment }>(
    server,
    'POST',
    '/api/bill_payments',
    { bill_payment: { amount, biller_id: billerId } },
    { authorization: `Bearer ${ann.token}`, 'idempotency-key': key },
  )
const balance = async () => (await ann.get<{ balance: string }>('/api/balance')).body.balance

// BILLS-69
test('100 payments at once spend exactly the balance, and no accepted one fails', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => pay('9.00')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 422]))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
  await bank.settle()
  expect(await balance()).toBe('0.00')
  const { body } = await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')
  expect(body.bill_payments.filter(({ status }) => status === 'failed')).toEqual([])
})

// BILLS-69
test('accepts only one payment when several servers compete for the last of the balance', async () => {
  // Several servers, because within one a customer's requests queue before they reach the database.
  const others = await Promise.all([1, 2, 3].map(() => openOtherServer(bank)))
  const servers = [bank.url, ...others.map(({ url }) => url)]
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all(servers.map((server) => pay('199.00', randomUUID(), server)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(servers.length - 1)
    for (const { settle } of [bank, ...others]) await settle()
    expect(await balance()).toBe('0.00')
    await receiveMoney({ bank, customer: ann }, '200.00')
  }
  for (const other of others) await other.close()
})

// BILLS-67
test('100 requests with one key make one payment and get one reply', async () => {
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 100 }, () => pay('10.00', key)))
  const accepted = replies.filter(({ status }) => status === 201)
  expect(new Set(replies.map(({ status }) => status).filter((status) => status !== 409))).toEqual(
    new Set([201]),
  )
  expect(new Set(accepted.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  await bank.settle()
  expect(await balance()).toBe('189.00')
})

// BILLS-76
test('bill payments and card purchases at once never spend more than the balance', async () => {
  const purchase = async () =>
    bank.control<{ approved: boolean }>(`/cards/${ann.prn}/authorizations`, {
      merchant: 'CORNER MARKET',
      amount: '9.00',
    })
  const [bills, purchases] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, () => pay('9.00'))),
    Promise.all(Array.from({ length: 30 }, purchase)),
  ])
  await bank.settle()
  expect(bills.filter(({ status }) => status !== 201 && status !== 422)).toEqual([])
  const { body } = await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')
  const paid = body.bill_payments.filter(({ status }) => status !== 'failed')
  const approved = purchases.filter((each) => each.approved)
  const left = 200 - paid.length * 10 - approved.length * 9
  expect(Number(await balance())).toBe(left)
  // Each of the two sides alone tries to spend more than the balance.
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left).toBeLessThan(9)
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
})
