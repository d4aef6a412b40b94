/** A cancel races the sending of its transfer on two servers with one PostgreSQL: exactly one wins. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../../scripts/ci/long/figures.ts'
import { insertKnownAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, send, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })

const CUSTOMERS = Number(process.env['RACES'] ?? 40) / 10
/** As many transfers as the processor accepts from one customer in a day. */
const RACES_EACH = 10
/** How long after the order the latest cancel is sent: by then the transfer is certainly sent. */
const LATEST_CANCEL_MS = 45

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({ env: { TRANSFERS_PER_DAY: '100', TRANSFER_DOLLARS_PER_DAY: '1000' } })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

const order = async (customer: TestCustomer, ach_account_id: number): Promise<number> => {
  const { status, body } = await customer.post<{ ach_transaction: { id: number } }>('/api/ach_transactions', {
    ach_transaction: { amount: '1.00', ach_account_id },
  })
  expect(status).toBe(201)
  return body.ach_transaction.id
}
const cancelAt = async (server: string, { token }: TestCustomer, id: number): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await send(server, 'DELETE', `/api/ach_transactions/${id}`, undefined, headers)).status
}
const isUnderWay = async ({ id }: TestCustomer) => {
  const { rows } = await bank.database.query(
    `select 1 from bank.ach_transactions where customer_id = $1 and status = 'pending' and processor_ref is null`,
    [id],
  )
  return rows.length > 0
}
const transfersOf = async ({ id }: TestCustomer) =>
  (
    await bank.database.query<{ id: number; status: string; failure: string | null; ref: string | null }>(
      'select id, status, failure, processor_ref as ref from bank.ach_transactions where customer_id = $1',
      [id],
    )
  ).rows

test('exactly one of a cancel and a send wins, and the money moves once or not at all', async () => {
  const answers = new Map<number, readonly number[]>()
  const customers: TestCustomer[] = []
  for (let number = 0; number < CUSTOMERS; number++) {
    const customer = await bank.createCustomer()
    const account = await insertKnownAccount({ bank, customer, mark: 'Example Checking' })
    customers.push(customer)
    for (let race = 0; race < RACES_EACH; race++) {
      const id = await order(customer, account)
      await pause((LATEST_CANCEL_MS * race) / RACES_EACH)
      // Two devices, each on its own server.
      const cancels = [bank.url, other.url].map((server) => cancelAt(server, customer, id))
      answers.set(id, await Promise.all(cancels))
    }
  }
  await hurry(bank)
  await other.settle()

  const counted = { sent: 0, cancelled: 0 }
  for (const customer of customers) {
    await expect.poll(() => isUnderWay(customer), { timeout: 20_000 }).toBe(false)
    const rows = await transfersOf(customer)
    for (const { id, status, failure, ref } of rows) {
      const wasCancelled = failure === 'cancelled'
      counted[wasCancelled ? 'cancelled' : 'sent']++
      // Both devices get the same result, and a transfer is never both cancelled and sent.
      expect({ id, status, answers: answers.get(id), isSent: ref !== null }).toEqual({
        id,
        status: wasCancelled ? 'failed' : 'pending',
        answers: wasCancelled ? [204, 204] : [409, 409],
        isSent: !wasCancelled,
      })
    }
    const atProcessor = await bank.look<unknown[]>(`/ach?prn=${customer.prn}`)
    expect(atProcessor).toHaveLength(rows.filter(({ ref }) => ref !== null).length)
  }
  recordFigures({
    gate: 'A5: a cancel of a transfer against its sending, at two servers',
    counted: { races: answers.size, 'were sent': counted.sent, 'were cancelled': counted.cancelled },
  })
})

/** Inserts an unsent transfer without a job to send it. */
const insertUnsent = async (customer: TestCustomer): Promise<number> => {
  const account = await insertKnownAccount({ bank, customer, mark: 'Example Checking' })
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, created_at)
     values ($1, $2, 100, 'Transfer', 'pending', $3) returning id`,
    [customer.id, account, bank.clock.now()],
  )
  return rows[0]?.id ?? 0
}
const enqueueSend = async ({ id: customerId }: TestCustomer, id: number) => {
  await bank.database.query("insert into jobs.job (name, data) values ('funding.send-transfer', $1)", [
    JSON.stringify({ customerId, id }),
  ])
  await bank.settle()
}
/** How many database sessions wait for a lock. */
const waiting = async () => {
  const { rows } = await bank.database.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

test.each(['cancel', 'send'] as const)(
  'when a cancel and a send wait for the same transfer, the %s that was first wins',
  async (first) => {
    const customer = await bank.createCustomer()
    const id = await insertUnsent(customer)
    let release = () => {}
    const untilReleased = new Promise<void>((resolve) => (release = resolve))
    let holds = () => {}
    const untilHeld = new Promise<void>((resolve) => (holds = resolve))
    const holding = bank.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from bank.ach_transactions where id = ${id} for update`)
      holds()
      await untilReleased
    })
    await untilHeld
    const start = {
      cancel: () => cancelAt(other.url, customer, id),
      send: () => enqueueSend(customer, id).then(() => undefined),
    }
    const firstDone = start[first]()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    const secondDone = start[first === 'cancel' ? 'send' : 'cancel']()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
    release()
    await holding
    const answer = (await Promise.all([firstDone, secondDone])).find((each) => each !== undefined)
    await bank.settle()
    expect(answer).toBe(first === 'cancel' ? 204 : 409)
    const [row] = await transfersOf(customer)
    expect(row).toMatchObject({ failure: first === 'cancel' ? 'cancelled' : null })
    expect(await bank.look<unknown[]>(`/ach?prn=${customer.prn}`)).toHaveLength(first === 'cancel' ? 0 : 1)
  },
)
