/** What a search reads of a customer's rows, as PostgreSQL counts it: a window of them, however many there are. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import { migrate, readMigrations } from '@yoursuccess/database/migrate'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankMigrations } from '../../boot/schema.ts'
import { findSearchEnd, MAX_SEARCHED, searchPosted } from './search.queries.ts'

/** Far more than a window, one every ten minutes, among the rows of a hundred others. */
const ROWS = 20_000
const OTHERS = 10_000
/** A statement that adds more may take too long. */
const PIECE = 2500
/** PostgreSQL plans a prepared statement again for each of its first five values, and without values afterwards. */
const CALLS = 7

const ALL = {
  text: '',
  kinds: [],
  direction: undefined,
  category: undefined,
  min: undefined,
  max: undefined,
}
const NOWHERE = { ...ALL, text: 'found nowhere' }

let database: Database
let customerId: number
beforeAll(async () => {
  const files = await readMigrations(bankMigrations.folder)
  const key = ['search-rows.test', ...files.map((file) => file.checksum)].join(' ')
  database = await openTestDatabase(key, (empty) => migrate(empty, bankMigrations))
  const { rows } = await database.query<{ id: number }>(
    `insert into bank.customers (email, password_hash, state, features, created_at)
     select 'reader' || n || '@example.com', 'none', 'approved', '{}', now() from generate_series(0, 100) as n returning id`,
  )
  const ids = rows.map(({ id }) => id)
  customerId = ids[0] ?? 0
  const put = async (owner: string, count: number) => {
    for (let from = 1; from <= count; from += PIECE)
      await database.query(
        `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
         select ${owner}, $1::text || '-' || n, 'purchase', -100, at, at::date, 'Grocery store ' || n
         from (select n, timestamptz '2027-03-01' - n * interval '10 minutes' as at
           from generate_series($2::int, $3::int) as n) as made`,
        [owner, from, Math.min(count, from + PIECE - 1)],
      )
  }
  await put(`${customerId}`, ROWS)
  await put(`${ids[1] ?? 0} + n % 100`, OTHERS)
  await database.run('vacuum (analyze) bank.posted_transactions')
})
afterAll(() => database.close())

/** Rows of the table that this transaction has read so far, and its scans of the whole table. */
const readSoFar = async (tx: Db): Promise<{ rows: number; scans: number }> => {
  const { rows } = (await tx.execute(
    sql`select coalesce(idx_tup_fetch, 0)::int8 as rows, seq_scan::int8 as scans from pg_stat_xact_user_tables
      where schemaname = 'bank' and relname = 'posted_transactions'`,
  )) as unknown as { rows: { rows: number; scans: number }[] }
  const [read] = rows
  if (!read) throw new Error('the table has no statistics')
  return read
}

/** The most that one of several calls reads. */
const mostRead = (call: (tx: Db) => Promise<unknown>): Promise<{ rows: number; scans: number }> =>
  database.transaction(async (tx) => {
    const most = { rows: 0, scans: 0 }
    for (let left = CALLS; left > 0; left--) {
      const before = await readSoFar(tx)
      await call(tx)
      const after = await readSoFar(tx)
      most.rows = Math.max(most.rows, after.rows - before.rows)
      most.scans = Math.max(most.scans, after.scans - before.scans)
    }
    return most
  })

const MOST_DAYS = { from: day('2026-11-01'), to: day('2027-02-15') }

// TXS-01, TXS-03
test.each([
  ['everything', undefined],
  ['the days of most rows', MOST_DAYS],
])('a text that is found nowhere in %s costs one window of rows', async (_where, range) => {
  const place = { after: undefined, range }
  const search = await mostRead((tx) => searchPosted(tx, customerId, NOWHERE, { ...place, limit: 21 }))
  expect(search).toEqual({ rows: MAX_SEARCHED, scans: 0 })
  const end = await mostRead((tx) => findSearchEnd(tx, customerId, place))
  expect(end.scans).toBe(0)
  expect(end.rows).toBeLessThanOrEqual(MAX_SEARCHED)
})

// TXS-03, TXS-11
test('a category that no purchase has costs one window of rows', async () => {
  const place = { after: undefined, range: undefined, limit: 21 }
  const search = await mostRead((tx) => searchPosted(tx, customerId, { ...ALL, category: 'taxes' }, place))
  expect(search).toEqual({ rows: MAX_SEARCHED, scans: 0 })
})

// TXS-01
test('a text that is found in all rows costs one page of rows', async () => {
  const search = await mostRead((tx) =>
    searchPosted(
      tx,
      customerId,
      { ...NOWHERE, text: 'GROCERY' },
      { after: undefined, range: undefined, limit: 21 },
    ),
  )
  expect(search).toEqual({ rows: 21, scans: 0 })
})

// TXS-03
test('the count of rows sees those of a statement that reads them all', async () => {
  const all = await mostRead((tx) =>
    tx.execute(sql`select count(details) from bank.posted_transactions where customer_id = ${customerId}`),
  )
  expect(all.rows + all.scans * ROWS).toBeGreaterThanOrEqual(ROWS)
})
