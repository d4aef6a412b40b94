/**
 * How many requests are allowed (OPERATIONS-32): per address, and per customer for calls that cost or move
 * money.
 */
import { randomUUID } from 'node:crypto'
import { errorReply, VELOCITY } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const ask = async (path: string, { token, body }: { token?: string; body?: object } = {}) => {
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
test('money that is moved too often is refused in the stated words, whatever moves it, and for this customer only', async () => {
  const { token } = customer
  for (const path of ['/api/bill_payments', '/api/bill_payments'])
    expect((await ask(path, { token, ...PAY })).status).toBe(404)
  expect((await ask('/api/ach_transactions', { token, ...TRANSFER })).status).not.toBe(429)

  const refused = await ask('/api/bill_payments', { token, ...PAY })
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_orders', error: VELOCITY } })
  expect(refused.again).toBeGreaterThan(0)
  expect(refused.again).toBeLessThanOrEqual(60)
  expect((await ask('/api/ach_transactions', { token, ...TRANSFER })).status).toBe(429)

  expect((await ask('/api/bill_payments', { token: other.token, ...PAY })).status).toBe(404)
  expect((await ask('/api/bill_payments', { token })).status).toBe(200)
})

// OPERATIONS-32
test('searches of merchants and papers have limits of their own', async () => {
  const { token } = customer
  const searches: number[] = []
  for (let count = 0; count < 5; count++)
    searches.push((await ask('/api/search_billers', { token, ...SEARCH })).status)
  expect(searches).toEqual([200, 200, 200, 200, 429])

  const pdf = () => ask('/api/account/direct_deposit_form?type=full', { token })
  await pdf()
  await pdf()
  expect((await pdf()).json?.code).toBe('too_many_requests')
  expect((await ask('/api/account', { token })).status).toBe(200)
})

// OPERATIONS-32
test('codes to phones are counted by the hour for an address, whoever asks for them', async () => {
  const path = '/api/phone_verifications/send_verification'
  const body = { selected_phone: 'primary_phone', verification_type: 'sms' }
  const statuses: number[] = []
  for (const token of [customer.token, other.token, undefined])
    statuses.push((await ask(path, { ...(token && { token }), body })).status)
  expect(statuses).not.toContain(429)
  const refused = await ask(path, { token: customer.token, body })
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(refused.again).toBeGreaterThan(60)
})

/** Sends requests until one is refused; the window may have begun long before. */
const askUntilRefused = async (path: string, token?: string) => {
  for (let count = 0; count < 400; count++) {
    const reply = await ask(path, token ? { token } : {})
    if (reply.status === 429) return { ...reply, count }
  }
  throw new Error(`${path} is never refused`)
}

// OPERATIONS-32
test('a customer who asks without end is stopped; another one at the same address is not', async () => {
  const refused = await askUntilRefused('/api/account', customer.token)
  expect(refused.json?.code).toBe('too_many_requests')
  expect(refused.count).toBeLessThanOrEqual(2 * 25)
  expect((await ask('/api/account', { token: other.token })).status).toBe(200)
})

// OPERATIONS-32
test('an address is counted before anything is looked at: also for unknown paths and without a session', async () => {
  for (const path of ['/api/nothing', '/api/account', '/api/program', '/dashboard'])
    expect((await askUntilRefused(path)).json?.code).toBe('too_many_requests')
})
