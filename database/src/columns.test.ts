import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents as money } from '@yoursuccess/contract/core/money'
import { day as calendarDay } from '@yoursuccess/contract/core/calendar-date'
import { cents, day, id, instant } from './columns.ts'
import type { Database } from './database.ts'
import { openTestDatabase } from './testing.ts'

const samples = pgTable('samples', {
  id: id(),
  amount: cents('amount').notNull(),
  bornOn: day('born_on').notNull(),
  happenedAt: instant('happened_at').notNull(),
  isOpen: boolean('is_open').notNull(),
  count: integer('count').notNull(),
  names: text('names').array().notNull(),
  amounts: bigint('amounts', { mode: 'number' }).array().notNull(),
  body: jsonb('body').notNull(),
  absent: cents('absent'),
})

const prepare = async (database: Database) =>
  void (await database.run(
    `create table samples (
       id bigint generated always as identity primary key, amount bigint not null, born_on date not null,
       happened_at timestamptz not null, is_open boolean not null, count integer not null, names text[] not null,
       amounts bigint[] not null, body jsonb not null, absent bigint)`,
  ))

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('columns.test 1', prepare)
})
afterAll(() => database.close())

const sample = {
  amount: money(-9_007_199_254_740_991),
  // US clocks change on this day, so a day stored as an instant would shift.
  bornOn: calendarDay('2026-03-08'),
  happenedAt: new Date('2026-03-08T06:59:59.123Z'),
  isOpen: true,
  count: 2_147_483_647,
  names: ['plain', 'with "quotes", and commas', 'NULL', ''],
  amounts: [1, -2, 9_007_199_254_740_991],
  body: { text: 'Łukasz 🙂', list: [1, null] },
}

// OPERATIONS-22
test('every column type reads back as it was written', async () => {
  const [written] = await database.db.insert(samples).values(sample).returning()
  const [read] = await database.db.select().from(samples).limit(1)
  expect(read).toEqual(written)
  expect(read).toEqual({ ...sample, id: expect.any(Number), absent: null })
  expect(read?.happenedAt).toBeInstanceOf(Date)
})

test('every column type reads back as it was written inside a transaction', async () => {
  const [read] = await database.transaction((tx) => tx.insert(samples).values(sample).returning())
  expect(read).toEqual({ ...sample, id: expect.any(Number), absent: null })
})

const raw = `select 42::bigint as int8, count(*) as counted, date '2026-03-08' as day, true as yes, null::bigint as none,
  array[1, null, 3]::bigint[] as int8s, array[date '2026-03-08'] as days, array['a', null]::text[] as texts`
const expected = {
  int8: 42,
  counted: 1,
  day: '2026-03-08',
  yes: true,
  none: null,
  int8s: [1, null, 3],
  days: ['2026-03-08'],
  texts: ['a', null],
}

test('raw SQL returns numbers, days as text, and lists of both', async () => {
  expect((await database.query(raw)).rows).toEqual([expected])
  expect((await database.run(raw)).rows).toEqual([expected])
})

test("the query builder's raw SQL returns integers as numbers", async () => {
  const statement = sql`select 42::bigint as int8`
  const inside = await database.transaction((tx) => tx.execute(statement))
  for (const answer of [inside, await database.db.execute(statement)]) {
    expect(answer).toMatchObject({ rows: [{ int8: 42 }] })
  }
})

test('raw SQL returns instants in UTC, whatever the time zone of the server', async () => {
  const { rows } = await database.query<{ text: string }>(
    `select timestamptz '2026-07-01 12:00:00+00' :: text as text`,
  )
  expect(rows[0]?.text).toBe('2026-07-01 12:00:00+00')
})

// OPERATIONS-22
test('refuses to read an integer beyond 2^53 instead of rounding it', async () => {
  const beyond = '9007199254740992'
  await expect(database.query(`select ${beyond}::bigint as n`)).rejects.toThrow('beyond 2^53')
  await expect(database.query(`select array[-${beyond}]::bigint[] as n`)).rejects.toThrow('beyond 2^53')
  await database.run(
    `insert into samples (amount, born_on, happened_at, is_open, count, names, amounts, body)
     values (${beyond}, '2026-01-01', now(), true, 0, '{}', '{}', '{}')`,
  )
  const failure: unknown = await database.db
    .select({ amount: samples.amount })
    .from(samples)
    .where(sql`${samples.amount} = ${beyond}::bigint`)
    .catch((error: unknown) => error)
  expect(inspect(failure)).toContain('beyond 2^53')
  await expect(database.query('select 1')).resolves.toBeDefined()
})
