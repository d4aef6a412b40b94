/** A look for due work is cheap while nothing is due, however many customers there are. */
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { openDatabase } from '@yoursuccess/database/database'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDue, listTakenBack } from '../../src/features/refunds/refunds.queries.ts'
import { fillWithCustomers, TODAY } from '../support/many-customers.ts'
import { openTestBank, type TestBank } from '../support/test-bank.ts'

const CUSTOMERS = 5000
const PAGE = 100
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

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({
    today: TODAY,
    env: {
      PROGRAM_LAST_DEPOSIT_ON: '2099-01-01',
      PROGRAM_LAST_SPEND_ON: '2099-02-01',
      UNFUNDED_CLOSE_DAYS: '60',
    },
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
  const others = `datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  await bank.database.query('select pg_stat_force_next_flush()')
  const { rows } = await bank.database.query<{ pid: number }>(
    `select pid::int from pg_stat_activity where ${others}`,
  )
  const there = rows.map(({ pid }) => pid)
  // One that is in use, such as for the sandbox's look for webhooks, ends when it is done.
  const endIdle = async () =>
    (
      await bank.database.query(
        `select case when state = 'idle' then pg_terminate_backend(pid) end from pg_stat_activity
         where ${others} and pid = any($1::int[])`,
        [there],
      )
    ).rows.length
  while ((await endIdle()) > 0) await pause(20)
}

const countClaims = async () => {
  const { rows } = await bank.database.query<{ claims: number }>(
    `select (n_tup_ins + n_tup_upd)::int as claims from pg_stat_user_tables
     where schemaname = 'bank' and relname = 'work_claims'`,
  )
  return rows[0]?.claims
}

/** Expects that `work` claims no row, and reads at most a few rows of each large table. */
const expectFewReads = async (work: () => Promise<void>) => {
  await endConnections()
  const before = new Map((await reads()).map((row) => [row.table, row]))
  const claimsBefore = await countClaims()
  expect(before.size).toBeGreaterThan(12)
  await work()
  await endConnections()
  const read = (await reads()).map(({ table, scanned, fetched }) => ({
    table,
    scanned: scanned - (before.get(table)?.scanned ?? 0),
    fetched: fetched - (before.get(table)?.fetched ?? 0),
  }))
  expect(read.filter(({ scanned, fetched }) => scanned > 0 || fetched > MAX_ROWS)).toEqual([])
  expect(await countClaims()).toBe(claimsBefore)
}

// OPERATIONS-114, OPERATIONS-131
test(
  'looks for due work read no large table and claim nothing while nothing is due',
  { timeout: 300_000 },
  () =>
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

// OPERATIONS-114, REFUNDS-01
test('planned checks whose day has not come are not read', { timeout: 300_000 }, async () => {
  const plannedOn = addDays(day(TODAY), -1)
  const { db } = bank.database
  await bank.database.query(
    `insert into bank.refund_checks (customer_id, state, planned_on, look_on, mail_by)
     select customer_id, 'planned', $1, $2, $2 from bank.accounts`,
    [plannedOn, addDays(day(TODAY), 9)],
  )
  await bank.database.run('analyze')
  await expectFewReads(async () => {
    expect(await listDue(db, day(TODAY), 0, PAGE)).toEqual([])
    expect(await listTakenBack(db, addDays(plannedOn, -1), 0, PAGE)).toEqual([])
  })
})
