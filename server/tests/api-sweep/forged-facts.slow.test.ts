/**
 * The bank never takes its own facts from the caller (WIRE-26). Each call that changes something is sent with
 * a claim for each database column and each reply field. Unknown fields are refused by name. Accepted ones
 * must have no effect, compared with the same call of a customer who claims nothing.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { credentialOf, mayGoOnAfter, requestOf } from '../support/calls.ts'
import { differencesOf, effectOf, rowsOf } from '../support/effects.ts'
import { claimPlaces, claimsOf, MARKS, withClaims, type Claims } from '../support/forged-facts.ts'
import { operationsOf, type Operation } from '../support/openapi.ts'
import { seedOf, type CallInput, type World } from '../support/seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

let bank: TestBank
let wire: Wire
let operations: Operation[]
let stranger: TestCustomer
let marked: Claims
let plausible: Claims
beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank, 30_000)
  operations = operationsOf(bank.app)
  stranger = await bank.createCustomer()
  ;[marked, plausible] = await claimsOf(bank.database, operations, stranger.id)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

const writes = () => operations.filter(({ method }) => method !== 'GET')
const newWorld = async (): Promise<World> => {
  const customer = await bank.createCustomer()
  return { bank, customer, bystander: customer, mark: 'honest' }
}
const send = async (operation: Operation, { token }: TestCustomer, parts: CallInput) => {
  const request = requestOf(operation, parts)
  const headers = await credentialOf(operation, bank, token, String(request.body ?? ''))
  return wire.send({ ...request, headers })
}

// WIRE-26
test('refuses each unknown field by name, at every level of the body', {
  timeout: 180_000,
}, async () => {
  const found: string[] = []
  let claimed = 0
  let world = await newWorld()
  for (const operation of writes().filter(({ body }) => body)) {
    world.customer = world.bystander
    const parts = await seedOf(world, operation)
    await bank.settle()
    const before = await rowsOf(bank, world.customer)
    for (const { path, unknown } of claimPlaces(operation, parts.body, marked)) {
      if (unknown.length === 0) continue
      const body = withClaims(parts.body, [{ path, names: unknown }], marked)
      const reply = await send(operation, world.customer, { ...parts, body })
      claimed += unknown.length
      const said = JSON.stringify(reply.json)
      const unnamed = unknown.filter((name) => !said.includes(`\\"${name}\\"`))
      if (reply.status !== 422 || unnamed.length > 0)
        found.push(`${operation.name} at ${path.join('.')}: ${reply.status}, not named: ${unnamed.join(' ')}`)
    }
    const left = differencesOf(before, await rowsOf(bank, world.customer))
    if (left.length > 0) found.push(`${operation.name} changed ${left.join(' ')}`)
    if (!(await mayGoOnAfter(operation, world.bystander))) world = await newWorld()
  }
  expect(found).toEqual([])
  expect(claimed).toBeGreaterThan(20_000)
})

/**
 * Rows that may differ by chance: either the call or the processor's event writes the audit entry first. An
 * idempotency key stores the hash of the request as sent, with the ignored fields.
 */
const BY_CHANCE = ['bank.audit_entries', 'bank.idempotency_keys.body_hash']

/** Makes one call, with or without claims, and returns its effect. */
const effectOn = async (world: World, operation: Operation, claims: Claims | undefined) => {
  world.customer = world.bystander
  const parts = await seedOf(world, operation)
  await bank.settle()
  const before = await rowsOf(bank, world.customer)
  const places = claims
    ? claimPlaces(operation, parts.body, claims).map(({ path, ignored }) => ({ path, names: ignored }))
    : []
  const body = claims ? withClaims(parts.body, places, claims) : parts.body
  const reply = await send(operation, world.customer, { ...parts, body })
  await bank.settle()
  return {
    status: reply.status,
    said: reply.text,
    rows: effectOf(before, await rowsOf(bank, world.customer)),
  }
}

const takesClaims = ({ access, body }: Operation) =>
  ['customer', 'anyone'].includes(access?.who ?? '') && (!body || JSON.stringify(body).includes('{}'))

/** Two honest customers, one with recognizable claims, and one with plausible claims. */
type Four = readonly [World, World, World, World]
const fourPeople = (): Promise<Four> => Promise.all([newWorld(), newWorld(), newWorld(), newWorld()])

/** Makes the same call as each of the four, and returns what the claims changed. */
const findingsOn = async (operation: Operation, [first, second, third, fourth]: Four): Promise<string[]> => {
  const found: string[] = []
  const honest = await effectOn(first, operation, undefined)
  const twin = await effectOn(second, operation, undefined)
  const incidental = new Set([...BY_CHANCE, ...differencesOf(honest.rows, twin.rows)])
  if (honest.status > 299) found.push(`${operation.name} is refused: ${honest.said.slice(0, 200)}`)
  for (const [world, claims] of [
    [third, marked],
    [fourth, plausible],
  ] as const) {
    const forged = await effectOn(world, operation, claims)
    if (forged.status !== honest.status)
      found.push(`${operation.name}: ${honest.status} became ${forged.status} ${forged.said.slice(0, 200)}`)
    const differences = differencesOf(honest.rows, forged.rows).filter((place) => !incidental.has(place))
    if (differences.length > 0) found.push(`${operation.name} changed ${differences.join(' ')}`)
    if (MARKS.test(JSON.stringify([...forged.rows]) + forged.said))
      found.push(`${operation.name} kept a forged value`)
  }
  return found
}

// WIRE-26
test('a forged value in a field that a call accepts has no effect', { timeout: 300_000 }, async () => {
  const findings: string[] = []
  const calls = writes().filter(takesClaims)
  const before = await rowsOf(bank, stranger)
  let four = await fourPeople()
  for (const operation of calls) {
    const found = await findingsOn(operation, four)
    // Repeats the call, because a random difference does not repeat.
    if (found.length > 0) {
      four = await fourPeople()
      findings.push(...(await findingsOn(operation, four)))
    }
    if (!(await mayGoOnAfter(operation, four[0].bystander))) four = await fourPeople()
  }
  expect(findings).toEqual([])
  expect(calls.length).toBeGreaterThan(30)
  expect(differencesOf(before, await rowsOf(bank, stranger))).toEqual([])
})
