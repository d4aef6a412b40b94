/**
 * Sends every operation the requests that another site can make a customer's browser send. They change
 * nothing (WIRE-30), and a body that is not JSON is never read (WIRE-21).
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { type Operation, operationsOf } from '../support/openapi.ts'
import { seedOf } from '../support/seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

let bank: TestBank
let wire: Wire
let customer: TestCustomer
let writes: Operation[]
beforeAll(async () => {
  bank = await openTestBank()
  // Not a timing test: a busy machine may be slow.
  wire = openWire(bank, 30_000)
  customer = await bank.createCustomer()
  writes = operationsOf(bank.app).filter(({ method }) => method !== 'GET')
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

/** Headers that browsers send for a form, or for a script without permission, on another site. */
const CROSS_SITE_HEADERS: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
  {},
]
const FORM_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']
const CROSS_SITE_FORMS = FORM_TYPES.map((type) => ({ 'content-type': type, origin: 'https://evil.example' }))
const MULTIPART =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.html"\r\n\r\n<b>\r\n--x--\r\n'

// WIRE-30
test('refuses cross-site requests to every operation that changes data, whatever the body', {
  timeout: 180_000,
}, async () => {
  const ofCustomers = writes.filter(({ access }) => access?.who === 'customer')
  expect(ofCustomers.length).toBeGreaterThan(30)
  const requests = []
  for (const operation of ofCustomers) {
    const own = await bank.createCustomer()
    const world = { bank, customer: own, bystander: own, mark: 'cross-site' }
    const parts = await seedOf(world, operation)
    // Some calls replace the customer, for example with an applicant.
    requests.push({ ...requestOf(operation, parts), token: world.customer.token })
  }
  await bank.settle()
  const before = await contentOf(bank)
  const opened: string[] = []
  for (const { token, ...request } of requests) {
    for (const origin of [...CROSS_SITE_HEADERS, ...CROSS_SITE_FORMS]) {
      const { status } = await wire.send({
        ...request,
        headers: { cookie: `Authorization=${token}`, ...origin },
      })
      if (status !== 403) opened.push(`${request.method} ${request.target}: ${status}`)
    }
  }
  expect(opened).toEqual([])
  await bank.settle()
  expect(await contentOf(bank)).toEqual(before)
})

test('no operation accepts a file or a body other than JSON', async () => {
  const accepted: string[] = []
  await bank.stepUp(customer)
  for (const operation of writes.filter(({ body, access }) => body && access?.who !== 'partner')) {
    const keys = { operator: bank.config.operatorKey, clock: bank.config.CLOCK_SECRET }
    const who = operation.access?.who
    const key = who === 'operator' || who === 'clock' ? keys[who] : customer.token
    for (const type of FORM_TYPES) {
      const headers = { authorization: `Bearer ${key}`, 'content-type': type }
      const { status } = await wire.send({ ...requestOf(operation, {}), headers, body: MULTIPART })
      if (status !== 415) accepted.push(`${operation.name} ${type}: ${status}`)
    }
  }
  expect(accepted).toEqual([])
})
