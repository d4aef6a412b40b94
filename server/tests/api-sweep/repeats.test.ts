/**
 * Every call of the OpenAPI document that takes an Idempotency-Key has one effect per key. Calls that move
 * money are refused without a key.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { type Operation, operationsOf } from '../support/openapi.ts'
import { seedOf, type World } from '../support/seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

/** Calls that move money, or order a card or a check. A new call of this kind must be added here. */
const MOVES_MONEY = [
  'POST /api/account/reactivate',
  'POST /api/account/request_replacement_card',
  'POST /api/ach_transactions',
  'POST /api/bill_payments',
  'POST /api/disputes',
  'POST /api/recurring_transfers',
  'POST /api/set_aside/choice',
  'POST /api/set_aside/close',
  'POST /api/set_aside/moves',
]

/**
 * Calls without a key whose every request counts: each sign-in opens a session, and the last request decides
 * whether the card is frozen.
 */
const EACH_COUNTS = [
  'POST /api/account/freeze_card',
  'POST /api/account/unfreeze_card',
  'POST /users/sign_in',
]
/** Tables that record events and messages: a repeat adds one more row. */
const EVENT_TABLES = [
  'audit_entries',
  'notifications',
  'partner_events',
  'request_counts',
  'partner_event_ids',
  'sign_in_snapshots',
  'known_devices',
  'passkey_challenges',
]

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

/** A valid request by a new customer, with a new key. */
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
  const tables = rows.filter(
    ({ name }) => !EVENT_TABLES.includes(name) && !name.startsWith('partner_event_history'),
  )
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from bank.${name}`,
  )
  const counted = await bank.database.query<{ name: string; count: number }>(counts.join(' union all '))
  return Object.fromEntries(counted.rows.map(({ name, count }) => [name, count]))
}
const tablesThatGrew = (before: Record<string, number>, after: Record<string, number>) =>
  Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0))

// WIRE-54
test('a call that creates records takes a key, or documents why a repeat creates no more', async () => {
  const unkeyed = operations.filter(({ idempotent, method }) => !idempotent && method === 'POST')
  expect(unkeyed.filter(({ replies, madeOnce }) => replies['201'] && !madeOnce)).toEqual([])
  // The operator's and the clock's calls are on a separate port.
  const reached = unkeyed.filter(({ access }) => access?.who !== 'operator' && access?.who !== 'clock')
  expect(reached.length).toBeGreaterThan(20)
  const creating: string[] = []
  for (const operation of reached) {
    const { request, headers } = await prepare(operation)
    const before = await countRecords()
    await wire.send({ ...request, headers })
    await bank.settle()
    const after = await countRecords()
    const made = tablesThatGrew(before, after)
    if (EACH_COUNTS.includes(operation.name)) continue
    if (made.length > 0 && !operation.madeOnce) creating.push(`${operation.name}: ${made.join(', ')}`)
    await wire.send({ ...request, headers })
    await wire.send({ ...request, headers })
    await bank.settle()
    expect([operation.name, tablesThatGrew(after, await countRecords())]).toEqual([operation.name, []])
  }
  expect(creating).toEqual([])
})

// WIRE-47
test('exactly the calls that move money require an idempotency key', () => {
  const required = operations.filter(({ idempotent }) => idempotent === 'required')
  expect(required.map(({ name }) => name).toSorted()).toEqual(MOVES_MONEY)
})

// WIRE-47
test('refuses a call that moves money without its idempotency key, and changes nothing', async () => {
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
test('refuses an idempotency key that is not a UUID', async () => {
  for (const operation of operations.filter(({ idempotent }) => idempotent)) {
    const { request, headers } = await prepare(operation)
    const reply = await wire.send({ ...request, headers: { ...headers, 'idempotency-key': 'again' } })
    expect([operation.name, reply.status]).toEqual([operation.name, 422])
  }
})

// WIRE-49
test('a request sent three times with one key has one effect and one reply', async () => {
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

// OPERATIONS-142
test('a PUT, PATCH or DELETE that a proxy sends again changes nothing more', async () => {
  const methods = ['PUT', 'PATCH', 'DELETE']
  const changing = operations.filter(
    ({ method, access }) => methods.includes(method) && access?.who !== 'operator' && access?.who !== 'clock',
  )
  expect(changing.length).toBeGreaterThan(13)
  for (const operation of changing) {
    const { request, headers } = await prepare(operation)
    const first = await wire.send({ ...request, headers })
    expect([operation.name, first.status < 300, first.text]).toEqual([operation.name, true, first.text])
    await bank.settle()
    const after = await contentOf(bank)
    await wire.send({ ...request, headers })
    await bank.settle()
    expect([operation.name, await contentOf(bank)]).toEqual([operation.name, after])
  }
})
