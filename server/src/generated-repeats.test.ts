/** Every call that takes an Idempotency-Key, walked over the OpenAPI document: none without it, and one effect for each. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from './testing.ts'
import { credentialOf, requestOf } from './testing/calls.ts'
import { contentOf } from './testing/content.ts'
import { type Operation, operationsOf } from './testing/openapi.ts'
import { seedOf, type World } from './testing/seeds.ts'
import { openWire, type Wire } from './testing/wire.ts'

/** They move money, or have a card or a check made. A new call of this kind belongs here. */
const MOVES_MONEY = [
  'POST /api/account/reactivate',
  'POST /api/account/request_replacement_card',
  'POST /api/ach_transactions',
  'POST /api/bill_payments',
  'POST /api/disputes',
  'POST /api/recurring_transfers',
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

/** A request that succeeds, of somebody new, with a key of its own. */
const prepare = async (operation: Operation) => {
  const customer = await bank.createCustomer()
  const world: World = { bank, customer, bystander: customer, mark: 'repeated' }
  const request = requestOf(operation, await seedOf(world, operation))
  const headers = await credentialOf(operation, bank, world.customer.token, request.body?.toString() ?? '')
  await bank.settle()
  return { request, headers }
}

test('every call that moves money requires a key, and says so in its description', () => {
  const required = operations.filter(({ idempotent }) => idempotent === 'required')
  expect(required.map(({ name }) => name).toSorted()).toEqual(MOVES_MONEY)
})

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

test('a key that is no UUID is refused', async () => {
  for (const operation of operations.filter(({ idempotent }) => idempotent)) {
    const { request, headers } = await prepare(operation)
    const reply = await wire.send({ ...request, headers: { ...headers, 'idempotency-key': 'again' } })
    expect([operation.name, reply.status]).toEqual([operation.name, 422])
  }
})

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
