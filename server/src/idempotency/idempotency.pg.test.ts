import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
