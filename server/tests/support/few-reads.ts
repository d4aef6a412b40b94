/** What work reads of large tables, as PostgreSQL counts it. */
import { openDatabase } from '@yoursuccess/database/database'
import { setTimeout as pause } from 'node:timers/promises'
import { fillWithCustomers, TODAY } from './many-customers.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

const CUSTOMERS = 5000
/** Rows that all looks together read of one table through its indexes. Nothing is due, so they are few. */
const MAX_ROWS = 50
/** Fewer tables with a row for each customer would mean that the bank was not filled. */
const MIN_TABLES = 13

/** A bank of many customers with nothing due, whose programs have a pool of connections of their own. */
export const openLargeBank = (): Promise<TestBank> =>
  openTestBank({
    today: TODAY,
    env: {
      PROGRAM_LAST_DEPOSIT_ON: '2099-01-01',
      PROGRAM_LAST_SPEND_ON: '2099-02-01',
      UNFUNDED_CLOSE_DAYS: '60',
    },
    fill: fillWithCustomers(CUSTOMERS),
    // So that the test's own connection can end the bank's.
    reach: (url) => openDatabase({ url }),
  })

/** The result of `readsOf` when `work` claimed nothing and read at most a few rows of each large table. */
export const FEW_READS = { tables: [], claims: 0 }

/** The large tables of which `work` reads more than a few rows, and how many rows it claims. */
export const readsOf = async ({ database, sandbox }: TestBank, work: () => Promise<void>) => {
  // Its look could begin on a connection at the moment when that is ended.
  await sandbox.webhooks.stop()
  await endConnections(database)
  const before = new Map((await countReads(database)).map((row) => [row.table, row]))
  const claimsBefore = await countClaims(database)
  if (before.size < MIN_TABLES) throw new Error(`only ${before.size} tables are large`)
  await work()
  await endConnections(database)
  const reads = (await countReads(database)).map(({ table, scanned, fetched }) => ({
    table,
    scanned: scanned - (before.get(table)?.scanned ?? 0),
    fetched: fetched - (before.get(table)?.fetched ?? 0),
  }))
  sandbox.webhooks.start()
  return {
    tables: reads.filter(({ scanned, fetched }) => scanned > 0 || fetched > MAX_ROWS),
    claims: (await countClaims(database)) - claimsBefore,
  }
}

type Counted = TestBank['database']

interface Reads {
  table: string
  scanned: number
  fetched: number
}

const countReads = async (database: Counted): Promise<Reads[]> => {
  const { rows } = await database.query<Reads>(
    `select relname as table, seq_tup_read::int as scanned, coalesce(idx_tup_fetch, 0)::int as fetched
     from pg_stat_user_tables where schemaname = 'bank' and n_live_tup >= $1 order by relname`,
    [CUSTOMERS / 2],
  )
  return rows
}

/**
 * Makes PostgreSQL count what all connections have read, those that filled the tables too: it counts a
 * connection's reads when the connection ends. Programs that need a connection connect again.
 */
const endConnections = async (database: Counted): Promise<void> => {
  const others = `datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  await database.query('select pg_stat_force_next_flush()')
  const { rows } = await database.query<{ pid: number }>(
    `select pid::int from pg_stat_activity where ${others}`,
  )
  const open = rows.map(({ pid }) => pid)
  // A connection that is in use ends when it is idle.
  const endIdle = async () =>
    (
      await database.query(
        `select case when state = 'idle' then pg_terminate_backend(pid) end from pg_stat_activity
         where ${others} and pid = any($1::int[])`,
        [open],
      )
    ).rows.length
  while ((await endIdle()) > 0) await pause(20)
}

const countClaims = async (database: Counted): Promise<number> => {
  const { rows } = await database.query<{ claims: number }>(
    `select (n_tup_ins + n_tup_upd)::int as claims from pg_stat_user_tables
     where schemaname = 'bank' and relname = 'work_claims'`,
  )
  return rows[0]?.claims ?? 0
}
