/**
 * Repeatedly kills a key rotation that runs as its own process (OPERATIONS-66), and then searches the files
 * (security gate G1). Every value opens at any time, and a crash leaves no secret behind.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { openTestDatabase, urlOfTestDatabase } from '@yoursuccess/database/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '../../clock/clock.ts'
import { bankMigrations } from '../../boot/schema.ts'
import { createVault } from './vault.ts'
import { checkVaultKeys } from './check-keys.ts'
import { rotateKeys } from './rotate-keys.ts'

vi.setConfig({ testTimeout: 240_000 })

/** ROTATION_ROWS=10000 is the long form, with five kills. */
const CUSTOMERS = Number(process.env['ROTATION_ROWS'] ?? 2000)
const KILLS = CUSTOMERS < 10_000 ? 2 : 5
/** Rows that one transaction reseals. */
const BATCH = 200
const PROGRAM = resolve(import.meta.dirname, '../../../tests/support/rotation-process.ts')
const keys = { old1: randomBytes(32), new2: randomBytes(32) }
const vaultOf = (...ids: (keyof typeof keys)[]) => createVault(new Map(ids.map((id) => [id, keys[id]])))
const placeOf = (id: number) => `customers.mfa_secret:${id}`
const secretOf = (id: number) => `CANARY-SEED-${id}`

const folder = mkdtempSync(join(tmpdir(), 'rotation-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the same database for the test and the program. They take turns on the embedded one. */
const openPlace = async () => {
  if (process.env['TEST_DATABASE_URL']) {
    const database = await openTestDatabase('nothing', async () => {})
    await migrate(database, bankMigrations)
    return {
      place: await urlOfTestDatabase(database),
      open: async () => database,
      shut: async () => {},
      end: () => database.close(),
    }
  }
  const dataDir = join(folder, 'database')
  const first = await openDatabase({ dataDir })
  await migrate(first, bankMigrations)
  await first.close()
  return {
    place: dataDir,
    open: () => openDatabase({ dataDir }),
    shut: (database: Database) => database.close(),
    end: async () => {},
  }
}

const fill = async (database: Database) => {
  await database.query(
    `insert into bank.customers (email, password_hash, state, features, created_at)
     select 'sealed' || n || '@example.com', 'x', 'applicant', '{}', now() from generate_series(1, $1::int) as n`,
    [CUSTOMERS],
  )
  const old = vaultOf('old1')
  const { rows } = await database.query<{ id: number }>('select id from bank.customers order by id')
  const sealed = rows.map(({ id }) => ({ id, value: old.seal(secretOf(id), placeOf(id)) }))
  await database.query(
    `update bank.customers c set mfa_secret = s.value
     from jsonb_to_recordset($1::jsonb) as s (id bigint, value text) where s.id = c.id`,
    [JSON.stringify(sealed)],
  )
  await checkVaultKeys({ database, clock: createClock(), vault: old })
}

const rowsOf = async (database: Database) =>
  (
    await database.query<{ id: number; sealed: string }>(
      'select id, mfa_secret as sealed from bank.customers',
    )
  ).rows

/** Kills the program in the middle of a batch, after this many batches. Returns the signal that ended it. */
const killAfter = async (place: string, batches: number): Promise<string | null> => {
  const pairs = (['new2', 'old1'] as const).map((id) => `${id}:${keys[id].toString('base64')}`)
  const child = spawn(process.execPath, [PROGRAM, place, ...pairs], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>
  let output = ''
  for await (const part of child.stdout) {
    output += String(part)
    if (output.split('committed').length > batches) break
  }
  await pause(Math.random() * 30)
  child.kill('SIGKILL')
  return (await gone)[1]
}

test(`${CUSTOMERS} values survive ${KILLS} kills, and the old key can be removed`, async () => {
  const { place, open, shut, end } = await openPlace()
  let database = await open()
  await fill(database)
  await shut(database)
  const both = vaultOf('new2', 'old1')
  const progress: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    expect(await killAfter(place, 2 + kill)).toBe('SIGKILL')
    database = await open()
    const rows = await rowsOf(database)
    for (const { id, sealed } of rows) expect(both.open(sealed, placeOf(id))).toBe(secretOf(id))
    progress.push(rows.filter(({ sealed }) => both.keyOf(sealed) === 'new2').length)
    await shut(database)
  }
  // Batches committed before a kill stay done: at least 2, 3, 4 ... more each time.
  expect(progress.map((done, kill) => done - (progress[kill - 1] ?? 0))).toEqual(
    progress.map((_done, kill) => expect.toSatisfy((more: number) => more >= (2 + kill) * BATCH) as number),
  )

  database = await open()
  const { rotated, removable } = await rotateKeys({ database, vault: both })
  expect([rotated, removable]).toEqual([CUSTOMERS - (progress.at(-1) ?? 0), ['old1']])
  const only = vaultOf('new2')
  await checkVaultKeys({ database, clock: createClock(), vault: only })
  for (const { id, sealed } of await rowsOf(database))
    expect(only.open(sealed, placeOf(id))).toBe(secretOf(id))
  await shut(database)
  await end()

  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const found = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes('CANARY-SEED'))
  expect(found.map(({ name }) => name)).toEqual([])
  // With PostgreSQL, the database's files are not in this folder.
  expect(files.length).toBeGreaterThanOrEqual(process.env['TEST_DATABASE_URL'] ? 0 : 100)
})
