/** Only its owner can see or change a record, tested for every id field of the OpenAPI document (`x-ids`). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { withEveryId, withId } from '../support/ids.ts'
import { operationsOf, type Operation } from '../support/openapi.ts'
import { POISON_SEGMENTS } from '../support/poison.ts'
import { record, seedOf, type CallInput, type World } from '../support/seeds.ts'
import { openWire, type Wire, type WireReply } from '../support/wire.ts'

let bank: TestBank
let wire: Wire
let operations: Operation[]
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank)
  operations = operationsOf(bank.app)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const worldOf = (caller: TestCustomer, mark: string): World => ({
  bank,
  customer: caller,
  bystander: caller,
  mark,
})
const describeReply = (operation: Operation, what: string, reply: WireReply) =>
  `${operation.name} ${what}: ${reply.status} ${reply.text.slice(0, 200)}`

/** Records of the bank that every customer may see. */
const EVERYBODYS = ['trustee']

type Send = (operation: Operation, parts: CallInput) => Promise<WireReply>
const UNUSED_ID = 999_999_999_999

/**
 * What a stranger learns from the id of another customer's record. Empty if the reply is the same as for a
 * missing record.
 */
const leaksOf = async (
  send: Send,
  operation: Operation,
  place: string,
  parts: CallInput,
  foreign: number,
) => {
  const unknown = await send(operation, withEveryId(parts, place, UNUSED_ID))
  const other = await send(operation, withEveryId(parts, place, foreign))
  const bodyOf = (reply: WireReply) => {
    const { request_id: _left, ...body } = (reply.json ?? {}) as Record<string, unknown>
    return JSON.stringify(body)
  }
  const found: string[] = []
  if (unknown.status !== 404) found.push(describeReply(operation, `${place} of no record`, unknown))
  if (other.status !== unknown.status || bodyOf(other) !== bodyOf(unknown))
    found.push(describeReply(operation, `${place} of another customer`, other))
  return found
}

const idPlaces = () =>
  operations.flatMap((operation) =>
    Object.entries(operation.ids).map(([place, resource]) => ({ operation, place, resource })),
  )
const ownedPlaces = () => idPlaces().filter(({ resource }) => !EVERYBODYS.includes(resource))
const sendAs =
  (caller: TestCustomer): Send =>
  async (operation, parts) => {
    const request = requestOf(operation, parts)
    const credential = await credentialOf(operation, bank, caller.token, String(request.body ?? ''))
    return wire.send({ ...request, headers: credential })
  }

test('every id in a path is declared as the id of a resource', () => {
  const undeclared = operations
    .filter(({ access }) => access?.who === 'customer')
    .flatMap(({ name, ids, parameters }) =>
      parameters.filter((each) => each.in === 'path' && !ids[`params.${each.name}`]).map(() => name),
    )
  expect(undeclared).toEqual([])
})

// WIRE-16
test("answers another customer's record exactly like a missing one, in every id field", async () => {
  const owner = customer
  const stranger = await bank.createCustomer()
  const ownerWorld = worldOf(owner, 'OWNERS-CANARY')
  const strangerWorld = worldOf(stranger, 'strangers own')
  const ids = new Map<string, number>()
  for (const { resource } of ownedPlaces()) {
    if (!ids.has(resource)) ids.set(resource, await record(ownerWorld, resource))
  }
  const before = await contentOf(bank, owner.id)
  const found: string[] = []
  const seen: string[] = []
  const send: Send = async (operation, parts) => {
    const reply = await sendAs(stranger)(operation, parts)
    seen.push(reply.text)
    return reply
  }
  for (const { operation, place, resource } of ownedPlaces()) {
    const parts = await seedOf(strangerWorld, operation)
    found.push(...(await leaksOf(send, operation, place, parts, ids.get(resource) ?? 0)))
    // Proves that only the id was wrong: the same request with the caller's own id succeeds.
    const own = await send(operation, await seedOf(strangerWorld, operation))
    if (own.status > 299) found.push(describeReply(operation, 'with their own id', own))
  }
  expect(found).toEqual([])
  expect(await contentOf(bank, owner.id)).toEqual(before)
  expect(seen.filter((text) => text.includes('OWNERS-CANARY'))).toEqual([])
  expect(idPlaces().length).toBeGreaterThan(10)
})

// WIRE-17
test('answers a malformed id with 400, 404, or 414', async () => {
  const found: string[] = []
  for (const { operation, place } of idPlaces().filter((each) => each.place.startsWith('params.'))) {
    const parts = await seedOf(worldOf(customer, 'mine'), operation)
    for (const segment of POISON_SEGMENTS) {
      const reply = await sendAs(customer)(operation, withId(parts, place, segment))
      if (![400, 404, 414].includes(reply.status))
        found.push(describeReply(operation, segment.slice(0, 20), reply))
    }
  }
  expect(found).toEqual([])
})

test.each([
  ['shows the record', 200, 'Not found'],
  ['answers 403', 403, 'Not found'],
  ['words its 404 differently', 404, 'Not yours'],
])('detects a server that %s', async (_what, status, error) => {
  const [operation] = idPlaces().map((place) => place.operation)
  if (!operation) throw new Error('no operation has an id field')
  const careless: Send = async (_operation, { params }) => {
    const isUnused = params?.['id'] === String(UNUSED_ID)
    const json = isUnused ? { error: 'Not found', request_id: '1' } : { error, request_id: '2' }
    return { status: isUnused ? 404 : status, json, headers: {}, text: '', ms: 0 }
  }
  expect(await leaksOf(careless, operation, 'params.id', { params: { id: '1' } }, 7)).toHaveLength(1)
})
