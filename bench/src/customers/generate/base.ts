/**
 * Makes the database of a size once, in steps that are recorded, so that a run that is broken off goes on
 * where it was. It stays in the cache folder for the next run of the same build.
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { type Postgres, startKeptPostgres } from '../../../../scripts/dev/postgres.ts'
import { bankMigrations } from '../../../../server/src/boot/schema.ts'
import { moveApplied } from '../../../../server/src/inbox/event-history.queries.ts'
import { historyOf, type History } from '../history.ts'
import type { Size } from '../sizes.ts'
import { closingSql, moneySql } from './money.ts'
import { peopleSql } from './people.ts'

/** The generated database. Nothing but the generator writes to it: figures are measured on copies. */
export const BASE = 'base'
/**
 * The rows are written as of this migration, and the later ones then bring them up to date, as they do in
 * production. So a change of the schema needs no change here.
 */
const ROWS_AS_OF = '0042'
const isLater = (file: string) => file.endsWith('.sql') && file.slice(0, 4) > ROWS_AS_OF
/** Transactions of a customer per step. */
const STEP = 13
const NO_LIMIT_MS = 6 * 3_600_000

export interface Base {
  postgres: Postgres
  history: History
}

const HERE = import.meta.dirname
const REPOSITORY = resolve(HERE, '../../../..')

/** Starts the PostgreSQL that keeps this size's database, and makes the database or what is missing of it. */
export const openBase = async (size: Size): Promise<Base> => {
  const anchor = latestTwelfth(new Date())
  const folder = join(REPOSITORY, '.cache/bench', `customers-${size.name}-${versionOf(anchor)}`)
  const postgres = await startKeptPostgres(folder, [
    ['shared_preload_libraries', 'pg_stat_statements'],
    ['pg_stat_statements.max', '10000'],
    // Blocks are counted, so nothing else may read any. What is generated is vacuumed and analyzed at the end.
    ['autovacuum', 'off'],
    ['shared_buffers', '512MB'],
    ['max_wal_size', '4GB'],
  ])
  try {
    return { postgres, history: await generate(postgres, size, historyOf(size, anchor)) }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Changes with the migrations that the rows are written for, the generator and the generated day. */
const versionOf = (anchor: number): string => {
  const migrations = new URL(bankMigrations.folder).pathname
  const files = [
    ...readdirSync(migrations)
      .filter((name) => !isLater(name))
      .map((name) => join(migrations, name)),
    ...readdirSync(HERE).map((name) => join(HERE, name)),
    join(HERE, '../history.ts'),
    join(HERE, '../sizes.ts'),
  ].sort()
  const hash = createHash('sha256').update(String(anchor))
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

const generate = async (postgres: Postgres, size: Size, history: History): Promise<History> => {
  await createBase(postgres)
  const database = await openDatabase({
    url: postgres.url(BASE),
    connections: 2,
    queryTimeoutMs: NO_LIMIT_MS,
  })
  try {
    await database.run(
      `create schema if not exists generated;
       create table if not exists generated.steps (name text primary key, done_at timestamptz not null default now())`,
    )
    await runSteps(database, size, history)
    return history
  } finally {
    await database.close()
  }
}

const createBase = async (postgres: Postgres) => {
  const admin = await openDatabase({ url: postgres.url(), connections: 2 })
  try {
    const { rows } = await admin.query('select from pg_database where datname = $1', [BASE])
    if (rows.length === 0) await admin.run(`create database ${BASE}`)
  } finally {
    await admin.close()
  }
}

/** Noon in New York on the latest 12th: no month ends near it, whenever the benchmark runs. In seconds. */
const latestTwelfth = (now: Date): number => {
  const month = now.getUTCDate() > 12 ? now.getUTCMonth() : now.getUTCMonth() - 1
  return Date.UTC(now.getUTCFullYear(), month, 12, 17) / 1000
}

const runSteps = async (database: Database, size: Size, history: History): Promise<void> => {
  const step = stepsOf(database, size)
  await step('schema', () => migrateFirst(database))
  await step('people', () => inTransaction(database, 'people', peopleSql(size, history)))
  for (let from = 0; from < history.count; from += STEP) {
    const to = Math.min(from + STEP, history.count) - 1
    const name = `money ${from} to ${to} of ${history.count}`
    await step(name, () => inTransaction(database, name, moneySql(size, history, { from, to })))
  }
  await step('closing', () => inTransaction(database, 'closing', closingSql(size, history)))
  await step('vacuum', () => database.run('vacuum (analyze)'))
  // Not a recorded step: a database that was made before the newest migration gets it now.
  await migrate(database, bankMigrations)
  await step('history of events', () => moveEvents(database))
  // A bank never has a year of waiting events, so its table never grows to their size.
  await step('small again', () => database.run('vacuum (full) bank.partner_events'))
  await step('vacuum again', () => database.run('vacuum (analyze)'))
}

const stepsOf = (database: Database, { name: size }: Size) => {
  return async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const { rows } = await database.query('select from generated.steps where name = $1', [name])
    if (rows.length > 0) return
    const startedAt = performance.now()
    await work()
    await database.query('insert into generated.steps (name) values ($1) on conflict do nothing', [name])
    console.log(`${size}: ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

/** The statements and the record of their step are committed together, so none is ever done twice. */
const inTransaction = (database: Database, step: string, statements: readonly string[]) =>
  database.run(
    [
      'begin',
      // The rows fit together by their formulas. Checking each reference would take most of the time.
      'set local session_replication_role = replica',
      ...statements,
      `insert into generated.steps (name) values ('${step}')`,
      'commit',
    ].join(';\n'),
  )

const EVENTS_AT_ONCE = 20_000
/** EVENT_RETENTION_DAYS, and half a month on average, because only whole months are dropped. */
const KEPT_MS = (35 + 15) * 86_400_000

/** A server of this build would do it in pieces, during its first hours. */
const moveEvents = async ({ db }: Database): Promise<void> => {
  const keptSince = new Date(Date.now() - KEPT_MS)
  let after = 0
  do after = await moveApplied(db, { after, most: EVENTS_AT_ONCE, keptSince })
  while (after > 0)
}

/** Applies the migrations that the rows are written for. */
const migrateFirst = async (database: Database): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-migrations-'))
  try {
    cpSync(bankMigrations.folder, folder, { recursive: true })
    for (const name of readdirSync(folder).filter(isLater)) rmSync(join(folder, name))
    await migrate(database, { schema: 'bank', folder: pathToFileURL(`${folder}/`) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
