/** A payment that is made while a document is read. Runs on PostgreSQL, where they are really at once. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReceiptKeeper } from '../../../tests/support/receipt-keeper.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())

const isWaiting = async () => {
  const { rows } = await bank.database.query(
    `select 1 from pg_locks where relation = 'bank.plan_steps'::regclass and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length > 0
}

// EVI-02
test('a payment that is made meanwhile is on all parts of a document or on none', async () => {
  const ann = await createReceiptKeeper(bank)
  const read = async () => {
    const headers = { authorization: `Bearer ${ann.token}` }
    return (await fetch(`${bank.url}/api/plan/proof.csv`, { headers })).text()
  }
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  // The plan is read after the list of payments, and waits here.
  const holding = bank.database.transaction(async (tx) => {
    await tx.execute(sql`lock table bank.plan_steps in access exclusive mode`)
    held()
    await isOver
  })
  await isHeld
  const reading = read()
  await expect.poll(isWaiting).toBe(true)
  const noon = bank.clock.now().toISOString()
  await bank.database.query(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on, taken_at)
     values ($1, $2, 'Trustee', 'Trustee', true, 50000, 100, 'cleared', $3, $3, $4, $3)`,
    [ann.id, ann.billerId, noon, bank.today()],
  )
  end()
  await holding
  expect((await reading).match(/No payment|Not from this account/g)).toEqual(['No payment', 'No payment'])
  expect((await read()).match(/No payment|BP-/g)).toEqual(['BP-', 'No payment'])
})
