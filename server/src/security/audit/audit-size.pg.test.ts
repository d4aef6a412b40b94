/** What an audit of many accounts asks of the processor and of memory. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { openMigratedDatabase } from '../../../tests/support/migrated-database.ts'
import {
  ACCOUNTS_AT_ONCE,
  auditEnds,
  insertAccounts,
  openAuditor,
  openProcessor,
} from '../../../tests/support/audited-bank.ts'
import { ACCOUNTS_IN_BATCH } from './audit-runs.queries.ts'

const processor = openProcessor()
let database: Database
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

// OPERATIONS-117
test('an audit of 2,000 accounts compares them side by side, a few at a time, with two calls each', async () => {
  await insertAccounts(database, 2000)
  const lists: number[] = []
  const watched: Database = {
    ...database,
    query: async (text, values) => {
      const found = await database.query(text, values)
      lists.push(found.rows.length)
      return found as never
    },
  }
  processor.beforeBalance = () => new Promise((resolve) => setTimeout(resolve, 50))
  const server = openAuditor(watched, processor)
  await server.begin()
  await server.look()
  expect(await auditEnds(database)).toMatchObject({ accounts: 2000, compared: 2000 })
  await server.stop()
  expect(processor.balances).toHaveLength(2000)
  expect(processor.mostAtOnce).toBe(ACCOUNTS_AT_ONCE)
  expect(Math.max(...lists)).toBeLessThanOrEqual(Math.max(ACCOUNTS_IN_BATCH, ACCOUNTS_AT_ONCE))
})
