/** The account and its balance over HTTP, even while the processor is down. */
import type { Account } from '@yoursuccess/contract/account/account'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { assertBalanced } from '../../../tests/support/events.ts'

interface Balance {
  balance: string
  as_of: string
  stale: boolean
}

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})
afterEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  await assertBalanced(bank)
})

const balance = () => customer.get<Balance>('/api/balance')
const fault = (call: string, action: string, more: object = {}) =>
  bank.control('/faults', { partner: 'galileo', call, action, times: 1, ...more })
const pay = (amount: string) =>
  bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description: 'PAY' })

// ACCOUNT-01, ACCOUNT-02, ACCOUNT-03, ACCOUNT-04
test('shows holder, address, account number and card', async () => {
  const { status, body } = await customer.get<Account>('/api/account')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    first_name: 'Jordan',
    last_name: 'Tester',
    email: customer.email,
    galileo_payment_reference_number: customer.prn,
    address: { city: 'Springfield', state: 'IL', postal_code: '62701', address_2: null },
    shipping_address: null,
    current_card: { frozen: false, has_requested_new_card: false, pin_set_at: null },
    unread_notifications_count: 0,
  })
})

test('shows a PIN that was set at an ATM once its event arrives', async () => {
  await bank.control(`/cards/${customer.prn}/pin`)
  await bank.settle()
  const { body } = await customer.get<Account>('/api/account')
  expect(body.current_card?.pin_set_at).toMatch(/^2026-08-2\dT/)
})

describe('balance', () => {
  // ACCOUNT-07
  test('subtracts holds from the balance at once', async () => {
    await pay('100.00')
    expect((await balance()).body).toMatchObject({ balance: '100.00', stale: false })
    await bank.control(`/cards/${customer.prn}/authorizations`, { merchant: 'SHOP', amount: '30.25' })
    expect((await balance()).body).toMatchObject({ balance: '69.75', stale: false })
  })

  test('shows a balance of zero for a new account', async () => {
    expect((await balance()).body).toMatchObject({ balance: '0.00', stale: false })
  })

  // ACCOUNT-08
  test.each([
    ['does not answer', 'timeout_before', {}],
    ['answers too late', 'timeout_after', {}],
    ['has an internal error', 'status', { status: 500 }],
    ['refuses the request', 'status', { status: 403 }],
  ])('shows the last known balance as stale when the processor %s', async (_what, action, more) => {
    await pay('55.00')
    const known = (await balance()).body
    await pay('10.00')
    await fault('getBalance', action, more)
    expect((await balance()).body).toEqual({ balance: '55.00', as_of: known.as_of, stale: true })
    expect((await balance()).body).toMatchObject({ balance: '65.00', stale: false })
  })

  // ACCOUNT-08
  test('answers 503 with a retry time when no earlier balance is known', async () => {
    await pay('55.00')
    await fault('getBalance', 'timeout_before')
    const reply = await balance()
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await balance()).body).toMatchObject({ balance: '55.00', stale: false })
  })

  test('stores the balance only when it changed', async () => {
    const rowVersion = async () => {
      const { rows } = await bank.database.query<{ xmin: string }>(
        'select xmin::text as xmin from bank.accounts where customer_id = $1',
        [customer.id],
      )
      return rows[0]?.xmin
    }
    await balance()
    const first = await rowVersion()
    await balance()
    expect(await rowVersion()).toBe(first)
    await pay('1.00')
    await balance()
    expect(await rowVersion()).not.toBe(first)
  })
})

describe('opening an account', () => {
  let number = 0
  const create = () => {
    const email = `opening${++number}@example.com`
    const address = { address_1: '1 Main Street', city: 'Springfield', state: 'IL', postal_code: '62701' }
    return bank.operator<{ customer_id: number; galileo_payment_reference_number: string | null }>(
      'POST',
      '/customers',
      {
        email,
        password: TEST_PASSWORD,
        first_name: 'A',
        last_name: 'B',
        primary_phone: '5005550006',
        address,
      },
    )
  }
  const opened = async (customerId: number) => {
    for (let waited = 0; waited < 200; waited++) {
      const { rows } = await bank.database.query<{ prn: string | null }>(
        'select prn from bank.accounts where customer_id = $1',
        [customerId],
      )
      if (rows[0]?.prn) return rows[0].prn
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return undefined
  }
  const accountsAtProcessor = async () => (await bank.look<unknown[]>('/customers')).length

  // ACCOUNT-06
  test.each(['timeout_before', 'timeout_after'])(
    'opens the account later, once, after a %s of the processor',
    async (action) => {
      const before = await accountsAtProcessor()
      await fault('createAccount', action, { times: 2 })
      const { status, body } = await create()
      expect([status, body.galileo_payment_reference_number]).toEqual([201, null])
      expect(await opened(body.customer_id)).toMatch(/^\d{12}$/)
      expect(await accountsAtProcessor()).toBe(before + 1)
      const { rows } = await bank.database.query<{ count: number }>(
        'select count(*) as count from bank.cards where customer_id = $1',
        [body.customer_id],
      )
      expect(rows[0]?.count).toBe(1)
    },
  )

  // ACCOUNT-06
  test('answers 503 with a retry time until the account is open', async () => {
    await bank.database.query('update bank.accounts set prn = null where customer_id = $1', [customer.id])
    for (const path of ['/api/account', '/api/balance']) {
      const reply = await customer.get(path)
      expect([path, reply.status]).toEqual([path, 503])
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('refuses an email address that is in use, and opens no account', async () => {
    const { email } = customer
    const before = await accountsAtProcessor()
    const address = { address_1: '1 Main Street', city: 'Springfield', state: 'IL', postal_code: '62701' }
    const reply = await bank.operator('POST', '/customers', {
      email: email.toUpperCase(),
      password: TEST_PASSWORD,
      first_name: 'A',
      last_name: 'B',
      primary_phone: '5005550006',
      address,
    })
    expect(reply).toMatchObject({ status: 409, body: { code: 'operator.email_taken' } })
    expect(await accountsAtProcessor()).toBe(before)
  })
})
