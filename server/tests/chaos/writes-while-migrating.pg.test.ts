/**
 * What a server of the build before writes while the migrations from 0054 on are applied beside it, with the
 * role that it has been granted. Needs PostgreSQL: roles, and a connection each.
 */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tmpdir } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Database, openDatabase, sqlState } from '@yoursuccess/database/database'
import { migrate, readMigrations } from '@yoursuccess/database/migrate'
import { LOCK_WAITS } from '@yoursuccess/database/migration-steps'
import { grantServing } from '@yoursuccess/database/serving-role'
import { openTestDatabase, urlOfTestDatabase } from '@yoursuccess/database/testing'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankMigrations } from '../../src/boot/schema.ts'

const ROLE = `older_${randomUUID().replaceAll('-', '').slice(0, 12)}`
const NOT_ALLOWED = '42501'

/** The migrations of the build before. */
let folder: string
/** Opened by the owner of the tables. */
let database: Database
/** Connections of the older server. */
let older: pg.Client[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'older-build-'))
  cpSync(fileURLToPath(bankMigrations.folder), folder, {
    recursive: true,
    filter: (path) => !/^\d{4}_.*\.sql$/.test(basename(path)) || basename(path) < '0054',
  })
  await onCluster(`create role ${ROLE} login`)
})
afterAll(async () => {
  await onCluster(`drop role ${ROLE}`)
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  const before = { ...bankMigrations, folder: pathToFileURL(`${folder}/`) }
  const files = await readMigrations(before.folder)
  const key = ['before 0054', ...files.map(({ checksum }) => checksum)].join(' ')
  database = await openTestDatabase(key, (empty) => migrate(empty, before))
  await grant()
  older = []
})
afterEach(async () => {
  for (const client of older) await client.end()
  await database.close()
})

const onCluster = async (statement: string) => {
  const cluster = await openDatabase({ url: process.env['TEST_DATABASE_URL'] })
  await cluster.run(statement)
  await cluster.close()
}
const grant = () => grantServing(database, ROLE, [bankMigrations.schema])
/** Waits so long for its locks that a test can do something meanwhile. */
const upgrade = () => migrate(database, bankMigrations, { ...LOCK_WAITS, lockMs: 60_000 })
const connectOlder = async () => {
  const url = new URL(await urlOfTestDatabase(database))
  url.username = ROLE
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  older.push(client)
  return client
}

const newCustomer = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into bank.customers (email, password_hash, state, features, created_at)
     values ($1, '', 'approved', '{}', now()) returning id`,
    [`${randomUUID()}@example.com`],
  )
  const id = Number(rows[0]?.id)
  await client.query(
    `insert into bank.accounts (customer_id, opening_reference, created_at) values ($1, $2, now())`,
    [id, `opening-${id}`],
  )
  return id
}
const openAccount = (client: pg.Client, customerId: number) =>
  client.query('update bank.accounts set prn = $2, opened_at = now() where customer_id = $1', [
    customerId,
    `prn-${customerId}`,
  ])
const saveGoal = (client: pg.Client, customerId: number) =>
  client.query(
    `insert into bank.expense_goals (customer_id, month, category, amount_cents, due_day)
     values ($1, '2026-08-01', 'trustee_payment', 60000, 15)`,
    [customerId],
  )
const followed = async () => {
  const read = async (table: string) =>
    (await database.query<{ id: number }>(`select customer_id as id from bank.${table} order by 1`)).rows.map(
      ({ id }) => id,
    )
  return { looked: await read('trustee_looks'), compared: await read('reconciliations') }
}
/** Until the migration waits for the lock of this table. */
const waitsFor = (table: string) =>
  expect
    .poll(
      () =>
        database
          .query('select from pg_locks where not granted and relation = $1::regclass', [table])
          .then(({ rows }) => rows.length),
      { timeout: 60_000 },
    )
    .toBe(1)

// OPERATIONS-135
test('an older server saves goals and opens accounts before the new tables are granted', {
  timeout: 180_000,
}, async () => {
  const server = await connectOlder()
  const [ann, bob] = [await newCustomer(server), await newCustomer(server)]
  await saveGoal(server, ann)
  await openAccount(server, ann)
  await upgrade()
  for (const table of ['trustee_looks', 'reconciliations'])
    await expect(server.query(`select from bank.${table}`)).rejects.toMatchObject({ code: NOT_ALLOWED })
  await saveGoal(server, bob)
  await openAccount(server, bob)
  expect(await followed()).toEqual({ looked: [ann, bob], compared: [ann, bob] })
})

// OPERATIONS-135
test('a server cannot attach a trigger with the rights of the owner to a table of its own', {
  timeout: 180_000,
}, async () => {
  await upgrade()
  const server = await connectOlder()
  await server.query('create temp table own (customer_id bigint)')
  for (const isGranted of [false, true]) {
    if (isGranted) await grant()
    for (const name of ['begin_reconciling', 'look_at_trustee_payment'])
      expect(
        await server
          .query(`create trigger own after insert on own for each row execute function bank.${name}()`)
          .then(() => 'attached', sqlState),
      ).toBe(NOT_ALLOWED)
  }
})

// OPERATIONS-136
test('what an older server commits while the triggers are created is followed', {
  timeout: 180_000,
}, async () => {
  const [opening, saving] = [await connectOlder(), await connectOlder()]
  const ann = await newCustomer(opening)
  for (const client of [opening, saving]) await client.query('begin')
  await openAccount(opening, ann)
  await saveGoal(saving, ann)
  const upgraded = upgrade()
  await waitsFor('bank.accounts')
  await opening.query('commit')
  await waitsFor('bank.expense_goals')
  await saving.query('commit')
  await upgraded
  expect(await followed()).toEqual({ looked: [ann], compared: [ann] })
})
