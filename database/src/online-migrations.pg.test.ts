/** Migrations while others use the tables. Needs real PostgreSQL: the embedded database has one connection. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { migrate, type Migrations } from './migrate.ts'
import { LOCK_WAITS } from './migration-steps.ts'
import { openTestDatabase, urlOfTestDatabase } from './testing.ts'

const BUILD = '-- no transaction\ncreate index concurrently if not exists steps_n on bank.steps (n);'
const HASTY = { ...LOCK_WAITS, lockMs: 100, pauseMs: 20, mostPauseMs: 50 }

let path: string
let migrations: Migrations
let database: Database
let url: string
let opened: { end(): Promise<void> }[]
beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'online-migrations-'))
  migrations = { schema: 'bank', folder: pathToFileURL(`${path}/`) }
  database = await openTestDatabase('empty', async () => {})
  url = await urlOfTestDatabase(database)
  opened = []
  put('0001_a.sql', 'create table bank.steps (n integer);\ninsert into bank.steps values (1);')
  await migrate(database, migrations)
})
afterEach(async () => {
  for (const each of opened) await each.end()
  await database.close()
  rmSync(path, { recursive: true, force: true })
})

const put = (name: string, text: string) => writeFileSync(join(path, name), text)
const connect = async () => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  opened.push(client)
  return client
}
/** Another program. Its statements have the time limit of a server. */
const openProgram = async () => {
  const program = await openDatabase({ url })
  opened.push({ end: () => program.close() })
  return program
}
const inTransaction = async (statement: string) => {
  const client = await connect()
  await client.query('begin')
  await client.query(statement)
  return client
}
const indexState = async () =>
  (
    await database.query<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('bank.steps_n')`,
    )
  ).rows
/** Resolves when a session waits in a statement like this one, and returns its process number. */
const waiting = async (like: string): Promise<number> => {
  for (;;) {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [like],
    )
    if (rows[0]) return rows[0].pid
  }
}

// OPERATIONS-97
test('a migration that waits for a long transaction lets everyone else pass', async () => {
  const long = await inTransaction('select n from bank.steps')
  put('0002_b.sql', 'alter table bank.steps add column m integer;')
  const migrated = migrate(database, migrations, HASTY)
  await waiting('alter table%')
  const server = await openProgram()
  for (let call = 0; call < 20; call++) {
    await server.query('select n from bank.steps')
    await server.query('insert into bank.steps (n) values (2)')
  }
  await long.query('commit')
  await migrated
  expect((await server.query('select m from bank.steps limit 1')).rows).toEqual([{ m: null }])
})

// OPERATIONS-97
test('a migration that never gets its lock ends with its name, and the next start applies it', async () => {
  const long = await inTransaction('select n from bank.steps')
  put('0002_b.sql', 'alter table bank.steps add column m integer;')
  await expect(migrate(database, migrations, { ...HASTY, tries: 3 })).rejects.toThrow(
    'Migration 0002_b.sql could not lock its tables',
  )
  await long.query('commit')
  await migrate(database, migrations)
  expect((await database.query('select m from bank.steps')).rows).toEqual([{ m: null }])
})

// OPERATIONS-96
test('an index is built while rows are written', async () => {
  const writer = await inTransaction('insert into bank.steps values (2)')
  put('0002_b.sql', BUILD)
  const migrated = migrate(database, migrations, HASTY)
  await waiting('create index concurrently%')
  const server = await openProgram()
  await server.query('insert into bank.steps values (3)')
  await writer.query('commit')
  await migrated
  expect(await indexState()).toEqual([{ valid: true }])
})

// OPERATIONS-96
test('an index whose build was killed is dropped and built again', async () => {
  const writer = await inTransaction('insert into bank.steps values (2)')
  put('0002_b.sql', BUILD)
  const migrated = migrate(database, migrations).catch((error: unknown) => error)
  await database.query('select pg_terminate_backend($1)', [await waiting('create index concurrently%')])
  expect(await migrated).toBeInstanceOf(Error)
  expect(await indexState()).toEqual([{ valid: false }])
  await writer.query('commit')
  await migrate(database, migrations)
  expect(await indexState()).toEqual([{ valid: true }])
})

// OPERATIONS-18, OPERATIONS-96
test('two programs that start at once do not wait for each other over an index', async () => {
  put('0002_b.sql', BUILD)
  const writer = await inTransaction('insert into bank.steps values (2)')
  const programs = await Promise.all([openProgram(), openProgram(), openProgram()])
  const migrated = Promise.all(programs.map((program) => migrate(program, migrations)))
  await waiting('create index concurrently%')
  await writer.query('commit')
  await migrated
  expect(await indexState()).toEqual([{ valid: true }])
})
