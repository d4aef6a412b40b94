/** Runs on PostgreSQL, where transactions really wait for each other's rows. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { lookAtWaiting } from './agreements.queries.ts'

let bank: TestBank
let ann: Autopayer
let bob: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  ann = await createAutopayer(bank)
  bob = await createAutopayer(bank)
  // Ann's agreement is behind Bob's on the disk.
  for (const each of [bob, ann]) {
    await each.agree()
    await bank.database.query(
      "update bank.autopay_agreements set mode = 'each_payday' where customer_id = $1",
      [each.id],
    )
  }
})
afterAll(() => bank.close())

/** Until the batch waits for someone else's row. */
const waits = () =>
  vi.waitFor(async () => {
    const { rows } = await bank.database.query(
      "select 1 from pg_locks where locktype = 'transactionid' and not granted",
    )
    expect(rows).toHaveLength(1)
  }, 30_000)

// AUTO-05
test('a batch of deposits that waits for one agreement holds none of a later customer', async () => {
  const locked = Promise.withResolvers<undefined>()
  const isWaiting = Promise.withResolvers<undefined>()
  const both = bank.database.transaction(async (tx) => {
    const lock = (id: number) =>
      tx.execute(sql`select id from bank.autopay_agreements where customer_id = ${id} for update nowait`)
    await lock(ann.id)
    locked.resolve(undefined)
    await isWaiting.promise
    await lock(bob.id)
  })
  await locked.promise
  const batch = bank.database.transaction(async (tx) => {
    // PostgreSQL then reads the rows as they are on the disk, as it may for many customers.
    await tx.execute(sql`set local enable_indexscan = off`)
    await lookAtWaiting(tx, [bob.id, ann.id], bank.today())
  })
  await waits()
  isWaiting.resolve(undefined)
  expect(await Promise.allSettled([both, batch])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
  ])
  const { rows } = await bank.database.query<{ look_on: string }>(
    'select look_on::text from bank.autopay_agreements where customer_id in ($1, $2)',
    [ann.id, bob.id],
  )
  expect(rows).toEqual([{ look_on: bank.today() }, { look_on: bank.today() }])
})
