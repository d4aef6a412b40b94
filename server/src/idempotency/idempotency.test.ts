import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonRefusals } from '@yoursuccess/contract/core/error'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../security/audit/audit.ts'
import { refuseCommon } from '../http/refusal.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import {
  createIdempotency,
  forgetKeysJob,
  type Idempotency,
  NOTHING_DONE,
  onceRequested,
} from './idempotency.ts'

let bank: TestBank
let ann: TestCustomer
let bob: TestCustomer
let now = new Date('2026-08-22T12:00:00Z')
let idempotency: Idempotency
const deps = () => ({ database: bank.database, clock: { realNow: () => now } })

beforeAll(async () => {
  bank = await openTestBank()
  ;[ann, bob] = [await bank.createCustomer(), await bank.createCustomer()]
  idempotency = createIdempotency(deps())
})
afterAll(() => bank.close())

/** Replaces a money movement with an audit entry that the test can count. */
const work = (subject: string) => async (tx: Db) => {
  await audit(tx, now, 'system', 'test.moved', { customerId: ann.id, subject })
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

test('the same key and body get the first reply again and move money only once', async () => {
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
test("another customer's use of the same key is a separate request", async () => {
  const key = randomUUID()
  await idempotency.once(intention(key), work('of both'))
  await idempotency.once(intention(key, { customerId: bob.id }), work('of both'))
  expect(await countMoved('of both')).toBe(2)
})

// WIRE-51
test('a refusal moves nothing and is not stored, so the same key can succeed later', async () => {
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

// BILLS-67
test('work that gives up stores nothing, so the same key can succeed later', async () => {
  const key = randomUUID()
  expect(await idempotency.once(intention(key), () => Promise.resolve(NOTHING_DONE))).toBe(NOTHING_DONE)
  const { rows } = await bank.database.query('select 1 from bank.idempotency_keys where key = $1', [key])
  expect(rows).toEqual([])
  const done = await idempotency.once(intention(key), work('after giving up'))
  expect(await idempotency.once(intention(key), work('after giving up'))).toEqual(done)
  expect(await countMoved('after giving up')).toBe(1)
})

test('a request without a key is executed every time', async () => {
  await idempotency.once(intention(undefined), work('no key'))
  await idempotency.once(intention(undefined), work('no key'))
  expect(await countMoved('no key')).toBe(2)
})

// WIRE-53
test('work that calls a partner first is done once, and a repeat in the meantime is refused', async () => {
  const key = randomUUID()
  const attempt = () => onceRequested(deps(), intention(key), (write) => write(work('asked')))
  const first = await onceRequested(deps(), intention(key), async (write) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'idempotency.in_progress', text: { status: 409 } })
    return write(work('asked'))
  })
  expect(await attempt()).toEqual(first)
  expect(await countMoved('asked')).toBe(1)
})

// WIRE-53
test('a refused partner call frees its key at once, and a dead server frees it after a minute', async () => {
  const [key, left] = [randomUUID(), randomUUID()]
  const attempt = (by: string) => onceRequested(deps(), intention(by), (write) => write(work('asked again')))
  const refused = onceRequested(deps(), intention(key), () => Promise.reject(refuseCommon('conflict')))
  await expect(refused).rejects.toMatchObject({ text: commonRefusals.conflict })
  await attempt(key)
  await new Promise<void>((started) => {
    void onceRequested(deps(), intention(left), () => {
      started()
      return new Promise(() => undefined)
    })
  })
  await expect(attempt(left)).rejects.toMatchObject({ code: 'idempotency.in_progress' })
  now = new Date(now.getTime() + 60_001)
  await attempt(left)
  expect(await countMoved('asked again')).toBe(2)
})

// WIRE-49
test('a key is forgotten after a day, by the next request or by the hourly job', async () => {
  const [repeated, swept] = [randomUUID(), randomUUID()]
  await idempotency.once(intention(repeated), work('next day'))
  await idempotency.once(intention(swept), work('swept'))
  now = new Date(now.getTime() + 24 * 3_600_000 + 1)
  await idempotency.once(intention(repeated), work('next day'))
  expect(await countMoved('next day')).toBe(2)
  await forgetKeysJob(deps()).run({})
  const { rows } = await bank.database.query<{ key: string }>('select key from bank.idempotency_keys')
  expect(rows.map(({ key }) => key)).toEqual([repeated])
})
