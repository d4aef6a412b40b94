import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { id } from './columns.ts'
import { assertOutsideTransaction, sqlState, type Database } from './database.ts'
import { openTestDatabase } from './testing.ts'

const notes = pgTable('notes', { id: id(), text: text('text').notNull().unique() })

const prepare = async (database: Database) =>
  void (await database.run(
    'create table notes (id bigint generated always as identity primary key, text text not null unique)',
  ))

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('transaction.test 1', prepare)
})
beforeEach(() => database.run('delete from notes'))
afterAll(() => database.close())

const texts = async () => (await database.db.select().from(notes)).map((note) => note.text)

// OPERATIONS-20
test('commits what the work wrote and returns its result', async () => {
  const result = await database.transaction(async (tx) => {
    await tx.insert(notes).values({ text: 'kept' })
    return 'done'
  })
  expect(result).toBe('done')
  expect(await texts()).toEqual(['kept'])
})

// OPERATIONS-20
test('rethrows the error of the work unchanged and writes nothing', async () => {
  const refusal = new Error('over the limit')
  const work = database.transaction(async (tx) => {
    await tx.insert(notes).values({ text: 'lost' })
    throw refusal
  })
  await expect(work).rejects.toBe(refusal)
  expect(await texts()).toEqual([])
})

test('a database error rolls back everything and keeps its SQLSTATE', async () => {
  const work = database.transaction(async (tx) => {
    await tx.insert(notes).values({ text: 'twice' })
    await tx.insert(notes).values({ text: 'twice' })
  })
  await expect(work.catch(sqlState)).resolves.toBe('23505')
  expect(await texts()).toEqual([])
})

test('a transaction that continues after a failed statement throws and writes nothing', async () => {
  const work = database.transaction(async (tx) => {
    await tx.insert(notes).values({ text: 'lost' })
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('an error inside it was swallowed')
  expect(await texts()).toEqual([])
})

const outerUses: [what: string, use: () => Promise<unknown>][] = [
  ['the query builder', async () => database.db.select().from(notes)],
  ['a raw statement', () => database.db.execute(sql`select 1`)],
  ['query', () => database.query('select 1')],
  ['run', () => database.run('select 1')],
]
test.each(outerUses)(
  'using %s of the outer database inside a transaction throws instead of hanging',
  async (_, use) => {
    const work = database.transaction(async (tx) => {
      await tx.insert(notes).values({ text: 'lost' })
      await use()
    })
    const failure: unknown = await work.catch((error: unknown) => error)
    expect(inspect(failure)).toContain('The outer database was used inside a transaction')
    expect(await texts()).toEqual([])
  },
)

// OPERATIONS-20
test('opening a second transaction inside the first throws instead of hanging', async () => {
  const work = database.transaction(() => database.transaction(async () => 'never'))
  await expect(work).rejects.toThrow('A second transaction was opened inside a transaction')
})

// OPERATIONS-20
test('a partner call inside a transaction throws, even from a nested call', async () => {
  const callPartner = async () => {
    await Promise.resolve()
    assertOutsideTransaction("Calling Galileo's getBalance")
  }
  await expect(callPartner()).resolves.toBeUndefined()
  await expect(database.transaction(callPartner)).rejects.toThrow(
    "Calling Galileo's getBalance inside a transaction",
  )
})

test('the database keeps working after an error of the transaction guard', async () => {
  await database.transaction(() => database.query('select 1')).catch(() => undefined)
  await database.transaction(async (tx) => {
    await tx.insert(notes).values({ text: 'next' })
  })
  expect(await texts()).toEqual(['next'])
})

test('work that outlives its transaction counts as outside it', async () => {
  let later: Promise<unknown> | undefined
  await database.transaction(async () => {
    later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => database.query('select 1'))
  })
  await expect(later).resolves.toBeDefined()
})

test('concurrent transactions do not affect each other', async () => {
  const write = (number: number) =>
    database.transaction(async (tx) => {
      await tx.insert(notes).values({ text: `before ${number}` })
      await tx
        .update(notes)
        .set({ text: `note ${number}` })
        .where(eq(notes.text, `before ${number}`))
      if (number % 2) throw new Error('refused')
    })
  await Promise.allSettled(Array.from({ length: 20 }, (_, number) => write(number)))
  expect((await texts()).length).toBe(10)
})
