/** Runs on PostgreSQL, where a due run and a removal of its account really wait for each other. */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linkAccount } from '../../../tests/support/funding-seeds.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { lockTransfers } from './transfers.queries.ts'

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-01-15' })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

/** Until the run waits for whoever locked the customer's transfers. */
const waits = () =>
  vi.waitFor(async () => {
    const { rows } = await bank.database.query(
      "select 1 from pg_locks where locktype = 'advisory' and not granted",
    )
    expect(rows).toHaveLength(1)
  }, 30_000)

// FUNDING-68
test('a run that waits for a removal of its account leaves the recurring transfer to it', async () => {
  const ann = await bank.createCustomer()
  const ach_account_id = await linkAccount({ bank, customer: ann, mark: '' })
  const recurring_transfer = {
    amount: '1.00',
    interval: 'weekly',
    next_run_on: addDays(bank.today(), 1),
    ach_account_id,
  }
  expect((await ann.post('/api/recurring_transfers', { recurring_transfer })).status).toBe(201)
  await bank.database.query(
    'update bank.recurring_transfers set next_run_on = next_run_on - 7 where customer_id = $1',
    [ann.id],
  )
  // As a removal does: first the transfers, then the recurring ones of the account.
  const locked = Promise.withResolvers<undefined>()
  const isWaiting = Promise.withResolvers<undefined>()
  const removal = bank.database.transaction(async (tx) => {
    await lockTransfers(tx, ann.id)
    locked.resolve(undefined)
    await isWaiting.promise
    await tx.execute(
      sql`select id from bank.recurring_transfers where customer_id = ${ann.id} for update nowait`,
    )
  })
  await locked.promise
  const run = other.runDue('funding.recurring-transfers', bank.today())
  await waits()
  isWaiting.resolve(undefined)
  expect(await Promise.allSettled([removal, run])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
  ])
  const { rows } = await bank.database.query('select 1 from bank.ach_transactions where customer_id = $1', [
    ann.id,
  ])
  expect(rows).toHaveLength(1)
})
