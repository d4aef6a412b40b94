/** What costs much is done beside what everybody asks for all the time: security.md H5. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { noteFigures } from '../../scripts/long/figures.ts'
import { openTestBank, type TestBank, type TestCustomer, TEST_PASSWORD } from './testing.ts'
import { beBusy } from './testing/busy-clients.ts'
import { percentile } from './testing/percentile.ts'
import type { WireRequest } from './testing/wire.ts'

const AT_ONCE = 20
const FOR_MS = 20_000
const PAYMENTS = 1000
const TODAY = '2026-11-20'
/** The longest range that the report takes. */
const RANGE = 'start_date=2019-11-20&end_date=2026-11-20'
const PROBE_EVERY_MS = 25
const PROBE_P95_MS = process.env['BUSY_MACHINE'] ? Infinity : 500

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let bank: TestBank
afterEach(() => bank.close())

const addPayments = async ({ id }: TestCustomer): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.billers (customer_id, name, account_number, is_trustee, category, created_at)
     values ($1, 'Green Meadow Rentals', '99-1', false, 'Utilities', now()) returning id`,
    [id],
  )
  const billerId = rows[0]?.id ?? 0
  await bank.database.query(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on)
     select $1, $2, 'Green Meadow Rentals', 'Utilities', false, 1000 + n, 100, 'cleared',
       timestamptz '2026-11-19 12:00Z' - n * interval '2 days', now(), '2026-11-20'
     from generate_series(1, $3::int) as n`,
    [id, billerId, PAYMENTS],
  )
  return billerId
}

const costlyCalls = (
  customer: TestCustomer,
  billerId: number,
  email: string,
): Record<string, WireRequest> => {
  const headers = { authorization: `Bearer ${customer.token}` }
  const signIn = { user: { email, password: TEST_PASSWORD } }
  const report = `/api/bill_payments/download_report?${RANGE}&selected_biller_ids=[${billerId}]`
  return {
    report: { method: 'GET', target: report, headers },
    form: {
      method: 'GET',
      target: '/api/account/direct_deposit_form?type=percentage&percentage=100',
      headers,
    },
    'sign-in': { method: 'POST', target: '/users/sign_in', body: JSON.stringify(signIn) },
    'all transactions': { method: 'GET', target: '/api/transactions?per_page=-1', headers },
  }
}

const probe = async (customer: TestCustomer, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    expect((await customer.get('/api/balance')).status).toBe(200)
    times.push(performance.now() - startedAt)
    await pause(PROBE_EVERY_MS)
  }
  return times
}

test.each(['report', 'form', 'sign-in', 'all of them'])(
  '%s: twenty at once do not keep a balance waiting',
  async (what) => {
    bank = await openTestBank({ today: TODAY })
    const costly = await bank.createCustomer()
    const other = await bank.createCustomer()
    // Somebody else's, whose oldest session ends with each new one.
    const { email } = await bank.createCustomer()
    const calls = costlyCalls(costly, await addPayments(costly), email)
    const chosen = Object.entries(calls).filter(([name]) => what === 'all of them' || name === what)
    let isOver = false
    const [answers, times] = await Promise.all([
      beBusy(
        bank.url,
        chosen.map(([, request]) => request),
        { clients: AT_ONCE, forMs: FOR_MS },
      ).finally(() => (isOver = true)),
      probe(other, () => isOver),
    ])
    const p95 = percentile(times, 0.95)
    const refused = answers.filter(({ status }) => status === 503).length
    noteFigures({
      gate: `H5: ${AT_ONCE} costly calls at once, ${what}`,
      counted: {
        'of them done': answers.length - refused,
        'told to come again': refused,
        'without an answer': answers.filter(({ status }) => status === 0).length,
        balances: times.length,
        'ms for a balance (p95)': p95,
        'ms for the slowest': Math.max(...times),
      },
    })
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(answers.length).toBeGreaterThan(refused)
    expect(p95).toBeLessThan(PROBE_P95_MS)
  },
)
