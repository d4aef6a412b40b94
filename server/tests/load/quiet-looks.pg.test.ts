/** A look for due work is cheap while nothing is due, however many customers there are. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { openDatabase } from '@yoursuccess/database/database'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWithCustomers } from '../support/many-customers.ts'
import { openTestBank, type TestBank } from '../support/test-bank.ts'

const CUSTOMERS = 5000
/** Rows that all looks together read of one table through its indexes. Nothing is due, so they are few. */
const MAX_ROWS = 50
const FOLLOW_UPS = [
  'bills.follow-up',
  'funding.follow-up',
  'funding.check-verifications',
  'disputes.follow-up',
  'program.follow-up-limits',
  'refunds.follow-up',
]
const TODAY = '2026-11-18'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({
    today: TODAY,
    env: { PROGRAM_LAST_DEPOSIT_ON: '2099-01-01', PROGRAM_LAST_SPEND_ON: '2099-02-01' },
    fill: fillWithCustomers(CUSTOMERS),
    // A pool of the bank's own, so that the test's own connection can end it.
    reach: (url) => openDatabase({ url }),
  })
})
afterAll(() => bank.close())

interface Reads {
  table: string
  scanned: number
  fetched: number
}
const reads = async (): Promise<Reads[]> => {
  const { rows } = await bank.database.query<Reads>(
    `select relname as table, seq_tup_read::int as scanned, coalesce(idx_tup_fetch, 0)::int as fetched
     from pg_stat_user_tables where schemaname = 'bank' and n_live_tup >= $1 order by relname`,
    [CUSTOMERS / 2],
  )
  return rows
}
/**
 * Makes PostgreSQL count what all connections have read, those that filled the tables too: it counts a
 * connection's reads when the connection ends. Who needs a connection connects again.
 */
const endConnections = async () => {
  const { rows } = await bank.database.query<{ pid: number }>(
    `select pid::int, pg_terminate_backend(pid), pg_stat_force_next_flush() from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const ended = rows.map(({ pid }) => pid)
  expect(ended).not.toEqual([])
  const areThere = async () =>
    (await bank.database.query('select from pg_stat_activity where pid = any($1::int[])', [ended])).rows
      .length
  while ((await areThere()) > 0) await pause(20)
}

/** Expects that `work` reads at most a few rows of each large table. */
const expectFewReads = async (work: () => Promise<void>) => {
  await endConnections()
  const before = new Map((await reads()).map((row) => [row.table, row]))
  expect(before.size).toBeGreaterThan(12)
  await work()
  await endConnections()
  const read = (await reads()).map(({ table, scanned, fetched }) => ({
    table,
    scanned: scanned - (before.get(table)?.scanned ?? 0),
    fetched: fetched - (before.get(table)?.fetched ?? 0),
  }))
  expect(read.filter(({ scanned, fetched }) => scanned > 0 || fetched > MAX_ROWS)).toEqual([])
}

// OPERATIONS-114
test('looks for due work read no large table while nothing is due', { timeout: 300_000 }, () =>
  expectFewReads(async () => {
    for (const { runDue } of bank.dueWork) await runDue(day(TODAY))
    for (const name of FOLLOW_UPS) {
      await bank.database.query(`insert into jobs.job (name, data) values ($1, '{}')`, [name])
      await bank.settle()
    }
  }),
)

// OPERATIONS-114, PROGRAM-34
test('looks at all accounts for the announced end of the program only once', {
  timeout: 300_000,
}, async () => {
  await bank.program.set({ mode: 'enforced' })
  await bank.database.run(
    `insert into bank.program_limits (customer_id, ending, starts_on, told_at)
     select customer_id, ending, starts_on, now() from bank.accounts,
       (values ('deposits', '2099-01-02'::date), ('spending', '2099-02-02'::date)) as limits (ending, starts_on)
     on conflict (customer_id, ending) do update set starts_on = excluded.starts_on`,
  )
  const look = async () => {
    for (const { name, runDue } of bank.dueWork) if (name === 'program.limits') await runDue(day(TODAY))
  }
  await look()
  await expectFewReads(look)
  const { rows } = await bank.database.query<{ waiting: number }>(
    'select count(*)::int as waiting from bank.program_limits where told_at is null',
  )
  expect(rows).toEqual([{ waiting: 0 }])
})
