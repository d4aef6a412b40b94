/** Who may do what, checked for every route and every operation of the OpenAPI document. */
import { CUSTOMER_STATES, FEATURES, type Access, type Feature } from '@yoursuccess/contract/core/access'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { operationsOf, routesOf, type Operation } from '../support/openapi.ts'
import { POISON_BODIES } from '../support/poison.ts'
import { seedOf, type CallInput } from '../support/seeds.ts'
import { openWire, type Wire, type WireReply } from '../support/wire.ts'

/** Public paths that are not part of the API. */
const OUTSIDE_OF_THE_API = [
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
  'POST /policy-reports',
  'GET *',
]

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

const callable = (who: Access['who']) => operations.filter(({ access }) => access?.who === who)
const codeOf = (reply: WireReply) => (reply.json as { code?: string } | undefined)?.code
const describeReply = (operation: Operation, what: string, reply: WireReply) =>
  `${operation.name} ${what}: ${reply.status} ${codeOf(reply) ?? reply.text.slice(0, 100)}`
const idParams = (value: string) => ({ id: value })

describe('the inventory', () => {
  const undeclared = (routes: string[], known: Operation[]) => {
    const documented = new Set(known.map(({ name }) => name))
    return routes
      .map((route) => route.replace(/^HEAD /, 'GET '))
      .filter((route) => !documented.has(route) && !OUTSIDE_OF_THE_API.includes(route))
  }

  // WIRE-01
  test('every route is in the OpenAPI document, or is known to be outside of the API', () => {
    expect(routesOf(bank.app).length).toBeGreaterThan(40)
    expect(undeclared(routesOf(bank.app), operations)).toEqual([])
  })

  // WIRE-01
  test('every operation of the document is a route, and says who may call it', () => {
    const routes = new Set(routesOf(bank.app))
    expect(operations.filter(({ name }) => !routes.has(name)).map(({ name }) => name)).toEqual([])
    expect(operations.filter(({ access }) => !access).map(({ name }) => name)).toEqual([])
  })

  test('a route that is not in the document is found', async () => {
    const app = fastify()
    app.get('/api/balance', () => 'declared')
    app.post('/api/balance/:id/secret', () => 'not declared')
    await app.ready()
    expect(undeclared(routesOf(app), operations)).toEqual(['POST /api/balance/{id}/secret'])
    await app.close()
  })
})

describe('without a session', () => {
  // WIRE-09
  test('every call of customers answers 401 before anything of it is read', async () => {
    const found: string[] = []
    for (const operation of callable('customer')) {
      const attempts: [string, CallInput, Record<string, string>, string | undefined][] = [
        ['with nothing', {}, {}, undefined],
        ['with rubbish', { params: idParams('%zz'), query: { 'no-such': '%00' } }, {}, '{"rub":"bish"}'],
        ['with broken JSON', {}, {}, '{"a":'],
        ['with another media type', {}, { 'content-type': 'text/plain' }, 'a=b'],
        ['with a token of nobody', {}, { authorization: 'Bearer e30.e30.e30' }, '{}'],
        ['with a cookie of nobody', {}, { cookie: 'Authorization=e30.e30.e30' }, '{}'],
      ]
      for (const [what, parts, headers, body] of attempts) {
        const sent = operation.method === 'GET' ? undefined : body
        const reply = await wire.send({ ...requestOf(operation, parts, headers), body: sent })
        // A path that cannot be decoded gets 400 before any route handles it.
        const expected = reply.status === 400 && what === 'with rubbish' && operation.path.includes('{')
        if (reply.status !== 401 && !expected) found.push(describeReply(operation, what, reply))
        else if (reply.status === 401 && codeOf(reply) !== 'signed_out')
          found.push(describeReply(operation, what, reply))
      }
    }
    expect(found).toEqual([])
  })

  // WIRE-20
  test('HEAD is guarded as GET is', async () => {
    for (const operation of callable('customer').filter(({ method }) => method === 'GET')) {
      const reply = await wire.send({ ...requestOf(operation, {}), method: 'HEAD' })
      expect([operation.name, reply.status]).toEqual([operation.name, 401])
    }
  })
})

describe('calls of other programs', () => {
  const wrongKeys = (): [string, Record<string, string>][] => [
    ['without a key', {}],
    ['with an empty key', { authorization: 'Bearer ' }],
    ['with another key', { authorization: `Bearer ${'x'.repeat(bank.config.operatorKey.length)}` }],
    ['with the start of the key', { authorization: `Bearer ${bank.config.operatorKey.slice(0, -1)}` }],
    ["with a customer's token", { authorization: `Bearer ${customer.token}` }],
    ["with a customer's cookie", { cookie: `Authorization=${customer.token}` }],
  ]

  // PROGRAM-07, WIRE-18
  test("the operator's calls and the clock's answer 401 without their key, and nothing changes", async () => {
    const before = await contentOf(bank)
    for (const operation of [...callable('operator'), ...callable('clock')]) {
      for (const [what, headers] of wrongKeys()) {
        for (const body of ['{}', '{"rub":"bish"}', '{"a":']) {
          const reply = await wire.send({ ...requestOf(operation, {}, headers), body })
          expect([operation.name, what, reply.status]).toEqual([operation.name, what, 401])
        }
      }
    }
    expect(await contentOf(bank)).toEqual(before)
  })

  // WIRE-18
  test('the key of the operator does not move the clock, and that of the clock does not operate', async () => {
    const { operatorKey, CLOCK_SECRET } = bank.config
    // The key of the other caller, and a wrong key of the right length.
    const wrongKeys = {
      operator: [CLOCK_SECRET, `${operatorKey.slice(0, -1)}~`],
      clock: [operatorKey, `${CLOCK_SECRET.slice(0, -1)}~`],
    }
    for (const who of ['operator', 'clock'] as const) {
      for (const operation of callable(who)) {
        for (const key of wrongKeys[who]) {
          const headers = { authorization: `Bearer ${key}` }
          expect((await wire.send({ ...requestOf(operation, {}, headers), body: '{}' })).status).toBe(401)
        }
      }
    }
  })

  // APPLICATION-03, WIRE-19
  test("a partner's call without its signature, or with one over other bytes, is refused and not stored", async () => {
    const before = await contentOf(bank)
    for (const operation of callable('partner')) {
      const parts = await seedOf({ bank, customer, bystander: customer, mark: 'signed' }, operation)
      const request = requestOf(operation, parts)
      const body = String(request.body)
      const own = await credentialOf(operation, bank, '', body)
      const [name = ''] = Object.keys(own)
      const tooLongAgo = new Date(bank.clock.realNow().getTime() - 301_000)
      const old = await credentialOf(operation, bank, '', body, tooLongAgo)
      const attempts: [Record<string, string>, string][] = [
        [{}, body],
        [{ authorization: `Bearer ${bank.config.operatorKey}` }, body],
        [{ [name]: 'rubbish' }, body],
        [old, body],
        [own, body.replace('something_new', 'something_old')],
        [own, `${body} `],
        // The signature is checked before the body is read, so an invalid event gets the same reply.
        ...[{}, { [name]: 'rubbish' }].flatMap((headers): [Record<string, string>, string][] =>
          ['', '{}', '{"a":', '[]', ...POISON_BODIES.slice(-2)].map((each) => [headers, each]),
        ),
        [{ 'content-type': 'text/plain' }, body],
      ]
      for (const [headers, sent] of attempts) {
        const reply = await wire.send({ ...request, headers, body: sent })
        expect([operation.name, headers, reply.status]).toEqual([operation.name, headers, 401])
      }
    }
    expect(await contentOf(bank)).toEqual(before)
  })
})

describe('feature and state', () => {
  const outcomeOf = (reply: WireReply) => ([401, 403].includes(reply.status) ? codeOf(reply) : 'let in')
  const send = (operation: Operation, body: string | undefined, token: string) =>
    wire.send({
      ...requestOf(operation, {}),
      headers: { authorization: `Bearer ${token}` },
      body: operation.method === 'GET' ? undefined : body,
    })

  // WIRE-14
  test('with the feature off, every call that belongs to it answers 403, whatever it holds', async () => {
    await bank.database.query(`update bank.customers set features = '{}' where id = $1`, [customer.id])
    const withFeature = callable('customer').filter(
      ({ access }) => access?.who === 'customer' && access.feature !== undefined,
    )
    expect(withFeature.length).toBeGreaterThan(10)
    for (const operation of withFeature) {
      for (const body of ['{}', POISON_BODIES[1]]) {
        const reply = await send(operation, body, customer.token)
        expect([operation.name, reply.status, codeOf(reply)]).toEqual([operation.name, 403, 'feature_off'])
      }
    }
  })

  // WIRE-15
  test('a call is closed without any one of its features, and needs no other', async () => {
    await bank.stepUp(customer)
    const outcomeWith = async (operation: Operation, features: readonly Feature[]) => {
      await bank.database.query('update bank.customers set features = $2 where id = $1', [
        customer.id,
        features,
      ])
      return outcomeOf(await send(operation, '{}', customer.token))
    }
    for (const operation of callable('customer')) {
      if (operation.access?.who !== 'customer' || !operation.access.feature) continue
      const { feature, alsoFeature } = operation.access
      const own = alsoFeature ? [feature, alsoFeature] : [feature]
      expect([operation.name, await outcomeWith(operation, own)]).toEqual([operation.name, 'let in'])
      for (const off of own) {
        const others = FEATURES.filter((each) => each !== off)
        const outcome = await outcomeWith(operation, others)
        expect([operation.name, off, outcome]).toEqual([operation.name, off, 'feature_off'])
      }
    }
  })

  // WIRE-08, WIRE-10, WIRE-11, WIRE-12
  test.each(CUSTOMER_STATES)(
    'a customer who is %s may call what is meant for them and nothing else',
    async (state) => {
      await bank.stepUp(customer)
      for (const operation of callable('customer')) {
        if (operation.access?.who !== 'customer') continue
        // Reset each time, because one of the calls ends the tested state.
        await bank.database.query('update bank.customers set state = $2 where id = $1', [customer.id, state])
        const reply = await send(operation, '{}', customer.token)
        const wanted = operation.access.states.includes(state) ? 'let in' : 'forbidden'
        expect([operation.name, outcomeOf(reply)]).toEqual([operation.name, wanted])
      }
    },
  )
})
