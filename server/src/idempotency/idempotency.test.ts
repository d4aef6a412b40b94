import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonRefusals } from '@yoursuccess/contract/core/error'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../security/audit/audit.ts'
import { refuseCommon } from '../http/refusal.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { createIdempotency, forgetKeysJob, type Idempotency, onceRequested } from './idempotency.ts'

let bank: TestBank
let ann: TestCustomer
let bob: TestCustomer
let now = new Date('2026-08-22T12:00:00Z')
let idempotency: Idempotency
const parts = () => ({ database: bank.database, clock: { realNow: () => now } })

beforeAll(async () => {
  bank = await openTestBank()
  ;[ann, bob] = [await bank.createCustomer(), await bank.createCustomer()]
  idempotency = createIdempotency(parts())
})
afterAll(() => bank.close())

/** Stands in for a money movement: an entry that the test can count. */
const work = (subject: string) => async (tx: Db) => {
  await audit(tx, { happenedAt: now, actor: 'system', action: 'test.moved', customerId: ann.id, subject })
  return { id: subject.length, subject }
}
const countMoved = async (subject: string) => {
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*)::int as count from bank.audit_entries where subject = $1',
    [subject],
  )
  return rows[0]?.count
}
const intention = (key: string | undefined, more: object = {}) => ({
  customerId: ann.id,
  key,
  call: 'POST /api/ach_transactions',
  body: { amount: 1234 },
  ...more,
})

test('the same key and body answer the first reply again, and move nothing twice', async () => {
  const key = randomUUID()
  const first = await idempotency.once(intention(key), work('once'))
  expect(await idempotency.once(intention(key), work('once'))).toEqual(first)
  expect(first).toEqual({ id: 4, subject: 'once' })
  expect(await countMoved('once')).toBe(1)
})

// WIRE-49
test('a hundred equal requests at once make one movement and get one reply', async () => {
  const key = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => idempotency.once(intention(key), work('hundred'))),
  )
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await countMoved('hundred')).toBe(1)
})

// WIRE-50
test.each([
  ['another body', { body: { amount: 1235 } }],
  ['another call', { call: 'POST /api/bill_payments' }],
])('a key that was used is refused for %s', async (_, change) => {
  const key = randomUUID()
  await idempotency.once(intention(key), work('first use'))
  const again = idempotency.once(intention(key, change), work('reused'))
  await expect(again).rejects.toMatchObject({ code: 'idempotency.key_reused', text: { status: 422 } })
  expect(await countMoved('reused')).toBe(0)
})

// WIRE-50
test('the same key of another customer is another intention', async () => {
  const key = randomUUID()
  await idempotency.once(intention(key), work('of both'))
  await idempotency.once(intention(key, { customerId: bob.id }), work('of both'))
  expect(await countMoved('of both')).toBe(2)
})

// WIRE-51
test('a refusal moves nothing and is not remembered, so that the same key may succeed later', async () => {
  const key = randomUUID()
  const refused = idempotency.once(intention(key), async (tx) => {
    await work('refused')(tx)
    throw refuseCommon('conflict')
  })
  await expect(refused).rejects.toMatchObject({ text: commonRefusals.conflict })
  expect(await countMoved('refused')).toBe(0)
  await idempotency.once(intention(key), work('refused'))
  expect(await countMoved('refused')).toBe(1)
})

test('without a key each request is done', async () => {
  await idempotency.once(intention(undefined), work('no key'))
  await idempotency.once(intention(undefined), work('no key'))
  expect(await countMoved('no key')).toBe(2)
})

// WIRE-53
test('work that asks first is done once, and what comes while it asks is told so', async () => {
  const key = randomUUID()
  const ask = () => onceRequested(parts(), intention(key), (write) => write(work('asked')))
  const first = await onceRequested(parts(), intention(key), async (write) => {
    await expect(ask()).rejects.toMatchObject({ code: 'idempotency.in_progress', text: { status: 409 } })
    return write(work('asked'))
  })
  expect(await ask()).toEqual(first)
  expect(await countMoved('asked')).toBe(1)
})

// WIRE-53
test('work that asks first and is refused leaves its key free, and one whose server ended leaves it so after a minute', async () => {
  const [key, left] = [randomUUID(), randomUUID()]
  const ask = (by: string) => onceRequested(parts(), intention(by), (write) => write(work('asked again')))
  const refused = onceRequested(parts(), intention(key), () => Promise.reject(refuseCommon('conflict')))
  await expect(refused).rejects.toMatchObject({ text: commonRefusals.conflict })
  await ask(key)
  await new Promise<void>((started) => {
    void onceRequested(parts(), intention(left), () => {
      started()
      return new Promise(() => undefined)
    })
  })
  await expect(ask(left)).rejects.toMatchObject({ code: 'idempotency.in_progress' })
  now = new Date(now.getTime() + 60_001)
  await ask(left)
  expect(await countMoved('asked again')).toBe(2)
})

// WIRE-49
test('a key is forgotten after a day, by the next request or by the hourly job', async () => {
  const [requested, swept] = [randomUUID(), randomUUID()]
  await idempotency.once(intention(requested), work('next day'))
  await idempotency.once(intention(swept), work('swept'))
  now = new Date(now.getTime() + 24 * 3_600_000 + 1)
  await idempotency.once(intention(requested), work('next day'))
  expect(await countMoved('next day')).toBe(2)
  await forgetKeysJob(parts()).run({})
  const { rows } = await bank.database.query<{ key: string }>('select key from bank.idempotency_keys')
  expect(rows.map(({ key }) => key)).toEqual([requested])
})
