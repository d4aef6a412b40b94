/** How many statements a batch takes. Needs PostgreSQL, whose driver sends each of them by one call. */
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'

/** Of deposits with nothing else (docs/decisions/0153). */
const MAX_STATEMENTS = 9
const ACCOUNTS = 500

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
  // Their cards were sent, so a deposit does nothing else.
  await bank.database.query(
    `with made as (
       insert into bank.customers (email, password_hash, state, features, created_at)
       select 'payday' || n || '@example.com', '', 'approved', '{}', now() from generate_series(1, $1::int) as n returning id
     )
     insert into bank.accounts (customer_id, prn, opening_reference, opened_at, funded_at, created_at)
     select id, (990000000000 + row_number() over (order by id))::text, 'payday-' || id, now(), now(), now() from made`,
    [ACCOUNTS],
  )
}, 300_000)
afterAll(() => bank.close())
afterEach(() => vi.restoreAllMocks())

/** Stores one deposit for each of so many accounts, which makes one batch. */
const storeDeposits = (name: string, count: number) =>
  bank.database.query(
    `insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at)
     select 'galileo', $1 || n, 'pmt', jsonb_build_object('event_id', $1 || n, 'type', 'pmt', 'prn', (990000000000 + n)::text,
       'source_id', $1 || n, 'act_type', 'PM', 'otype', 'DD', 'amount', '25.00',
       'timestamp', '2026-08-22 09:00:00 MST', 'description', 'ACME PAYROLL'), now(), now() - interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [name, count],
  )

/** The statements of each transaction that moved events to the history, without its begin and commit. */
const watchBatches = () => {
  const batches: string[][] = []
  const open = new Map<unknown, string[]>()
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (text === 'begin') open.set(this, [])
    else if (text !== 'commit') open.get(this)?.push(text)
    else if (open.get(this)?.some((each) => each.includes('into bank.partner_event_history')))
      batches.push(open.get(this) ?? [])
    return Reflect.apply(query, this, given) as never
  })
  return batches
}

// OPERATIONS-138
test('a batch of 500 deposits takes as many statements as one of 50', { timeout: 180_000 }, async () => {
  const batches = watchBatches()
  for (const [name, count] of [
    ['few-', 50],
    ['many-', ACCOUNTS],
  ] as const) {
    await storeDeposits(name, count)
    await bank.settle()
  }
  expect(batches).toHaveLength(2)
  const [few, many] = batches
  expect(many?.length).toBe(few?.length)
  expect(many?.length).toBeLessThanOrEqual(MAX_STATEMENTS)
  const { rows } = await bank.database.query<{ cents: number }>(
    'select sum(deposited_cents)::int as cents from bank.accounts',
  )
  expect(rows).toEqual([{ cents: (50 + ACCOUNTS) * 2500 }])
})
