/** Servers that claim, extend and release the same rows at once never wait for each other in a circle. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { openMigratedDatabase } from '../../tests/support/migrated-database.ts'
import { createClaims } from './claims.ts'

const LIST = 'test.rows'
const ours = { list: LIST, holder: 'ours' }
const theirs = { list: LIST, holder: 'theirs' }
let database: Database
beforeEach(async () => (database = await openMigratedDatabase()))
afterEach(() => database.close())

const countWaiting = async () => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}
/** Keys of claims that no statement has locked. */
const listFree = async () => {
  const { rows } = await database.query<{ key: number }>(
    'select key::int as key from bank.work_claims order by key for update skip locked',
  )
  return rows.map(({ key }) => key)
}
/** Locks the claim on a row, as a statement of another server does, until `meanwhile` has ended. */
const whileLocked = async (key: number, meanwhile: () => Promise<unknown>) => {
  const locked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const transaction = database.transaction(async (tx) => {
    await tx.execute(sql`select from bank.work_claims where key = ${key} for update`)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  await meanwhile().finally(over.resolve)
  await transaction
}

// OPERATIONS-127
test('a claim does not wait for claims of other servers that are in force', async () => {
  const claims = createClaims(database)
  await claims.claim(theirs, [1, 2])
  let claimed: number[] | undefined
  let waiting: number | undefined
  const claim = () => claims.claim(ours, [1, 2, 3]).then((keys) => (claimed = keys))
  let end: Promise<unknown> = Promise.resolve()
  await whileLocked(1, async () => {
    end = claim()
    await expect
      .poll(async () => claimed !== undefined || (waiting = await countWaiting()), { timeout: 20_000 })
      .toBeTruthy()
  })
  await end
  expect([claimed, waiting ?? 0]).toEqual([[3], 0])
})

// OPERATIONS-127
test.each(['release', 'renew', 'giveBack'] as const)(
  '%s locks claims in the order of their keys',
  async (what) => {
    const claims = createClaims(database)
    // In the table, the higher keys come first, and it is so small that its index is not used.
    for (const key of [3, 2, 1]) await claims.claim(ours, [key])
    await database.query('analyze bank.work_claims')
    let end: Promise<unknown> = Promise.resolve()
    await whileLocked(1, async () => {
      end = claims[what](ours, [3, 2, 1])
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
      expect(await listFree()).toEqual([2, 3])
    })
    await end
  },
)

// OPERATIONS-81
test('two servers that claim a row at the same moment get it once', async () => {
  const inserted = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const first = database.transaction(async (tx) => {
    await tx.execute(
      sql`insert into bank.work_claims (list, key, holder, due_at)
          values (${LIST}, 1, 'theirs', now() + interval '1 minute')`,
    )
    inserted.resolve()
    await over.promise
  })
  await inserted.promise
  const second = createClaims(database).claim(ours, [1, 2])
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
  over.resolve()
  await first
  expect(await second).toEqual([2])
})
