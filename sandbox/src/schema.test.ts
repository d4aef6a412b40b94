import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDrift, readTables } from '@yoursuccess/database/testing/drift'
import { openTestSandbox, type TestSandbox } from './testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

// OPERATIONS-19
test('the tables in code match the tables that the migrations create', async () => {
  const tables = await readTables(import.meta.dirname, '{**/tables,clock,galileo/call,mail/box}.ts')
  expect(await findDrift(sandbox.database, 'sandbox', tables, ['migrations'])).toEqual([])
})
