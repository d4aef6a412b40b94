/**
 * Every call that takes an Idempotency-Key, from the OpenAPI document: refused without it, and one effect per
 * key.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { type Operation, operationsOf } from '../support/openapi.ts'
import { seedOf, type World } from '../support/seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

/** They move money, or order a card or a check. A new call of this kind belongs here. */
const MOVES_MONEY = [
  'POST /api/account/reactivate',
  'POST /api/account/request_replacement_card',
  'POST /api/ach_transactions',
  'POST /api/bill_payments',
  'POST /api/disputes',
  'POST /api/recurring_transfers',
]

/**
 * They take no key, and each request counts on its own: a session, or an order of a card's state, where the
 * last one counts.
 */
const EACH_ON_ITS_OWN = [
  'POST /api/account/freeze_card',
  'POST /api/account/unfreeze_card',
  'POST /users/sign_in',
]
/** Tables that record events and messages: a repeat adds one more row. */
const TOLD = ['audit_entries', 'notifications', 'partner_events', 'sign_in_snapshots', 'known_devices']

let bank: TestBank
let wire: Wire
let operations: Operation[]
beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank.url)
  operations = operationsOf(bank.app)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

/** A valid request by a new customer, with its own key. */
const prepare = async (operation: Operation) => {
  const customer = await bank.createCustomer()
  const world: World = { bank, customer, bystander: customer, mark: 'repeated' }
  const request = requestOf(operation, await seedOf(world, operation))
  const headers = await credentialOf(operation, bank, world.customer.token, request.body?.toString() ?? '')
  await bank.settle()
  return { request, headers }
}

/** The number of records in each table, except those that record events and messages. */
const countRecords = async (): Promise<Record<string, number>> => {
  const { rows } = await bank.database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'bank'",
  )
  const tables = rows.filter(({ name }) => !TOLD.includes(name))
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from bank.${name}`,
  )
  const counted = await bank.database.query<{ name: string; count: number }>(counts.join(' union all '))
  return Object.fromEntries(counted.rows.map(({ name, count }) => [name, count]))
}
const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0))

// WIRE-54
test('a call that makes a record takes a key, or says why three sends make what one makes, and they do', async () => {
  const unkeyed = operations.filter(({ idempotent, method }) => !idempotent && method === 'POST')
  expect(unkeyed.filter(({ replies, madeOnce }) => replies['201'] && !madeOnce)).toEqual([])
  // The operator's and the clock's calls are on a separate port.
  const reached = unkeyed.filter(({ access }) => access?.who !== 'operator' && access?.who !== 'clock')
  expect(reached.length).toBeGreaterThan(20)
  const making: string[] = []
  for (const operation of reached) {
    const { request, headers } = await prepare(operation)
    const before = await countRecords()
    await wire.send({ ...request, headers })
    await bank.settle()
    const after = await countRecords()
    const made = grown(before, after)
    if (EACH_ON_ITS_OWN.includes(operation.name)) continue
    if (made.length > 0 && !operation.madeOnce) making.push(`${operation.name}: ${made.join(', ')}`)
    await wire.send({ ...request, headers })
    await wire.send({ ...request, headers })
    await bank.settle()
    expect([operation.name, grown(after, await countRecords())]).toEqual([operation.name, []])
  }
  expect(making).toEqual([])
})

// WIRE-47
test('every call that moves money requires a key, and says so in its description', () => {
  const required = operations.filter(({ idempotent }) => idempotent === 'required')
  expect(required.map(({ name }) => name).toSorted()).toEqual(MOVES_MONEY)
})

// WIRE-47
test('a call that moves money answers 400 without its key, and nothing happens', async () => {
  for (const operation of operations.filter(({ idempotent }) => idempotent === 'required')) {
    const { request, headers } = await prepare(operation)
    const { 'idempotency-key': _key, ...rest } = headers
    const before = await contentOf(bank)
    const reply = await wire.send({ ...request, headers: rest })
    const { code } = reply.json as { code?: string }
    expect([operation.name, reply.status, code]).toEqual([operation.name, 400, 'idempotency.key_missing'])
    await bank.settle()
    expect([operation.name, await contentOf(bank)]).toEqual([operation.name, before])
  }
})

// WIRE-48
test('a key that is no UUID is refused', async () => {
  for (const operation of operations.filter(({ idempotent }) => idempotent)) {
    const { request, headers } = await prepare(operation)
    const reply = await wire.send({ ...request, headers: { ...headers, 'idempotency-key': 'again' } })
    expect([operation.name, reply.status]).toEqual([operation.name, 422])
  }
})

// WIRE-49
test('a request that comes three times with one key has one effect and one answer', async () => {
  const keyed = operations.filter(({ idempotent }) => idempotent)
  expect(keyed.length).toBeGreaterThan(13)
  for (const operation of keyed) {
    const { request, headers } = await prepare(operation)
    const first = await wire.send({ ...request, headers })
    expect([operation.name, first.status < 300, first.text]).toEqual([operation.name, true, first.text])
    await bank.settle()
    const after = await contentOf(bank)
    const again = [await wire.send({ ...request, headers }), await wire.send({ ...request, headers })]
    for (const reply of again)
      expect([operation.name, reply.status, reply.text]).toEqual([operation.name, first.status, first.text])
    await bank.settle()
    expect([operation.name, await contentOf(bank)]).toEqual([operation.name, after])
  }
})
