import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'
import { readDeclaredCalls } from '../../tests/support/declared-calls.ts'
import { describeCalls, type JsonSchema, operationsOf } from '../../tests/support/openapi.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

// WIRE-02
test('serves the OpenAPI description with the errors of every call', async () => {
  const reply = await bank.send<{
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
  }>('GET', '/api/openapi.json')
  expect(reply.status).toBe(200)
  expect(reply.body.openapi).toMatch(/^3\.1/)
  const operations = Object.values(reply.body.paths).flatMap((path) => Object.values(path))
  expect(operations.length).toBeGreaterThan(30)
  for (const operation of operations) expect(operation.responses).toHaveProperty('default')
})

// WIRE-01
test('the description is of every call that the contract declares, and of no other', async () => {
  const declared = await describeCalls(await readDeclaredCalls())
  expect(bank.app.swagger().paths).toEqual(declared.swagger().paths)
})

/** Lists without a length limit in a request, by their path. */
const unboundedIn = (schema: JsonSchema, place: string): string[] => {
  const { type, properties = {}, items, anyOf = [], oneOf = [] } = schema
  const isUnbounded = [type].flat().includes('array') && schema.maxItems === undefined
  return [
    ...(isUnbounded ? [place] : []),
    ...Object.entries(properties).flatMap(([name, field]) => unboundedIn(field, `${place}.${name}`)),
    ...(items ? unboundedIn(items, `${place}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((each) => unboundedIn(each, place)),
  ]
}

// WIRE-27
test('every list in a customer request has a maximum length', () => {
  const found = operationsOf(bank.app)
    .filter(({ access }) => access?.who === 'customer' || access?.who === 'anyone')
    .flatMap(({ name, body, parameters }) => [
      ...(body ? unboundedIn(body, name) : []),
      ...parameters.flatMap((each) => unboundedIn(each.schema, `${name}?${each.name}`)),
    ])
  expect(found).toEqual([])
  const unbounded: JsonSchema = { type: 'object', properties: { a: { type: 'array', items: {} } } }
  expect(unboundedIn(unbounded, 'x')).toEqual(['x.a'])
})
