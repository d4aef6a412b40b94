import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqlState, type Database } from './database.ts'
import { isMigrated, migrate, type Migrations } from './migrate.ts'
import { openTestDatabase } from './testing.ts'

let path: string
let migrations: Migrations
let database: Database
beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'migrate-test-'))
  migrations = { schema: 'bank', folder: pathToFileURL(`${path}/`) }
  database = await openTestDatabase('empty', async () => {})
})
afterEach(async () => {
  await database.close()
  rmSync(path, { recursive: true, force: true })
})

const put = (name: string, text: string) => writeFileSync(join(path, name), text)
const appliedNames = async () =>
  (await database.query<{ name: string }>('select name from bank.migrations order by name')).rows.map(
    ({ name }) => name,
  )
const tableExists = async (name: string) =>
  (await database.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])).rows[0]
    ?.found

// OPERATIONS-17
test('applies each file once, in the order of the names', async () => {
  put('0002_b.sql', 'insert into bank.steps (n) values (2);')
  put(
    '0001_a.sql',
    'create table bank.steps (n integer primary key);\ninsert into bank.steps (n) values (1);',
  )
  put('notes.txt', 'no migration')
  await migrate(database, migrations)
  await migrate(database, migrations)
  const { rows } = await database.query('select n from bank.steps order by n')
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  expect(await appliedNames()).toEqual(['0001_a.sql', '0002_b.sql'])
})

test('applies only the new file when one is added later', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer primary key);')
  await migrate(database, migrations)
  put('0002_b.sql', 'insert into bank.steps (n) values (2);')
  expect(await isMigrated(database, migrations)).toBe(false)
  await migrate(database, migrations)
  expect(await isMigrated(database, migrations)).toBe(true)
})

// OPERATIONS-17
test('refuses two files with the same number', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer primary key);')
  put('0001_b.sql', 'create table bank.ways (n integer primary key);')
  await expect(migrate(database, migrations)).rejects.toThrow(
    'Migration 0001_b.sql has the number of another one.',
  )
  expect(await tableExists('bank.steps')).toBe(false)
})

// OPERATIONS-17
test('refuses a file that changed after it was applied', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer);')
  await migrate(database, migrations)
  put('0001_a.sql', 'create table bank.steps (n bigint);')
  await expect(migrate(database, migrations)).rejects.toThrow(
    'Migration 0001_a.sql was changed after it was applied.',
  )
})

test('accepts a file with a rewritten comment only when its former checksum is listed', async () => {
  const before = '-- An old comment.\ncreate table bank.steps (n integer primary key);'
  put('0001_a.sql', before)
  await migrate(database, migrations)
  put('0001_a.sql', before.replace('An old', 'A new'))
  const formerChecksum = createHash('sha256').update(before).digest('hex')
  put('former-checksums.json', JSON.stringify({ '0001_a.sql': 'a checksum of another text' }))
  await expect(migrate(database, migrations)).rejects.toThrow('changed after it was applied')
  put('former-checksums.json', JSON.stringify({ '0001_a.sql': formerChecksum }))
  await migrate(database, migrations)
  expect(await isMigrated(database, migrations)).toBe(true)
})

// OPERATIONS-17, OPERATIONS-95
test('a program older than the database starts and is ready unless its needs were removed', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer);')
  put('0002_b.sql', 'create table bank.more (n integer);')
  put('0003_c.sql', '-- contract 0001\nalter table bank.more drop column n;')
  await migrate(database, migrations)
  for (const newer of ['0002_b.sql', '0003_c.sql']) rmSync(join(path, newer))
  await migrate(database, migrations)
  expect(await isMigrated(database, migrations)).toBe(true)

  for (const [name, needs] of [
    ['0002_b.sql', ''],
    ['0003_c.sql', '-- contract 0002\n'],
  ] as const)
    put(name, `${needs}create table bank.gone_${name.slice(0, 4)} (n integer);`)
  await database.query(`delete from bank.migrations where name >= '0002'`)
  await migrate(database, migrations)
  for (const newer of ['0002_b.sql', '0003_c.sql']) rmSync(join(path, newer))
  expect(await isMigrated(database, migrations)).toBe(false)
  await expect(migrate(database, migrations)).rejects.toThrow('this program is older than the database')
})

// OPERATIONS-17
test('refuses a database without a file that came before the newest one', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer);')
  put('0002_b.sql', 'create table bank.more (n integer);')
  await migrate(database, migrations)
  rmSync(join(path, '0001_a.sql'))
  expect(await isMigrated(database, migrations)).toBe(false)
  await expect(migrate(database, migrations)).rejects.toThrow('its file is missing')
})

// OPERATIONS-95
test('a database that an earlier build began gets the new column of its history', async () => {
  await database.run(
    `create schema if not exists bank;
     create table bank.migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());`,
  )
  expect(await isMigrated(database, migrations)).toBe(true)
  put('0001_a.sql', '-- contract 0001\ncreate table bank.steps (n integer);')
  await migrate(database, migrations)
  const { rows } = await database.query('select name, needs_migration from bank.migrations')
  expect(rows).toEqual([{ name: '0001_a.sql', needs_migration: '0001' }])
})

// OPERATIONS-96
test('a file without a transaction may only build and drop indexes, and may be repeated', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer);')
  const build =
    '-- no transaction\ncreate index concurrently if not exists steps_n on bank.steps (n);\ndrop index concurrently if exists bank.steps_m;'
  put('0002_b.sql', build)
  await migrate(database, migrations)
  await database.query(`delete from bank.migrations where name = '0002_b.sql'`)
  await migrate(database, migrations)
  expect(await appliedNames()).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(await tableExists('bank.steps_n')).toBe(true)
  put('0003_c.sql', `${build}\ninsert into bank.steps values (1);`)
  await expect(migrate(database, migrations)).rejects.toThrow('outside a transaction')
  expect((await database.query('select n from bank.steps')).rows).toEqual([])
})

test('rolls back a failed file, and applies it once it is fixed', async () => {
  put('0001_a.sql', 'create table bank.steps (n integer);')
  put('0002_b.sql', 'create table bank.half (n integer);\ninsert into bank.steps values (1);\nselect 1 / 0;')
  put('0003_c.sql', 'create table bank.never (n integer);')
  await expect(migrate(database, migrations).catch(sqlState)).resolves.toBe('22012')
  expect(await appliedNames()).toEqual(['0001_a.sql'])
  expect(await tableExists('bank.half')).toBe(false)
  expect(await tableExists('bank.never')).toBe(false)
  put('0002_b.sql', 'create table bank.half (n integer);')
  await migrate(database, migrations)
  expect(await appliedNames()).toEqual(['0001_a.sql', '0002_b.sql', '0003_c.sql'])
})

test('accepts semicolons in function bodies and comments', async () => {
  put(
    '0001_a.sql',
    `-- A comment; with a semicolon;
create function bank.one() returns integer language plpgsql as $$
begin
  -- inside; too;
  return 1;
end
$$;
create table bank.steps (n integer default bank.one());`,
  )
  await migrate(database, migrations)
  expect((await database.query('select bank.one() as one')).rows).toEqual([{ one: 1 }])
})
