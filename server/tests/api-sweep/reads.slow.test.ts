/** Reads change nothing, tested for every GET (WIRE-05, WIRE-06). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { type JsonSchema, type Operation, operationsOf } from '../support/openapi.ts'
import { seedOf } from '../support/seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

/** Returns the whole account number, which the customer passes on to an employer. */
const RETURNS_THE_NUMBER = ['GET /api/account']
/**
 * Tables that reads may write: the processor's last reply, visits to the rewards site, the open PIN frame, and
 * what verifies the documents that were downloaded.
 */
const WRITTEN_BY_READS = ['accounts', 'audit_entries', 'pin_frames', 'proof_documents']

let bank: TestBank
let wire: Wire
const people: TestCustomer[] = []
let operations: Operation[]
const replies = new Map<string, { status: number; text: string }>()
beforeAll(async () => {
  bank = await openTestBank()
  // Not a timing test: a busy machine may be slow.
  wire = openWire(bank, 30_000)
  operations = operationsOf(bank.app)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

const reads = () =>
  operations.filter(
    ({ method, access }) => method === 'GET' && ['customer', 'anyone'].includes(access?.who ?? ''),
  )

// WIRE-06
test('reading changes nothing', { timeout: 180_000 }, async () => {
  const seeds = []
  for (const operation of reads()) {
    const own = await bank.createCustomer()
    const world = { bank, customer: own, bystander: own, mark: 'read' }
    const parts = await seedOf(world, operation)
    // Some calls replace the customer, for example with an applicant.
    people.push(world.customer)
    seeds.push({ operation, parts, token: world.customer.token })
  }
  await bank.settle()
  // As on a slow machine: what is read now may be recorded as a movement.
  await bank.database.query(`update bank.reconciliations set moved_at = moved_at - interval '1 hour'`)
  const comparedContent = async () => {
    const content = await contentOf(bank)
    for (const table of WRITTEN_BY_READS) delete content[table]
    return content
  }
  const before = await comparedContent()
  for (const { operation, parts, token } of seeds) {
    const headers = { authorization: `Bearer ${token}` }
    replies.set(operation.name, await wire.send({ ...requestOf(operation, parts), headers }))
  }
  expect(await comparedContent()).toEqual(before)
  const refused = [...replies].filter(([, { status }]) => status > 299)
  expect(refused.map(([name, { status, text }]) => `${name}: ${status} ${text}`)).toEqual([])
  expect(replies.size).toBeGreaterThan(25)
})

// WIRE-05
test('only the account page receives the account number', () => {
  const returning = [...replies]
    .filter(([, { text }]) => people.some(({ prn }) => prn !== '' && text.includes(prn)))
    .map(([name]) => name)
  expect(returning).toEqual(RETURNS_THE_NUMBER)
})

const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as JsonSchema
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)]
}

// WIRE-05
test('no reply declares a field for a secret or an internal id', () => {
  const found = operations.flatMap(({ name, replies: declared }) =>
    Object.values(declared)
      .flatMap(namesIn)
      .filter((field) => /ssn|id_number|hash|secret|sealed|password|customer_id$/.test(field))
      .map((field) => `${name}: ${field}`),
  )
  expect(found.toSorted()).toEqual([
    // The sandbox offers sign-ins with their password. Production offers none (SANDBOX-10).
    'GET /api/program: password',
    'GET /operator/money_stops: customer_id',
    'POST /operator/customers: customer_id',
    'POST /partner/customers: customer_id',
    // After undoing a change, the owner chooses a new password on the same page.
    'POST /users/undo_change: reset_password_token',
  ])
})
