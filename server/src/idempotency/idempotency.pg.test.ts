import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isUnavailable, sqlState } from '@yoursuccess/database/database'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'
import { createIdempotency } from './idempotency.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

// OPERATIONS-75, WIRE-52
test('a repeated request gets 409 if the first one outlasts the wait, and can be retried', async () => {
  const { id: customerId } = await bank.createCustomer()
  const idempotency = createIdempotency({ database: bank.database, clock: bank.clock })
  const intention = { customerId, key: randomUUID(), call: 'POST /api/ach_transactions', body: {} }
  let finish: () => void = () => undefined
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let isStarted: () => void = () => undefined
  const started = new Promise<void>((resolve) => {
    isStarted = resolve
  })
  const first = idempotency.once(intention, async () => {
    isStarted()
    await isFinished
    return { done: true }
  })
  await started
  const second = idempotency.once(intention, () => Promise.resolve({ done: false }))
  await expect(second).rejects.toMatchObject({
    code: 'idempotency.in_progress',
    text: { status: 409 },
    extras: { retryAfterSeconds: 1 },
  })
  finish()
  expect(await first).toEqual({ done: true })
  expect(await idempotency.once(intention, () => Promise.resolve({ done: false }))).toEqual({ done: true })
})

/** Locks the customer's row until `release` is called. */
const lockCustomer = async (strength: 'update' | 'no key update') => {
  const { id: customerId } = await bank.createCustomer()
  const lock = sql`select 1 from bank.customers where id = ${customerId} for ${sql.raw(strength)}`
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holder = bank.database.transaction(async (tx) => {
    await tx.execute(lock)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const release = () => {
    released.resolve()
    return holder
  }
  onTestFinished(release)
  const intention = { customerId, key: randomUUID(), call: 'POST /api/ach_transactions', body: {} }
  return { intention, lock, release }
}

test('work that waits too long for a row is unavailable, not in progress', async () => {
  const idempotency = createIdempotency({ database: bank.database, clock: bank.clock })
  const { intention, lock, release } = await lockCustomer('no key update')
  const error: unknown = await idempotency
    .once(intention, async (tx) => {
      await tx.execute(sql`set local lock_timeout = 100`)
      await tx.execute(lock)
    })
    .catch((thrown: unknown) => thrown)
  expect([sqlState(error), isUnavailable(error)]).toEqual(['55P03', true])
  await release()
  expect(await idempotency.once(intention, () => Promise.resolve({ done: true }))).toEqual({ done: true })
})

test('a request that waits long for its customer is not in progress itself, only its repeat is', async () => {
  const idempotency = createIdempotency({ database: bank.database, clock: bank.clock })
  const { intention, release } = await lockCustomer('update')
  const first = idempotency.once(intention, () => Promise.resolve({ done: true }))
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
  const repeat = idempotency.once(intention, () => Promise.resolve({ done: false }))
  await expect(repeat).rejects.toMatchObject({ code: 'idempotency.in_progress' })
  await release()
  expect(await first).toEqual({ done: true })
})

/** How many database sessions wait for a lock. */
const countWaiting = async () => {
  const { rows } = await bank.database.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
