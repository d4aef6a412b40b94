import { randomUUID } from 'node:crypto'
import type { BillPayment, BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPaperBiller, receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { listPaymentsForReport } from './bill-payment-lists.queries.ts'

let bank: TestBank
let ann: TestCustomer
let billerId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  billerId = await addPaperBiller({ customer: ann })
  await receiveMoney({ bank, customer: ann }, '500.00')
})

type Reply = { bill_payment: BillPayment; code?: string; errors?: Record<string, string[]> }
const pay = (amount: unknown, { key = randomUUID() as string, biller_id = billerId, who = ann } = {}) =>
  bank.send<Reply>(
    'POST',
    '/api/bill_payments',
    { bill_payment: { amount, biller_id } },
    { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  )
const list = async (query = '', who = ann) =>
  (await who.get<{ bill_payments: BillPayment[]; count: number }>(`/api/bill_payments${query}`)).body
const balance = async (who = ann) => (await who.get<{ balance: string }>('/api/balance')).body.balance
const fault = (call: string, action: string, more: object = {}) =>
  bank.control('/faults', { partner: 'galileo', call, action, ...more })

// BILLS-61, BILLS-71
test('debits the amount and the fee together, and shows the amount in the history', async () => {
  const { status, body } = await pay('120.50')
  expect(status).toBe(201)
  expect(body.bill_payment).toMatchObject({
    biller_id: billerId,
    biller_name: 'Green Meadow Rentals',
    description: 'Check by mail',
    amount: '120.50',
    fee: '1.00',
    status: 'created',
    expected_on: '2026-12-04',
    failure: null,
  })
  await bank.settle()
  expect(await balance()).toBe('378.50')
  expect(await list()).toMatchObject({ count: 1, bill_payments: [{ amount: '120.50' }] })
  const posted = await ann.get<{ transactions: { amount: string }[] }>('/api/transactions')
  expect(posted.body.transactions.map(({ amount }) => amount)).toEqual(['-121.50', '500.00'])
})

// BILLS-77
test('previews the total of a payment and when it arrives', async () => {
  const { status, body } = await ann.get<BillPaymentPreview>(
    `/api/billers/${billerId}/payment_preview?amount=120.50`,
  )
  expect([status, body]).toEqual([
    200,
    {
      amount: '120.50',
      fee: '1.00',
      total: '121.50',
      expected_on: '2026-12-04',
      due_on: null,
      is_late: false,
    },
  ])
  expect((await list()).count).toBe(0)
})

// BILLS-69
test('the balance must cover the amount and the fee, to the cent', async () => {
  expect(await pay('499.01')).toMatchObject({
    status: 422,
    body: { code: 'bill_payment.not_enough_money' },
  })
  expect((await list()).count).toBe(0)
  expect((await pay('499.00')).status).toBe(201)
  await bank.settle()
  expect(await balance()).toBe('0.00')
})

// BILLS-68
test('refuses an amount that is invalid or not above zero', async () => {
  for (const amount of [0, '0.00', -5, '1.005', '1e2', 'ten', '', null, true, '100000000.00'])
    expect([amount, (await pay(amount)).status]).toEqual([amount, 422])
  expect((await list()).count).toBe(0)
})

// BILLS-67
test('makes one payment per key, however often it is requested', async () => {
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 30 }, () => pay('20.00', { key })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.bill_payment.id)).size).toBe(1)
  await bank.settle()
  expect(await balance()).toBe('479.00')
  expect((await pay('21.00', { key })).body.code).toBe('idempotency.key_reused')
})

// BILLS-67
test('answers a repeated request even if the money is gone and the processor is down', async () => {
  const key = randomUUID()
  const first = await pay('499.00', { key })
  await bank.settle()
  await fault('getBalance', 'status', { status: 500 })
  const second = await pay('499.00', { key })
  await bank.control('/faults', undefined, 'DELETE')
  expect([second.status, second.body]).toEqual([201, first.body])
})

// BILLS-69
test('many payments at once spend no more than the balance', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => pay('49.00')))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 422]))
  await bank.settle()
  expect(await balance()).toBe('0.00')
  expect(new Set((await list('?per_page=-1')).bill_payments.map(({ status }) => status))).toEqual(
    new Set(['created']),
  )
})

// BILLS-70
test('refuses a payment while the current balance is unknown', async () => {
  expect(await balance()).toBe('500.00')
  await fault('getBalance', 'status', { status: 500 })
  expect(await pay('10.00')).toMatchObject({
    status: 503,
    body: { code: 'bill_payment.balance_unknown' },
  })
  await bank.control('/faults', undefined, 'DELETE')
  expect((await list()).count).toBe(0)
})

// BILLS-72
test.each([
  ['request is lost', 'timeout_before'],
  ['reply is lost', 'timeout_after'],
])('makes a payment once when its %s', async (_what, action) => {
  await fault('createBillPayment', action, { times: 1 })
  expect((await pay('20.00')).body.bill_payment.status).toBe('created')
  await hurry(bank)
  expect(await balance()).toBe('479.00')
  expect(await bank.look<unknown[]>(`/bill_payments?prn=${ann.prn}`)).toHaveLength(1)
})

// BILLS-75
test('records that the processor posted another amount than requested', async () => {
  const { body } = await pay('20.74')
  await bank.settle()
  const { rows } = await bank.database.query<{ action: string }>(
    `select action from bank.audit_entries where subject = $1 order by id`,
    [`bill_payment:${body.bill_payment.id}`],
  )
  expect(rows.map(({ action }) => action)).toEqual(['bill_payment.created', 'bill_payment.amount_differs'])
})

// BILLS-73
test("answers 404 for another customer's biller and for a deleted one", async () => {
  const other = await bank.createCustomer()
  await receiveMoney({ bank, customer: other })
  expect((await pay('5.00', { who: other })).status).toBe(404)
  expect((await ann.delete(`/api/billers/${billerId}`)).status).toBe(204)
  expect((await pay('5.00')).status).toBe(404)
})

// BILLS-96, BILLS-97, BILLS-98, WIRE-40
test('lists payments newest first, in another order, or for a range of days', async () => {
  for (const amount of ['30', '10', '20']) await pay(amount)
  await bank.settle()
  const amounts = async (query: string) =>
    (await list(query)).bill_payments.map(({ amount }) => Number(amount))
  expect(await amounts('')).toEqual([20, 10, 30])
  expect(await amounts('?sort_by=amount&sort_dir=asc')).toEqual([10, 20, 30])
  expect(await amounts('?sort_by=date&sort_dir=asc')).toEqual([30, 10, 20])
  expect(await amounts('?start_date=2026-11-18&end_date=2026-11-18')).toEqual([20, 10, 30])
  expect(await amounts('?start_date=2026-11-01&end_date=2026-11-17')).toEqual([])
  // A single date is not a range (BILLS-97).
  expect(await amounts('?end_date=2026-11-01')).toEqual([20, 10, 30])
  for (const query of [
    '?start_date=2026-11-18&end_date=2026-11-19',
    '?start_date=2019-11-17&end_date=2026-11-18',
  ])
    expect((await ann.get(`/api/bill_payments${query}`)).status).toBe(422)
})

describe('bill payment report', () => {
  const insertPaid = (count: number) =>
    bank.database.query(
      `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
         fee_cents, status, created_at, updated_at, expected_on)
       select $1, $2, 'Rentals', 'Bill', false, 1000 + number, 100, 'cleared', '2026-03-31T16:00:00Z',
         '2026-04-09T16:00:00Z', '2026-04-02' from generate_series(1, $3::int) as number`,
      [ann.id, billerId, count],
    )
  const download = (days: string) =>
    ann.get<{ code?: string }>(`/api/bill_payments/download_report?${days}&selected_biller_ids=[${billerId}]`)

  // BILLS-120
  test('the report selects payments by the day they were made, not by their status date', async () => {
    await insertPaid(1)
    const madeOn = async (from: string, to: string) =>
      (
        await listPaymentsForReport(bank.database.db, ann.id, {
          billerIds: [billerId],
          range: { from: day(from), to: day(to) },
          limit: 10,
        })
      ).length
    expect(await madeOn('2026-03-31', '2026-03-31')).toBe(1)
    expect(await madeOn('2026-04-01', '2026-04-30')).toBe(0)
  })

  // BILLS-116
  test('refuses a report of more than 5,000 payments', async () => {
    await insertPaid(5001)
    expect(await download('start_date=2026-03-01&end_date=2026-03-31')).toMatchObject({
      status: 422,
      body: { code: 'bill_report.too_long' },
    })
    expect((await download('start_date=2026-04-01&end_date=2026-04-30')).status).toBe(200)
  })
})

// BILLS-74
test('refuses a payment after the enforced last day of spending', async () => {
  const ended = await openTestBank({
    today: '2025-08-31',
    env: { PROGRAM_WIND_DOWN: 'enforced', PROGRAM_LAST_DEPOSIT_ON: '2025-09-02' },
  })
  try {
    const customer = await ended.createCustomer()
    await receiveMoney({ bank: ended, customer })
    const biller_id = await addPaperBiller({ customer })
    const lastDay = ended.program.getCalendar().lastSpendOn
    await ended.control('/clock/set', { to: `${lastDay}T17:00:00Z` })
    const body = { bill_payment: { amount: '5', biller_id } }
    expect((await customer.post('/api/bill_payments', body)).status).toBe(201)
    await ended.control('/clock/advance', { days: 1 })
    expect(await customer.post('/api/bill_payments', body)).toMatchObject({
      status: 422,
      body: { code: 'spending_ended' },
    })
  } finally {
    await ended.close()
  }
})
