import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../testing.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

test('the description of the API can be read, with the refusals of every call', async () => {
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
