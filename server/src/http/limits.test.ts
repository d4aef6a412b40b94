/** Limits of requests (OPERATIONS-32): per address, and per customer for calls that cost or move money. */
import { randomUUID } from 'node:crypto'
import { errorReply } from '@yoursuccess/contract/core/error'
import { VELOCITY } from '@yoursuccess/contract/core/error.messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliver, recordedEvents, withholdEvents } from '../../tests/support/events.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let other: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({
    env: {
      LIMIT_MONEY_PER_MINUTE: '3',
      LIMIT_BILLER_SEARCH_PER_MINUTE: '4',
      LIMIT_PDF_PER_MINUTE: '2',
      LIMIT_PHONE_CODES_PER_HOUR: '3',
      LIMIT_CUSTOMER_PER_MINUTE: '25',
      LIMIT_REQUESTS_PER_MINUTE: '120',
    },
  })
  customer = await bank.createCustomer()
  other = await bank.createCustomer()
})
afterAll(() => bank.close())

const request = async (path: string, { token, body }: { token?: string; body?: object } = {}) => {
  const reply = await fetch(`${bank.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  const json = reply.status === 429 ? errorReply.parse(JSON.parse(text)) : undefined
  return { status: reply.status, again: Number(reply.headers.get('retry-after')), json }
}
const PAY = { body: { bill_payment: { amount: '1.00', biller_id: 999 } } }
const TRANSFER = {
  body: { ach_transaction: { amount: '1.00', achAccountId: 999, transaction_type: 'debit' } },
}
const SEARCH = { body: { search_params: { state: 'CA', search_text: 'salt' } } }

// WIRE-58
test('limits how often one customer moves money, across payments and transfers', async () => {
  const { token } = customer
  for (const path of ['/api/bill_payments', '/api/bill_payments'])
    expect((await request(path, { token, ...PAY })).status).toBe(404)
  expect((await request('/api/ach_transactions', { token, ...TRANSFER })).status).not.toBe(429)

  const refused = await request('/api/bill_payments', { token, ...PAY })
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_orders', error: VELOCITY } })
  expect(refused.again).toBeGreaterThan(0)
  expect(refused.again).toBeLessThanOrEqual(60)
  expect((await request('/api/ach_transactions', { token, ...TRANSFER })).status).toBe(429)

  expect((await request('/api/bill_payments', { token: other.token, ...PAY })).status).toBe(404)
  expect((await request('/api/bill_payments', { token })).status).toBe(200)
})

// OPERATIONS-32
test('biller searches, and PDFs and exports, have separate limits', async () => {
  const { token } = customer
  const searches: number[] = []
  for (let count = 0; count < 5; count++)
    searches.push((await request('/api/search_billers', { token, ...SEARCH })).status)
  expect(searches).toEqual([200, 200, 200, 200, 429])

  const pdf = () => request('/api/account/direct_deposit_form?type=full', { token })
  await pdf()
  await pdf()
  expect((await pdf()).json?.code).toBe('too_many_requests')
  const today = bank.today()
  const exported = await request(`/api/transactions/export?format=csv&from=${today}&to=${today}`, { token })
  expect(exported.status).toBe(429)
  expect((await request('/api/account', { token })).status).toBe(200)
})

// OPERATIONS-32
test('files of receipts that a customer uploads count with PDFs and exports', async () => {
  const { token } = await bank.createCustomer()
  const file = { name: 'ledger.csv', content: btoa('Date,Amount\n11/20/2026,5.00\n') }
  const statuses: number[] = []
  for (const call of ['preview_file', 'import_file', 'preview_file'])
    statuses.push((await request(`/api/receipts/${call}`, { token, body: { file } })).status)
  expect(statuses).toEqual([422, 422, 429])
  const form = await request('/api/account/direct_deposit_form?type=full', { token })
  expect(form.json?.code).toBe('too_many_requests')
})

// OPERATIONS-32
test('phone codes are limited by the hour for an address, across customers', async () => {
  const path = '/api/phone_verifications/send_verification'
  const body = { selected_phone: 'primary_phone', verification_type: 'sms' }
  const statuses: number[] = []
  for (const token of [customer.token, other.token, undefined])
    statuses.push((await request(path, { ...(token && { token }), body })).status)
  expect(statuses).not.toContain(429)
  const refused = await request(path, { token: customer.token, body })
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(refused.again).toBeGreaterThan(60)
})

/** Sends requests until one is refused; the window may have begun long before. */
const requestUntilRefused = async (path: string, token?: string) => {
  for (let count = 0; count < 400; count++) {
    const reply = await request(path, token ? { token } : {})
    if (reply.status === 429) return { ...reply, count }
  }
  throw new Error(`${path} is never refused`)
}

// OPERATIONS-32
test('stops a customer who sends endless requests but not another one at the same address', async () => {
  const refused = await requestUntilRefused('/api/account', customer.token)
  expect(refused.json?.code).toBe('too_many_requests')
  expect(refused.count).toBeLessThanOrEqual(2 * 25)
  expect((await request('/api/account', { token: other.token })).status).toBe(200)
})

// OPERATIONS-80
test("accepts a payday's signed events from one address, and limits those that are not signed", async () => {
  await withholdEvents(bank)
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '1.00',
    description: 'PAY',
  })
  const [event] = await recordedEvents(bank, customer.prn)
  if (!event) throw new Error('the deposit made no event')
  const statuses = new Set<number>()
  for (let count = 0; count < 150; count++) statuses.add(await deliver(bank, event.body))
  expect([...statuses]).toEqual([200])

  const forged = async (signature?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(signature && { 'x-galileo-signature': signature }),
    }
    const url = `${bank.url}/webhooks/galileo`
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(event.body) })).status
  }
  const refused: number[] = []
  for (let count = 0; count < 260; count++) refused.push(await forged(count % 2 ? 't=1,v1=00' : undefined))
  expect([...new Set(refused)]).toEqual([401, 429])
  expect(await deliver(bank, event.body)).toBe(200)
})

// OPERATIONS-32
test('counts requests per address first, even for unknown paths and without a session', async () => {
  for (const path of ['/api/nothing', '/api/account', '/api/program', '/dashboard'])
    expect((await requestUntilRefused(path)).json?.code).toBe('too_many_requests')
})
