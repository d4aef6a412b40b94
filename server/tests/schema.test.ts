import { join } from 'node:path'
import { text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { id } from '@yoursuccess/database/columns'
import { findDrift, readTables } from '@yoursuccess/database/testing/drift'
import { bankSchema } from '../src/boot/schema.ts'
import { openMigratedDatabase } from './support/migrated-database.ts'

/** Tables without a definition in code, which only hand-written SQL uses. */
const WITHOUT_DEFINITION = [
  'migrations',
  'business_clock',
  'kept_figures',
  'work_claims',
  'request_counts',
  'partner_events',
  'partner_event_history',
  'partner_event_ids',
]

let database: Database
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

// OPERATIONS-19
test('the tables in code match the migrated database', async () => {
  const tables = await readTables(join(import.meta.dirname, '../src'), '**/*.tables.ts')
  expect(tables.length).toBeGreaterThan(10)
  expect(await findDrift(database, 'bank', tables, WITHOUT_DEFINITION)).toEqual([])
})

test('finds a column that is missing, misnamed, or wrongly nullable', async () => {
  const wrong = bankSchema.table('business_clock', { id: text('id'), offset: text('offset') })
  const drift = await findDrift(database, 'bank', [wrong], [])
  expect(drift.filter((line) => line.startsWith('business_clock'))).toEqual([
    'business_clock.id: text in code, smallint not null filled in the database',
    'business_clock.offset: text in code, nothing in the database',
    'business_clock.offset_ms: nothing in code, bigint not null filled in the database',
  ])
  expect(drift).toContain('customers is not defined in code')
})

test('finds a wrong column of a table that two features define', async () => {
  const tables = await readTables(join(import.meta.dirname, '../src'), '**/*.tables.ts')
  const wrong = bankSchema.table('customers', { id: id(), state: text('state') })
  expect(await findDrift(database, 'bank', [...tables, wrong], WITHOUT_DEFINITION)).toEqual([
    'customers.state: text in code, text not null in the database',
  ])
})
