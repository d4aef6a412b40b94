/** Every search for a customer's rows has an index. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { migrate, readMigrations } from '@yoursuccess/database/migrate'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { bankMigrations } from '../src/boot/schema.ts'

/** Foreign keys without an index, and why nobody searches by them. */
const NEVER_SEARCHED: Readonly<Record<string, string>> = {
  'agreement_acceptances.text_sha256': 'texts of agreements are never deleted',
  'card_actions.auth_denial_id': 'denials are never deleted; their customer is in the row',
  'card_actions.card_id': 'cards are never deleted; their customer is in the row',
  'cards.account_id': 'accounts are never deleted; their customer is in the row',
  'pin_frames.card_id': 'cards are never deleted; their customer is in the row',
  'plastic_orders.account_id': 'accounts are never deleted; their customer is in the row',
  'recurring_transfers.ach_account_id': 'searched for active transfers only, which have an index',
}

let database: Database
beforeAll(async () => {
  const files = await readMigrations(bankMigrations.folder)
  const key = ['schema.test', ...files.map((file) => file.checksum)].join(' ')
  database = await openTestDatabase(key, (empty) => migrate(empty, bankMigrations))
})
afterAll(() => database.close())

/**
 * Columns that name a customer or refer to a row of another table, and that begin no index of all rows that
 * have a value.
 */
const withoutIndex = async (): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(
    `with searched as (
       select conrelid as relation, conkey[1] as attribute from pg_constraint
         where contype = 'f' and connamespace = 'bank'::regnamespace
       union
       select attrelid, attnum from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'bank'::regnamespace and relkind in ('r', 'p') and attname = 'customer_id')
     select relname || '.' || attname as name
     from searched
     join pg_class on pg_class.oid = relation
     join pg_attribute on attrelid = relation and attnum = attribute
     where not exists (
       select from pg_index
       where indrelid = relation and indkey[0] = attribute and indisvalid
         and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
     order by name`,
  )
  return rows.map(({ name }) => name)
}

// OPERATIONS-98
test('every column that names a customer or refers to another table begins an index', async () => {
  expect(await withoutIndex()).toEqual(Object.keys(NEVER_SEARCHED))
})

// OPERATIONS-98
test('finds a table whose index leaves out some of the customer’s rows', async () => {
  await database.run(
    `create table bank.visits (customer_id bigint, ended_at timestamptz);
     create index visits_open on bank.visits (customer_id) where ended_at is null;`,
  )
  expect(await withoutIndex()).toContain('visits.customer_id')
  await database.run('create index visits_customer on bank.visits (customer_id)')
  expect(await withoutIndex()).not.toContain('visits.customer_id')
})
