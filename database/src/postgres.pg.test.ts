/** Behavior that needs a real PostgreSQL: locks between connections, and connections that break. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isUnavailable, openDatabase, sqlState, type Database, type Db } from './database.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase, urlOfTestDatabase } from './testing.ts'

let database: Database
let url: string
const opened: Database[] = []
beforeEach(async () => {
  database = await openTestDatabase('postgres.pg.test 1', async (empty) => {
    await empty.run('create table counters (id integer primary key, n integer not null)')
    await empty.run('insert into counters values (1, 0), (2, 0)')
  })
  url = await urlOfTestDatabase(database)
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
  await database.close()
})

const open = async (options: { connections?: number; queryTimeoutMs?: number } = {}) => {
  const another = await openDatabase({ url, ...options })
  opened.push(another)
  return another
}
const increase = (tx: Db, id: number) => tx.execute(sql`update counters set n = n + 1 where id = ${id}`)
const counters = async () =>
  (await database.query<{ n: number }>('select n from counters order by id')).rows.map(({ n }) => n)
const pidOf = async (db: Db) => {
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] }
  return rows[0]?.pid
}

// OPERATIONS-21
test('retries after a deadlock, so both transactions happen once', async () => {
  let bothHold: () => void = () => {}
  const held = new Promise<void>((resolve) => (bothHold = resolve))
  let holding = 0
  let runs = 0
  const cross = (first: number, second: number) =>
    database.transaction(async (tx) => {
      runs++
      await increase(tx, first)
      if (++holding === 2) bothHold()
      await held
      await increase(tx, second)
    })
  await Promise.all([cross(1, 2), cross(2, 1)])
  expect(runs).toBeGreaterThan(2)
  expect(await counters()).toEqual([2, 2])
})

// OPERATIONS-21
test('runs statements that a transaction starts together one after another', async () => {
  const warnings: string[] = []
  const onWarning = ({ message }: Error) => warnings.push(message)
  process.on('warning', onWarning)
  try {
    await database.transaction((tx) => Promise.all([increase(tx, 1), increase(tx, 2), increase(tx, 1)]))
    // Node.js reports warnings in a later turn.
    await new Promise(setImmediate)
  } finally {
    process.off('warning', onWarning)
  }
  expect(warnings).toEqual([])
  expect(await counters()).toEqual([2, 1])
})

// OPERATIONS-21
test('reports a serialization failure after four attempts', async () => {
  let runs = 0
  const work = database.transaction(async (tx) => {
    runs++
    await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  expect([sqlState(error), isUnavailable(error), runs]).toEqual(['40001', true, 4])
})

test('keeps the connection after a refusal, whatever its code looks like', async () => {
  const one = await open({ connections: 1 })
  const before = await pidOf(one.db)
  const refusal = Object.assign(new Error('connection limit of the customer'), { code: 'funding.over_limit' })
  await expect(one.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await pidOf(one.db)).toBe(before)
})

// OPERATIONS-21
test('reports a connection killed inside a transaction as an outage, and opens a new one', async () => {
  const one = await open({ connections: 1 })
  const work = one.transaction(async (tx) => {
    await increase(tx, 2)
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  expect(isUnavailable(error)).toBe(true)
  await one.transaction((tx) => increase(tx, 1))
  expect(await counters()).toEqual([1, 0])
})

test('replaces idle connections that were killed, without an error', async () => {
  const some = await open({ connections: 3 })
  await Promise.all([1, 2, 3].map(() => some.query('select pg_sleep(0.05)')))
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(some.query('select 1 as one')).resolves.toEqual({ rows: [{ one: 1 }] })
})

// OPERATIONS-21
test('reports a statement that takes too long as an outage, within its time limit', async () => {
  const impatient = await open({ connections: 1, queryTimeoutMs: 300 })
  const startedAt = Date.now()
  const error: unknown = await impatient.query('select pg_sleep(5)').catch((thrown: unknown) => thrown)
  expect(isUnavailable(error)).toBe(true)
  expect(Date.now() - startedAt).toBeLessThan(4000)
  await expect(impatient.query('select 1')).resolves.toBeDefined()
})

test('reports an outage when a caller waits too long for a connection', async () => {
  const one = await open({ connections: 1, queryTimeoutMs: 30_000 })
  const slow = one.query('select pg_sleep(4)')
  const error: unknown = await one.query('select 1').catch((thrown: unknown) => thrown)
  expect(isUnavailable(error)).toBe(true)
  await slow
})

test('work under the same lock runs one at a time and has no statement time limit', async () => {
  const other = await open({ queryTimeoutMs: 300 })
  const order: string[] = []
  const work = (name: string) =>
    other.alone(7, async (session) => {
      order.push(`${name} begins`)
      await session.transaction((tx) => tx.execute(sql`select pg_sleep(0.5)`))
      order.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('two')])
  expect(order.map((entry) => entry.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
})

test('work under a lock cannot use the outer database inside a transaction', async () => {
  const work = database.alone(8, (session) => session.transaction(() => session.query('select 1')))
  await expect(work).rejects.toThrow('The outer database was used inside a transaction')
})

// OPERATIONS-18
test('two programs that start at once apply every migration once', async () => {
  const path = mkdtempSync(join(tmpdir(), 'migrate-test-'))
  writeFileSync(join(path, '0001_a.sql'), 'create table bank.steps (n integer);\nselect pg_sleep(0.2);')
  writeFileSync(join(path, '0002_b.sql'), 'insert into bank.steps values (1);')
  const migrations = { schema: 'bank', folder: pathToFileURL(`${path}/`) } as const
  const programs = await Promise.all([1, 2, 3].map(() => open()))
  await Promise.all(programs.map((program) => migrate(program, migrations)))
  const { rows } = await database.query('select n from bank.steps')
  expect(rows).toEqual([{ n: 1 }])
  rmSync(path, { recursive: true, force: true })
})
