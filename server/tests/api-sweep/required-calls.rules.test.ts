/**
 * The calls, parameters and fields that must not change. The web app and the server both follow the contract,
 * so neither would notice a new name. `required-calls.json` is an OpenAPI document that lists only these.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readDeclaredCalls } from '../support/declared-calls.ts'
import {
  type ApiDocument,
  describeCalls,
  type JsonSchema,
  operationsOf,
  type Operation,
  readOperations,
} from '../support/openapi.ts'

const file = resolve(import.meta.dirname, 'required-calls.json')
const required = readOperations(JSON.parse(readFileSync(file, 'utf8')) as ApiDocument)
const declared = operationsOf(await describeCalls(await readDeclaredCalls()))

/** The schema and, if it is a union such as "object or null", each of its members. */
const optionsOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(optionsOf),
]

/** Fields that `wanted` has and `given` lacks, such as "reply 200: bill_payments[].amount". */
const missingFields = (wanted: JsonSchema, given: readonly JsonSchema[], place: string): string[] => {
  const options = given.flatMap(optionsOf)
  const fields = Object.entries(wanted.properties ?? {}).flatMap(([name, field]) => {
    const at = place.endsWith(':') ? `${place} ${name}` : `${place}.${name}`
    const found = options.flatMap(({ properties }) => properties?.[name] ?? [])
    return found.length > 0 ? missingFields(field, found, at) : [at]
  })
  if (!wanted.items) return fields
  const rows = options.flatMap(({ items }) => items ?? [])
  return [...fields, ...(rows.length > 0 ? missingFields(wanted.items, rows, `${place}[]`) : [`${place}[]`])]
}

const missingOf = (wanted: Operation, operations: readonly Operation[]): string[] => {
  const given = operations.find(({ name }) => name === wanted.name)
  if (!given) return ['the call']
  const parameters = wanted.parameters.filter(
    (each) => !given.parameters.some((other) => other.in === each.in && other.name === each.name),
  )
  return [
    ...parameters.map((each) => `${each.in}: ${each.name}`),
    ...(wanted.body ? missingFields(wanted.body, given.body ? [given.body] : [], 'body:') : []),
    ...Object.entries(wanted.replies).flatMap(([status, reply]) => {
      const other = given.replies[status]
      return reply ? missingFields(reply, other ? [other] : [], `reply ${status}:`) : []
    }),
  ]
}

// WIRE-03, WIRE-31, WIRE-41
// SESSION-01, SESSION-02, SESSION-16, SESSION-17, SESSION-39, SESSION-45, SESSION-47
// SETTINGS-11, SETTINGS-14, SETTINGS-16
// APPLICATION-07, APPLICATION-08, APPLICATION-21, APPLICATION-38, APPLICATION-41, APPLICATION-48
test.each(required)('$name has every required parameter and field', (call) => {
  expect(missingOf(call, declared)).toEqual([])
})

const rows = (row: JsonSchema): JsonSchema => ({ properties: { rows: { anyOf: [{ items: row }] } } })
const AMOUNT = { properties: { amount: {} } }
const ID = { properties: { id: {} } }

test.each<[missing: string[], parameter: string, body: JsonSchema, reply: JsonSchema]>([
  [[], 'page', AMOUNT, rows(ID)],
  [['query: page'], 'pages', AMOUNT, rows(ID)],
  [['body: amount'], 'page', { properties: { sum: {} } }, rows(ID)],
  [['reply 200: rows[].id'], 'page', AMOUNT, rows(AMOUNT)],
  [['reply 200: rows[]'], 'page', AMOUNT, { properties: { rows: ID } }],
])('finds that %j is missing', (missing, parameter, body, reply) => {
  const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
  const operationsWith = (name: string, sent: JsonSchema, received: JsonSchema) =>
    readOperations({
      paths: {
        '/api/a': {
          post: {
            parameters: [{ in: 'query', name, schema: {} }],
            requestBody: content(sent),
            responses: { 200: content(received) },
          },
        },
      },
    })
  const [wanted] = operationsWith('page', AMOUNT, { properties: { rows: { items: ID } } })
  expect(wanted && missingOf(wanted, operationsWith(parameter, body, reply))).toEqual(missing)
  expect(wanted && missingOf(wanted, [])).toEqual(['the call'])
})
