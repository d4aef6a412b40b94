/** A server of one build keeps serving while a newer build migrates. Needs PostgreSQL: one process each. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { urlOfTestDatabase } from '@yoursuccess/database/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankMigrations } from '../../src/boot/schema.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'

let folder: string
let bank: TestBank
let ann: TestCustomer
let newer: Database
let backup: pg.Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newer-build-'))
  cpSync(bankMigrations.folder, folder, { recursive: true })
  bank = await openTestBank()
  ann = await bank.createCustomer()
  const url = await urlOfTestDatabase(bank.database)
  newer = await openDatabase({ url })
  backup = new pg.Client({ connectionString: url })
  await backup.connect()
}, 300_000)
afterAll(async () => {
  await backup.end()
  await newer.close()
  await bank.close()
  rmSync(folder, { recursive: true })
})

const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const upgrade = () => migrate(newer, { ...bankMigrations, folder: pathToFileURL(`${folder}/`) })
const readyz = async () => (await fetch(`${bank.url}/readyz`)).status

/** What a customer and a load balancer do, until stopped. Returns how often each reply came. */
const load = () => {
  const replies = new Map<string, number>()
  let isOver = false
  const call = async (name: string, status: Promise<number>) => {
    const reply = `${name} ${await status}`
    replies.set(reply, (replies.get(reply) ?? 0) + 1)
  }
  const client = async () => {
    while (!isOver) {
      await call('ready', readyz())
      for (const path of ['/api/user', '/api/transactions', '/api/notifications', '/api/account'])
        await call(
          'read',
          ann.get(path).then(({ status }) => status),
        )
      await call(
        'write',
        ann.post('/api/expense_items', { expense_item: ITEM }).then(({ status }) => status),
      )
    }
  }
  const clients = Promise.all([client(), client(), client()])
  return async () => {
    isOver = true
    await clients
    return Object.fromEntries(replies)
  }
}
const ITEM = { amount: '1.00', category: 'other', external: true, effective_date: '2026-08-01' }

// OPERATIONS-95, OPERATIONS-96, OPERATIONS-97
test('no call of the older server fails while a newer build migrates', { timeout: 60_000 }, async () => {
  put('9001_column.sql', 'alter table bank.customers add column newer integer not null default 0;')
  put(
    '9002_index.sql',
    '-- no transaction\ncreate index concurrently if not exists sessions_newer on bank.sessions (started_at);',
  )
  put(
    '9003_slow.sql',
    `alter table bank.expense_items add column newer text;
alter table bank.sessions add column newer text;
alter table bank.notifications add column newer text;
select pg_sleep(0.7);`,
  )
  await backup.query('begin; select count(*) from bank.customers; select count(*) from bank.sessions')
  const stop = load()
  const migrated = upgrade()
  // For as long as the backup reads, the migration cannot have its lock.
  expect(await Promise.race([migrated, backup.query('select pg_sleep(3)').then(() => 'waits')])).toBe('waits')
  await backup.query('commit')
  await migrated
  const replies = await stop()
  expect(Object.keys(replies).toSorted()).toEqual(['read 200', 'ready 200', 'write 201'])
  const { rows } = await newer.query<{ count: number }>(
    `select count(*)::int as count from bank.migrations where name like '900%'`,
  )
  expect(rows).toEqual([{ count: 3 }])
})

// OPERATIONS-95
test('the older server is no longer ready when what it needs is removed', async () => {
  put('9004_contract.sql', '-- contract 9001\nalter table bank.notifications drop column newer;')
  expect(await readyz()).toBe(200)
  await upgrade()
  expect(await readyz()).toBe(503)
})
