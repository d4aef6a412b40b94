import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { sql } from 'drizzle-orm'
import { openMigratedDatabase } from '../../tests/support/migrated-database.ts'
import { createClaims } from './claims.ts'
import { createForEachDue } from './for-each-due.ts'

const ROWS = 25
const PAGE = 4

let database: Database
beforeAll(async () => {
  database = await openMigratedDatabase()
  // The higher the id, the earlier the row became due; five rows share each day.
  await database.run(
    `create table bank.due_rows (id bigint primary key, due_on date not null);
     insert into bank.due_rows select id, '2026-11-30'::date - (id / 5)::int from generate_series(1, ${ROWS}) as id`,
  )
})
afterAll(() => database.close())

interface Row {
  id: number
  dueOn: string
}

// OPERATIONS-146
test('rows are done in the order in which they became due, each once, also behind rows that fail', async () => {
  const forEachDue = createForEachDue({
    claims: createClaims(database),
    log: { warn: () => undefined },
    rowsAtOnce: 1,
  })
  const tried: number[] = []
  const end = await forEachDue<Row>(
    async (_after, last) => {
      const isBehind = behind({ by: sql`due_on`, key: sql`id` }, last && { by: last.dueOn, key: last.id })
      return database.db
        .select({ id: sql<number>`id::int`, dueOn: sql<string>`due_on::text` })
        .from(sql`bank.due_rows`)
        .where(isBehind)
        .orderBy(sql`due_on`, sql`id`)
        .limit(PAGE)
    },
    async ({ id }) => {
      tried.push(id)
      if (id % 3 === 0) throw new Error('this row always fails')
      await database.query('delete from bank.due_rows where id = $1', [id])
    },
    { name: 'test.due-order' },
  ).then(
    () => 'done',
    (error: unknown) => (error as Error).message,
  )
  const { rows: left } = await database.query<{ id: number }>('select id::int from bank.due_rows order by id')
  expect(end).toBe('this row always fails')
  expect(tried).toEqual(
    Array.from({ length: ROWS }, (_, index) => index + 1).toSorted(
      (a, b) => Math.floor(b / 5) - Math.floor(a / 5) || a - b,
    ),
  )
  expect(left.map(({ id }) => id)).toEqual([3, 6, 9, 12, 15, 18, 21, 24])
})
