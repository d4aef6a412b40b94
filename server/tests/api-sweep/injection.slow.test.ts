/**
 * No input text becomes part of an SQL statement (WIRE-28). The test also proves that it finds operations
 * built to be vulnerable. With EVERY_PROBE, sends all probes to all operations; otherwise, sends some to the
 * operations that need no session.
 */
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { probe } from '../support/injection.ts'
import { operationsOf } from '../support/openapi.ts'
import { seedOf, type World } from '../support/seeds.ts'
import { isOpen, placesOfText, takesText } from '../support/with-text.ts'
import { openWire, type Wire } from '../support/wire.ts'

const IS_LONG = process.env['EVERY_PROBE'] !== undefined
const MAX_PROBES = IS_LONG ? Infinity : 2

let bank: TestBank
let wire: Wire
beforeAll(async () => {
  bank = await openTestBank()
  // Not a timing test: a busy machine may be slow.
  wire = openWire(bank, 60_000)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

// WIRE-28
test('no operation runs text from its input as SQL', { timeout: 600_000 }, async () => {
  const bystander = await bank.createCustomer()
  const found: string[] = []
  let probed = 0
  for (const operation of operationsOf(bank.app).filter((each) => IS_LONG || isOpen(each))) {
    if (!takesText(operation) || operation.access?.who === 'clock') continue
    const world: World = { bank, bystander, customer: await bank.createCustomer(), mark: 'probed' }
    const seed = await seedOf(world, operation)
    for (const [index, place] of placesOfText(operation, seed).entries()) {
      // Failed sign-ins of earlier probes must not lock out this one.
      await bank.database.query('delete from bank.sign_in_throttles')
      const suspicion = await probe(async (text) => {
        const request = requestOf(operation, place(text))
        const headers = await credentialOf(operation, bank, world.customer.token, String(request.body ?? ''))
        return wire.send({ ...request, headers })
      }, MAX_PROBES)
      if (suspicion) found.push(`${operation.name}, text ${index}: ${suspicion}`)
      probed++
    }
  }
  expect(found).toEqual([])
  expect(probed).toBeGreaterThan(IS_LONG ? 100 : 10)
})

test.each([
  ['a string', (name: string) => `select id from bank.customers where email = '${name}'`],
  ['a number', (id: string) => `select id from bank.customers where id = ${id}`],
  ['a sort order', (column: string) => `select id from bank.customers order by (${column}) limit 1`],
])(
  'finds an operation that builds SQL from %s, even when it hides its errors',
  async (_what, statementOf) => {
    const app = Fastify()
    const rowsOf = async (query: unknown) =>
      (await bank.database.run(statementOf((query as { text: string }).text))).rows
    app.get('/loud', async ({ query }) => rowsOf(query))
    app.get('/quiet', async ({ query }) => rowsOf(query).catch(() => []))
    app.get('/silent', async ({ query }) => {
      await rowsOf(query).catch(() => [])
      return 'done'
    })
    const planted = openWire(await app.listen({ host: '127.0.0.1', port: 0 }), 60_000)
    const probed = (path: string) =>
      probe((text) => planted.send({ method: 'GET', target: `${path}?text=${encodeURIComponent(text)}` }))
    const outcome = [await probed('/loud'), await probed('/quiet'), await probed('/silent')]
    planted.close()
    await app.close()
    expect(outcome[0]).toBe('fault')
    expect(outcome[1]).toMatch(/condition|pause/)
    expect(outcome[2]).toBe('pause')
  },
)
