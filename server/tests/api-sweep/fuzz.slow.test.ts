/**
 * Sends generated input to every operation of the OpenAPI document: valid, nearly valid, and hostile. Each
 * reply must be one that the contract declares: no server error, no broken connection, no hang. FUZZ_CASES
 * sets the number of inputs for each operation, and FUZZ_SEED the seed.
 */
import { errorReply } from '@yoursuccess/contract/core/error'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createLog } from '../../src/observability/log.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { auditEnded } from '../support/audit.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { operationsOf, type Operation } from '../support/openapi.ts'
import {
  POISON_BODIES,
  POISON_SEGMENTS,
  POISON_TEXTS,
  UNSTORABLE_TEXTS,
  writeJson,
} from '../support/poison.ts'
import { hostileValue, nearValid, validValue } from '../support/schema-arbitrary.ts'
import { seedOf, type CallInput, type World } from '../support/seeds.ts'
import { placesOfText } from '../support/with-text.ts'
import { openWire, type Wire, type WireReply, type WireRequest } from '../support/wire.ts'

const CASES = Number(process.env['FUZZ_CASES'] ?? 24)
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 2 ** 31))

let bank: TestBank
let wire: Wire
/**
 * For slow calls: moving the clock replies after all due work is done, and some operator calls read every
 * record.
 */
let patientWire: Wire
let bystander: TestCustomer
const statuses: number[] = []
const unfitLines: string[] = []
let lines = 0
beforeAll(async () => {
  const write = (line: string) => {
    lines++
    if (isUnfit(line)) unfitLines.push(line.slice(0, 1000))
  }
  bank = await openTestBank({ log: createLog('debug', { write }) })
  wire = openWire(bank)
  patientWire = openWire(bank, 60_000)
  bystander = await bank.createCustomer()
})
afterAll(async () => {
  wire.close()
  patientWire.close()
  await bank.close()
})

/** Hostile texts that appear nowhere in our own output: no log line may contain them (G5). */
const GARBAGE = [
  '<script',
  'etc/passwd',
  '7*7',
  'pg_sleep',
  'Set-Cookie',
  '\u202e',
  '😀',
  '999999999',
  '0x10',
  'ééé',
]
/** Whether a log line is not exactly one JSON object, or contains hostile text. */
const isUnfit = (line: string) =>
  !/^\{[^\r\n]*\}\n$/.test(line) || GARBAGE.some((text) => line.includes(text))

/** Replies must never reveal these: stack traces, SQL, files, versions. */
const INNER_WORKINGS =
  /\bat \S+ \(|node_modules|\.ts:\d|\b(select|insert into|update|delete from)\b .*\b(from|set|where|values)\b|relation "|bank\.|pglite|postgres|drizzle|fastify|zod/i

const errorIn = (operation: Operation, reply: WireReply): string | undefined => {
  if (reply.status >= 500 && reply.status !== 503) return 'is a server error'
  if (reply.status < 300) {
    const schema = operation.replies[String(reply.status)]
    if (!(String(reply.status) in operation.replies)) return 'has an undeclared status'
    if (operation.isPaper) return reply.text.startsWith('%PDF-') ? undefined : 'is not a PDF'
    if (operation.isTable)
      return /^(text\/csv|application\/x-ofx)/.test(String(reply.headers['content-type']))
        ? undefined
        : 'is not a table'
    if (!schema) return reply.text === '' ? undefined : 'has a body where none is declared'
    return z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(reply.json).success
      ? undefined
      : 'does not match its schema'
  }
  if (!errorReply.safeParse(reply.json).success) return 'is not an error reply'
  const { error, code, details } = errorReply.parse(reply.json)
  return INNER_WORKINGS.test(JSON.stringify([error, code, details])) ? 'reveals internals' : undefined
}

/** The seed's request with some changes, or a request generated from the schema, or garbage. */
const partsFrom = (operation: Operation, seed: CallInput): fc.Arbitrary<CallInput> => {
  const text = fc.oneof(fc.constantFrom(...POISON_TEXTS.filter((each) => each.isWellFormed())), fc.string())
  const shortText = text.map((each) => each.slice(0, 500)).filter((each) => each.isWellFormed())
  const parameters = (where: 'path' | 'query') => operation.parameters.filter((each) => each.in === where)
  const queryOf = Object.fromEntries(
    parameters('query').map(({ name, schema }) => [
      name,
      fc.oneof(validValue(schema).map(String), shortText),
    ]),
  )
  const query = fc.oneof(
    fc.constant(seed.query ?? {}),
    fc.record(queryOf, { requiredKeys: [] }).map((given) => ({ ...given }) as Record<string, string>),
    fc.dictionary(shortText, shortText, { maxKeys: 2 }),
  )
  const params = fc.oneof(
    { weight: 3, arbitrary: fc.constant(seed.params ?? {}) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...POISON_SEGMENTS)
        .map((segment) => namedAlike(parameters('path'), segment)),
    },
  )
  return fc
    .tuple(query, params, bodyFrom(operation, seed))
    .map(([search, ids, body]): CallInput => ({ query: search, params: ids, body }))
}

const namedAlike = (parameters: readonly { name: string }[], value: string): Record<string, string> =>
  Object.fromEntries(parameters.map(({ name }) => [name, value]))

/** Limits clock moves to 30 days. The bank advances day by day, so thirty years would take minutes. */
const within30Days = (body: unknown): unknown => {
  const { offset_ms: offset } = (body ?? {}) as { offset_ms?: unknown }
  return typeof offset === 'number' && Math.abs(offset) <= 50 * 365 * DAY_MS
    ? { ...(body as object), offset_ms: offset % (30 * DAY_MS) }
    : body
}
const DAY_MS = 86_400_000

const bodyFrom = ({ body, access }: Operation, seed: CallInput): fc.Arbitrary<unknown> => {
  if (!body) return fc.constant(undefined)
  const changedSeed = nearValid(fc.constant(seed.body))
  if (access?.who === 'clock') return changedSeed.map(within30Days)
  return fc.oneof(
    { weight: 2, arbitrary: validValue(body) },
    { weight: 3, arbitrary: changedSeed },
    { weight: 2, arbitrary: nearValid(validValue(body)) },
    { weight: 1, arbitrary: hostileValue },
  )
}

/** fast-check puts the input into the message and the error into its cause. */
const describeError = (error: unknown): string =>
  error instanceof Error
    ? [error.message.slice(0, 2000), ...(error.cause ? [describeError(error.cause)] : [])].join('\n')
    : String(error)

/** Calls that process all records and take no input. */
const OF_ALL_RECORDS = new Set(['POST /operator/backups', 'POST /operator/key_rotation'])
const isLong = ({ access, name }: Operation) => access?.who === 'clock' || OF_ALL_RECORDS.has(name)

const isSendable = ({ target }: WireRequest) => /^[\u0021-\u007e]*$/.test(target)

// WIRE-04, WIRE-29
test(`every operation withstands generated and hostile input (seed ${SEED})`, {
  timeout: Math.max(300_000, CASES * 40_000),
}, async () => {
  const failures: string[] = []
  const without2xx: string[] = []
  // The clock's calls come first. Later, each customer that the other calls create would get a statement for
  // each month that passes.
  const isClock = ({ access }: Operation) => access?.who === 'clock'
  const operations = operationsOf(bank.app).toSorted(
    (one, next) => Number(isClock(next)) - Number(isClock(one)),
  )
  for (const operation of operations) {
    await bank.database.query('delete from bank.sign_in_throttles')
    await auditEnded(bank)
    // Releases stopped accounts: an audit finds the records that other requests invented, and stops those
    // accounts.
    await bank.database.query('update bank.money_stops set resumed_at = now() where resumed_at is null')
    // Another request may have announced the program's end.
    await bank.program.set({ mode: 'off' })
    const world: World = { bank, bystander, customer: await bank.createCustomer(), mark: 'fuzz' }
    const seed = await seedOf(world, operation)
    const { token } = world.customer

    const check = async (request: WireRequest) => {
      const reply = await (isLong(operation) ? patientWire : wire).send(request)
      statuses.push(reply.status)
      const error = errorIn(operation, reply)
      if (error)
        throw new Error(
          `${error}: ${reply.status} ${reply.text.slice(0, 300)} to ${request.target.slice(0, 200)} ${String(request.body).slice(0, 300)}`,
        )
      return reply
    }
    const asCaller = async (request: WireRequest) => ({
      ...request,
      headers: await credentialOf(operation, bank, token, String(request.body ?? '')),
    })

    try {
      const first = await check(await asCaller(requestOf(operation, seed)))
      if (first.status > 299)
        without2xx.push(`${operation.name}: ${first.status} ${first.text.slice(0, 200)}`)
      if (operation.body) {
        for (const body of POISON_BODIES) await check(await asCaller({ ...requestOf(operation, seed), body }))
      }
      for (const place of placesOfText(operation, seed)) {
        for (const text of UNSTORABLE_TEXTS) await check(await asCaller(requestOf(operation, place(text))))
      }
      const property = fc.asyncProperty(partsFrom(operation, seed), async (parts) => {
        const request = requestOf(operation, parts)
        if (!isSendable(request)) return
        await check(await asCaller(request))
        await check(request)
      })
      await fc.assert(property, {
        seed: SEED,
        numRuns: OF_ALL_RECORDS.has(operation.name) ? 1 : CASES,
        interruptAfterTimeLimit: 20_000,
      })
    } catch (error) {
      failures.push(`${operation.name} ${describeError(error)}`)
    }
  }
  expect(failures.join('\n\n')).toBe('')
  expect(without2xx).toEqual([])
})

test('the fuzz run gets many kinds of refusals and almost no rate limits', () => {
  const share = (status: number) => statuses.filter((each) => each === status).length / statuses.length
  expect(share(429)).toBeLessThan(0.01)
  for (const status of [200, 400, 401, 404, 422]) expect([status, share(status) > 0]).toEqual([status, true])
})

test('hostile input neither appears in a log line nor breaks one', () => {
  expect(lines).toBeGreaterThan(statuses.length)
  expect(unfitLines.join('')).toBe('')
  const log = createLog('debug', { write: (line) => void unfitLines.push(...(isUnfit(line) ? [line] : [])) })
  log.warn({ err: new Error('invalid input <script>') }, 'planted')
  expect(unfitLines).toHaveLength(1)
})

// WIRE-04
test('finds a reply that reveals internals or does not match the contract', () => {
  const [operation] = operationsOf(bank.app).filter(({ name }) => name === 'GET /api/balance')
  if (!operation) throw new Error('GET /api/balance is missing')
  const reply = (status: number, json: unknown): WireReply => ({
    status,
    json,
    headers: {},
    text: JSON.stringify(json),
    ms: 1,
  })
  const refusal = { code: 'malformed', request_id: 'x' }
  const balance = { balance: '1.00', as_of: '2026-08-22T12:00:00.000Z', stale: false }
  expect(errorIn(operation, reply(200, balance))).toBeUndefined()
  expect(errorIn(operation, reply(200, { ...balance, prn: '123' }))).toBe('does not match its schema')
  expect(errorIn(operation, reply(201, balance))).toBe('has an undeclared status')
  expect(errorIn(operation, reply(500, { error: 'x', ...refusal }))).toBe('is a server error')
  expect(errorIn(operation, reply(400, { error: 'x' }))).toBe('is not an error reply')
  expect(errorIn(operation, reply(400, { error: 'x', ...refusal, stack: 'y' }))).toBe('is not an error reply')
  const leak = 'update "bank"."customers" set "state" where id'
  expect(errorIn(operation, reply(400, { error: leak, ...refusal }))).toBe('reveals internals')
  expect(writeJson({ a: [1, 'x'] })).toBe('{"a":[1,"x"]}')
})
