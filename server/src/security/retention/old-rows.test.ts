/** Sessions, notifications, authorizations and audit entries end after their retention time. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { id, instant } from '@yoursuccess/database/columns'
import { ne, sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { bankSchema } from '../../boot/schema.ts'
import { deleteOldestAuditEntries, deleteOldestOf, deleteOldRowsJob, oldestOf } from './old-rows.ts'

const TODAY = '2026-08-24' as CalendarDate

/** The columns by which old rows are found. */
const authorizations = bankSchema.table('authorizations', {
  id: id(),
  authorizedAt: instant('authorized_at').notNull(),
  state: text().notNull(),
})
const sessions = bankSchema.table('sessions', { id: id(), startedAt: instant('started_at').notNull() })

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: TODAY })
  ann = await bank.createCustomer()
}, 300_000)
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.database.run('delete from bank.notifications; delete from bank.authorizations;')
})

const count = async (table: string, where = 'true') =>
  (
    await bank.database.query<{ count: number }>(
      `select count(*)::int as count from bank.${table} where ${where}`,
    )
  ).rows[0]?.count
const deleteOldRows = () => deleteOldRowsJob(bank.oldRows).run({})
const daysAgo = (days: number, from = new Date()) => new Date(from.getTime() - days * 86_400_000)

// OPERATIONS-100
test('a session is deleted 30 days after its longest time, and an open one stays', async () => {
  const insert = (startedAt: Date) =>
    bank.database.query(
      `insert into bank.sessions (id, customer_id, rotated_at, started_at, last_active_at) overriding system value
       values ((select min(id) - 1 from bank.sessions), $1, $2, $2, $2)`,
      [ann.id, startedAt],
    )
  await insert(daysAgo(30))
  await insert(daysAgo(31))
  const before = (await count('sessions')) ?? 0
  await deleteOldRows()
  expect(await count('sessions')).toBe(before - 1)
  expect(await count('sessions', `started_at < now() - interval '30 days 12 hours'`)).toBe(0)
})

// OPERATIONS-100
test('a notification stays for two years of business time', async () => {
  await bank.database.query(
    `insert into bank.notifications (customer_id, title, happened_at, dedupe_key) values ($1, 'X', $2, 'x')`,
    [ann.id, bank.clock.now()],
  )
  await wakeUpOn(bank, addDays(TODAY, 730))
  await deleteOldRows()
  expect(await count('notifications', `dedupe_key = 'x'`)).toBe(1)
  await wakeUpOn(bank, addDays(TODAY, 733))
  await deleteOldRows()
  expect(await count('notifications', `dedupe_key = 'x'`)).toBe(0)
  await wakeUpOn(bank, TODAY)
})

// OPERATIONS-100
test('an ended authorization is deleted after 90 days, and an open one never', async () => {
  for (const [processorId, days, state] of [
    ['a', 200, 'open'],
    ['b', 91, 'settled'],
    ['c', 89, 'settled'],
  ] as const)
    await bank.database.query(
      `insert into bank.authorizations (customer_id, processor_id, amount_cents, merchant_name, authorized_at, state)
       values ($1, $2, 100, 'X', $3, $4)`,
      [ann.id, processorId, daysAgo(days, bank.clock.now()), state],
    )
  await deleteOldRows()
  const { rows } = await bank.database.query('select processor_id as id from bank.authorizations order by 1')
  expect(rows).toEqual([{ id: 'a' }, { id: 'c' }])
})

// OPERATIONS-100
test('an audit entry is deleted after seven years, and refuses any other end', async () => {
  const insert = (happenedAt: Date) =>
    bank.database.query(
      `insert into bank.audit_entries (id, happened_at, actor, action) overriding system value
       values ((select min(id) - 1 from bank.audit_entries), $1, 'system', 'test.old')`,
      [happenedAt],
    )
  await insert(daysAgo(2556))
  await insert(daysAgo(2558))
  await deleteOldRows()
  expect(await count('audit_entries', `action = 'test.old'`)).toBe(1)
  await bank.database.query(
    `insert into bank.audit_entries (happened_at, actor, action) values ($1, 'x', 'test.young')`,
    [daysAgo(5 * 365)],
  )
  for (const change of [
    `update bank.audit_entries set actor = 'y' where action = 'test.old'`,
    `delete from bank.audit_entries where action = 'test.young'`,
    'truncate bank.audit_entries',
  ])
    await expect(bank.database.query(change)).rejects.toThrow('append-only')
  await expect(deleteOldestAuditEntries(bank.database.db, new Date(), 1000)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') as string },
  })
})

// OPERATIONS-100
test('a run reads the oldest rows only, and the next one continues', async () => {
  await bank.database.query(
    `insert into bank.sessions (id, customer_id, rotated_at, started_at, last_active_at) overriding system value
     select -n, $1, '2020-01-01', '2020-01-01', '2020-01-01' from generate_series(1, 5) as n`,
    [ann.id],
  )
  const old = { table: sessions, since: sessions.startedAt, before: daysAgo(100) }
  expect(await deleteOldestOf(bank.database, { ...old, limit: 3 })).toBe(3)
  expect(await deleteOldestOf(bank.database, { ...old, limit: 3 })).toBe(2)
  expect(await deleteOldestOf(bank.database, { ...old, only: sql`false`, limit: 3 })).toBe(0)
})

// OPERATIONS-100
test('a row that stays although it is old does not end the run', async () => {
  await bank.database.query(
    `insert into bank.authorizations (customer_id, processor_id, amount_cents, merchant_name, authorized_at, state)
     select $1, n, 100, 'X', '2020-01-01', case n when 1 then 'open' else 'settled' end from generate_series(1, 6) as n`,
    [ann.id],
  )
  const old = { table: authorizations, since: authorizations.authorizedAt, before: daysAgo(100) }
  const ended = { ...old, only: ne(authorizations.state, 'open'), limit: 3 }
  expect(await deleteOldestOf(bank.database, ended)).toBe(3)
  expect(await deleteOldestOf(bank.database, ended)).toBe(2)
  expect(await count('authorizations')).toBe(1)
})

// OPERATIONS-100
test('a run finds the rows that end by their ids, however many are stored', async () => {
  await bank.database.query(
    `insert into bank.authorizations (customer_id, processor_id, amount_cents, merchant_name, authorized_at, state)
     select $1, n, 100, 'X', now(), case n % 20 when 0 then 'open' else 'settled' end from generate_series(1, 20000) as n`,
    [ann.id],
  )
  await bank.database.run('analyze bank.authorizations')
  const { rows } = (await bank.database.db.execute(
    sql`explain ${oldestOf(bank.database.db, { table: authorizations, since: authorizations.authorizedAt, only: ne(authorizations.state, 'open'), limit: 1000 })}`,
  )) as unknown as { rows: { 'QUERY PLAN': string }[] }
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan using authorizations_pkey')
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})
