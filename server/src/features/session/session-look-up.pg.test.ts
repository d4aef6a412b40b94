/** Every request looks its session up, so the plan must not depend on when statistics were made. */
import type { Database, Db } from '@yoursuccess/database/database'
import { migrate, readMigrations } from '@yoursuccess/database/migrate'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankMigrations } from '../../boot/schema.ts'
import { endOldestSessions, findOpenSession, findSession, noteActivity } from './session.queries.ts'

const OPEN = 20_000
/** Those of one customer, and what the planner reads at the ends of an index. */
const FEW = 30

let database: Database
beforeAll(async () => {
  const files = await readMigrations(bankMigrations.folder)
  const key = ['schema.test', ...files.map((file) => file.checksum)].join(' ')
  database = await openTestDatabase(key, (empty) => migrate(empty, bankMigrations))
  await database.run(
    `alter table bank.sessions set (autovacuum_enabled = off);
     insert into bank.customers (email, password_hash, state, features, created_at)
       select n || '@example.com', '', 'approved', '{}', now() from generate_series(1, ${OPEN / 20}) as n;
     insert into bank.sessions (customer_id, rotated_at, started_at, last_active_at, ended_at)
       select id, now(), now(), now(), now() from bank.customers;
     analyze bank.customers, bank.sessions;
     insert into bank.sessions (customer_id, rotated_at, started_at, last_active_at)
       select id, now(), now(), now() from bank.customers, generate_series(1, 20);`,
  )
})
afterAll(() => database.close())

/** The number of sessions that the work reads. */
const readBy = (work: (tx: Db) => Promise<unknown>) =>
  database.transaction(async (tx) => {
    const count = async () => {
      const { rows } = (await tx.execute(sql`
        select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
        from pg_stat_xact_user_tables where relid = 'bank.sessions'::regclass`)) as unknown as {
        rows: { read: number }[]
      }
      return rows[0]?.read ?? 0
    }
    const before = await count()
    await work(tx)
    return (await count()) - before
  })

// OPERATIONS-101
test("reads only the request's own session, even if statistics saw no open ones", async () => {
  const { rows } = await database.query<{ id: number; customerId: number }>(
    'select id, customer_id as "customerId" from bank.sessions where ended_at is null order by id desc limit 1',
  )
  const { id = 0, customerId = 0 } = rows[0] ?? {}
  expect(await readBy((tx) => findOpenSession(tx, id))).toBeLessThan(FEW)
  expect(await readBy((tx) => findSession(tx, customerId, id))).toBeLessThan(FEW)
  const note = { customerId, sessionId: id, generation: 1 }
  expect(await readBy((tx) => noteActivity(tx, note, new Date()))).toBeLessThan(FEW)
  expect(await readBy((tx) => endOldestSessions(tx, customerId, new Date(), 5))).toBeLessThan(4 * FEW)
})
