/** Expensive calls do not slow the frequent ones (OPERATIONS-37). */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { TEST_PASSWORD } from '../support/test-bank.ts'
import { beBusy } from '../support/busy-clients.ts'
import { type MoneyClient, openMoneyClients } from '../support/money-clients.ts'
import { percentile } from '../support/percentile.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import type { WireRequest } from '../support/wire.ts'

const AT_ONCE = 20
const FOR_MS = 20_000
const PAYMENTS = 1000
/** The longest range that a report accepts, up to the first day of the servers' sandbox. */
const RANGE = 'start_date=2019-08-24&end_date=2026-08-24'
const PROBE_EVERY_MS = 25
const PROBE_P95_MS = process.env['BUSY_MACHINE'] ? Infinity : 500

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// As in production, the server has a process to itself, without the clients or the processor.
let server: ServerProcesses
afterEach(() => server.close())

/** Inserts payments to the client's biller. Returns the biller's id. */
const addPayments = async ({ email }: MoneyClient): Promise<number> => {
  const database = server.bankDatabase
  if (!database) throw new Error('only on PostgreSQL')
  await database.query(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on)
     select b.customer_id, b.id, b.name, 'Utilities', false, 1000 + n, 100, 'cleared',
       timestamptz '2026-08-23 12:00Z' - n * interval '2 days', now(), '2026-08-24'
     from bank.billers b join bank.customers c on c.id = b.customer_id, generate_series(1, $2::int) as n
     where c.email = $1`,
    [email, PAYMENTS],
  )
  const { rows } = await database.query<{ biller_id: number }>(
    'select max(biller_id)::int as biller_id from bank.bill_payments',
  )
  return rows[0]?.biller_id ?? 0
}

const expensiveCalls = (
  { token }: MoneyClient,
  billerId: number,
  email: string,
): Record<string, WireRequest> => {
  const headers = { authorization: `Bearer ${token}` }
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

const probe = async ({ ask }: MoneyClient, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    expect((await ask('GET', '/api/balance')).status).toBe(200)
    times.push(performance.now() - startedAt)
    await pause(PROBE_EVERY_MS)
  }
  return times
}

test.each(['report', 'form', 'sign-in', 'all of them'])(
  'twenty expensive calls at once (%s) do not delay a balance',
  async (what) => {
    server = await openServerProcesses(1)
    // A third customer signs in again and again, because each new session ends that customer's oldest one.
    const [caller, other, signingIn] = (await openMoneyClients(server, 3)) as [
      MoneyClient,
      MoneyClient,
      MoneyClient,
    ]
    const calls = expensiveCalls(caller, await addPayments(caller), signingIn.email)
    const chosen = Object.entries(calls).filter(([name]) => what === 'all of them' || name === what)
    let isOver = false
    const [answers, times] = await Promise.all([
      beBusy(
        server.url,
        chosen.map(([, request]) => request),
        { clients: AT_ONCE, forMs: FOR_MS },
      ).finally(() => (isOver = true)),
      probe(other, () => isOver),
    ])
    const p95 = percentile(times, 0.95)
    const refused = answers.filter(({ status }) => status === 503).length
    recordFigures({
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
