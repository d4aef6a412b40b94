/**
 * An account is stopped while orders are in progress: each order is refused and leaves no record, or is
 * accepted and waits.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, send, type TestBank } from '../../../tests/support/test-bank.ts'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { insertKnownAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { release, stopOf } from '../../../tests/support/stopped-account.ts'

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
let ann: BillPayer
let biller_id: number
beforeAll(async () => {
  bank = await openTestBank()
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})
beforeEach(async () => {
  ann = await createBillPayer(bank)
  biller_id = await ann.addPaper()
  await bank.settle()
})

const pay = async (server: string) => {
  const headers = { authorization: `Bearer ${ann.token}`, 'idempotency-key': randomUUID() }
  return (
    await send(
      server,
      'POST',
      '/api/bill_payments',
      { bill_payment: { amount: '10.00', biller_id } },
      headers,
    )
  ).status
}
/** For each of her transfers, whether the processor has it. */
const sent = async () =>
  (
    await bank.database.query<{ sent: boolean }>(
      'select processor_ref is not null as sent from bank.ach_transactions where customer_id = $1',
      [ann.id],
    )
  ).rows.map((row) => row.sent)
/** Writes the stop directly, because an audit does not stop an account that keeps changing. */
const stopAnn = () =>
  bank.database.query(
    `insert into bank.money_stops (customer_id, finding, stopped_at, promised_on)
     values ($1, 'account:1: a test', now(), current_date + 1)`,
    [ann.id],
  )
const releaseAnn = async () => {
  await release(bank, (await stopOf(bank, ann))?.id)
  await hurry(bank)
}

test('a transfer in progress during the stop is accepted, waits and is made once afterward', async () => {
  const ach_account_id = await insertKnownAccount({ bank, customer: ann, mark: 'Example Checking' })
  let stopped = () => {}
  const untilStopped = new Promise<void>((resolve) => (stopped = resolve))
  let holds = () => {}
  const untilHeld = new Promise<void>((resolve) => (holds = resolve))
  // Holds the lock that orders of one customer wait for. The transfer has already checked for a stop.
  const holding = bank.database.transaction(async (tx) => {
    const turn = `bank.ach_transactions:${ann.id}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`)
    holds()
    await untilStopped
  })
  await untilHeld
  const moving = ann.post('/api/ach_transactions', { ach_transaction: { amount: '20.00', ach_account_id } })
  await expect
    .poll(async () => {
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      return (await bank.database.query(waiting)).rows.length
    })
    .toBeGreaterThan(0)
  await stopAnn()
  stopped()
  await holding
  expect((await moving).status).toBe(201)
  await hurry(bank)
  expect(await sent()).toEqual([false])
  await releaseAnn()
  await expect.poll(sent, { timeout: 10_000 }).toEqual([true])
})

// OPERATIONS-54
test('a payment at either server during the stop is refused, or accepted and on hold', async () => {
  const payments = Array.from({ length: 12 }, (_each, n) => pay(n % 2 ? bank.url : other.url))
  await Promise.race(payments)
  await stopAnn()
  const statuses = await Promise.all(payments)
  const late = await Promise.all([pay(bank.url), pay(other.url)])
  expect(late).toEqual([409, 409])
  await other.settle()
  await hurry(bank)
  const before = (await ann.taken()).length
  const accepted = statuses.filter((status) => status === 201).length
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect(await ann.payments()).toHaveLength(accepted)
  await hurry(bank)
  expect(await ann.taken()).toHaveLength(before)
  await releaseAnn()
  await expect.poll(async () => (await ann.taken()).length, { timeout: 10_000 }).toBe(accepted)
})
