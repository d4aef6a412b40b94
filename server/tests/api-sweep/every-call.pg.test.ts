/**
 * Makes every call once, with a database role that can only read and write rows (OPERATIONS-23). Afterwards,
 * tables, log and replies contain no card number (G6) and no Social Security number (G1).
 */
import { randomUUID } from 'node:crypto'
import { openDatabase, sqlState, type Database } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { grantServing } from '@yoursuccess/database/serving-role'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/observability/log.ts'
import { SERVED_SCHEMAS } from '../../src/operator/offline.ts'
import { bankMigrations } from '../../src/boot/schema.ts'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { credentialOf, mayGoOnAfter, requestOf } from '../support/calls.ts'
import { cardNumbersIn, waysToKeep } from '../support/card-numbers.ts'
import { operationsOf } from '../support/openapi.ts'
import { seedOf, type World } from '../support/seeds.ts'
import { openWire } from '../support/wire.ts'

const ROLE = `serving_${randomUUID().replaceAll('-', '').slice(0, 12)}`

let bank: TestBank
let log = ''
const answers: string[] = []
const identityNumbers: string[] = []
/** The database, opened with the server's role. */
let served: Database
beforeAll(async () => {
  bank = await openTestBank({
    log: createLog('debug', { write: (line) => void (log += line) }),
    fill: async (owned) => {
      await owned.run(`create role ${ROLE} login`)
      await grantServing(owned, ROLE, SERVED_SCHEMAS)
      // In this test the sandbox shares the database, and a backup includes everything.
      await owned.run(
        `grant usage on schema sandbox to ${ROLE}; grant select on all tables in schema sandbox to ${ROLE}`,
      )
    },
    reach: async (url) => {
      served = await openDatabase({ url: asRole(url), connections: 12 })
      return served
    },
  })
})
afterAll(async () => {
  await bank.close()
  const cluster = await openDatabase({ url: process.env['TEST_DATABASE_URL'] })
  await cluster.run(`drop role ${ROLE}`)
  await cluster.close()
})

const asRole = (url: string) => {
  const address = new URL(url)
  address.username = ROLE
  return address.href
}

const refusalOf = (statement: string) => served.run(statement).then(() => 'done', sqlState)
const NOT_ALLOWED = '42501'

// OPERATIONS-23
test('the server starts and serves every call with a role that can only read and write rows', {
  timeout: 180_000,
}, async () => {
  await migrate(served, bankMigrations)
  const wire = openWire(bank, 30_000)
  const refused: string[] = []
  const bystander = await bank.createCustomer()
  let own = await bank.createCustomer()
  for (const operation of operationsOf(bank.app).filter(({ access }) => access?.who !== 'clock')) {
    const world: World = { bank, bystander, customer: own, mark: 'served' }
    // For anything beyond the API, the seeds use the owner's role.
    const parts = await seedOf(world, operation)
    identityNumbers.push(
      ...[...JSON.stringify(parts).matchAll(/"id_number":"(\d{9})"/g)].map(([, number = '']) => number),
    )
    const request = requestOf(operation, parts)
    const headers = await credentialOf(operation, bank, world.customer.token, String(request.body ?? ''))
    const reply = await wire.send({ ...request, headers })
    answers.push(`${JSON.stringify(reply.headers)} ${reply.text}`)
    if (reply.status > 299) refused.push(`${operation.name}: ${reply.status} ${reply.text}`)
    if (!(await mayGoOnAfter(operation, own))) own = await bank.createCustomer()
  }
  await bank.settle()
  wire.close()
  expect(refused).toEqual([])
})

// PROTECTION-39
test('no card number or Social Security number appears in a table, the log, or a reply', async () => {
  await bank.control(`/cards/${(await bank.createCustomer()).prn}/authorizations`, {
    merchant: 'CORNER MARKET',
    amount: '1.00',
  })
  await bank.settle()
  const { rows: cards } = await bank.database.query<{ id: number }>('select id from sandbox.cards')
  const secrets = [...cards.flatMap(({ id }) => waysToKeep(id)), ...identityNumbers]
  const places = { tables: await writtenRows(), log, answers: answers.join('\n') }
  const found = (text: string) => [
    ...secrets.filter((secret) => text.includes(secret)),
    ...cardNumbersIn(text),
  ]

  expect(secrets.length).toBeGreaterThan(50)
  expect(identityNumbers.length).toBeGreaterThan(0)
  for (const [place, text] of Object.entries(places)) {
    expect(text.length).toBeGreaterThan(10_000)
    expect([place, found(text)]).toEqual([place, []])
    // Proves that the search would find such numbers.
    for (const kept of [...waysToKeep(cards[0]?.id ?? 0), identityNumbers[0] ?? '', '5555 5555 5555 4444'])
      expect([kept, found(`${text.slice(0, 5000)}"${kept}"${text.slice(5000)}`).length > 0]).toEqual([
        kept,
        true,
      ])
  }
})

// PROTECTION-41
test('no column or API field holds a card number, security code, or expiry date', async () => {
  const named =
    /(^|_)(pan|cvv|cvc|cv2|csc|track|magstripe|card_?number|security_?code|expiry|exp_(month|year))(_|$)/i
  const { rows } = await bank.database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema in ('bank', 'jobs')`,
  )
  const columns = rows.map(({ name }) => name)
  const fields = JSON.stringify(bank.app.swagger()).match(/(?<=")\w+(?=":)/g) ?? []
  expect([...columns, ...new Set(fields)].filter((name) => named.test(name.split('.').at(-1) ?? ''))).toEqual(
    [],
  )
  expect(named.test('card_number')).toBe(true)
})

/** Every row of the bank and of its queue, including columns of bytes and JSON. */
const writtenRows = async (): Promise<string> => {
  const { rows: tables } = await bank.database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('bank', 'jobs') and table_type = 'BASE TABLE'`,
  )
  const parts = tables.map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`)
  const { rows } = await bank.database.query<{ row: string }>(parts.join(' union all '))
  return rows.map(({ row }) => row).join('\n')
}

// OPERATIONS-23
test.each([
  'audit_entries',
  'agreement_acceptances',
  'agreement_texts',
  'statements',
  'statement_entries',
  'statement_set_asides',
  'statement_set_aside_entries',
  'migrations',
])('the serving role cannot change, delete, or unprotect rows of %s', async (table) => {
  const { rows } = await served.query<{ column: string }>(
    `select column_name as column from information_schema.columns
       where table_schema = 'bank' and table_name = $1 and is_identity = 'NO' limit 1`,
    [table],
  )
  const column = rows[0]?.column
  for (const statement of [
    `update bank.${table} set ${column} = ${column}`,
    `delete from bank.${table}`,
    `truncate bank.${table}`,
    `alter table bank.${table} disable trigger all`,
    `drop table bank.${table}`,
  ])
    expect([statement, await refusalOf(statement)]).toEqual([statement, NOT_ALLOWED])
})

test('seven functions run as the owner', async () => {
  const { rows } = await served.query<{ name: string }>(
    `select proname as name from pg_proc where prosecdef and pronamespace = 'bank'::regnamespace order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'begin_reconciling',
    'delete_old_audit_entries',
    'erase_statements',
    'keep_event_months',
    'look_at_plan',
    'look_at_set_aside',
    'look_at_trustee_payment',
  ])
})

test('the serving role keeps the months of events, and drops none of the last 30 days', async () => {
  const keep = (days: number) => served.query('select bank.keep_event_months($1)', [days])
  await keep(90)
  await expect(keep(29)).rejects.toThrow('at least 30 days')
  expect(await refusalOf('drop table bank.partner_event_history_default')).toBe(NOT_ALLOWED)
})

test('the serving role deletes no audit entry of the last five years', async () => {
  await expect(served.query('select bank.delete_old_audit_entries(now(), 1000)')).rejects.toThrow(
    'append-only',
  )
})

test('the function that erases statements does so only for long-closed accounts', async () => {
  const [own] = (await served.query<{ id: number }>('select customer_id as id from bank.statements limit 1'))
    .rows
  const erase = () => served.query('select bank.erase_statements($1)', [own?.id])
  await expect(erase()).rejects.toThrow('not closed for long')
  await bank.database.query(`update bank.accounts set closed_on = '2000-01-01' where customer_id = $1`, [
    own?.id,
  ])
  await erase()
  const { rows: blanked } = await served.query<{ name: string }>(
    'select distinct holder_name as name from bank.statements where customer_id = $1',
    [own?.id],
  )
  expect(blanked).toEqual([{ name: '' }])
  expect(await refusalOf(`update bank.statements set holder_name = 'X'`)).toBe(NOT_ALLOWED)
})

// OPERATIONS-23
test.each([
  'create table bank.own (id int)',
  'create schema own',
  'alter table bank.customers add column own int',
  'create or replace function bank.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  "set session_replication_role = 'replica'",
  'create role own superuser',
  'select rolpassword from pg_authid',
])('the serving role cannot run: %s', async (statement) => {
  expect(await refusalOf(statement)).toBe(NOT_ALLOWED)
})

// OPERATIONS-23
test('refuses to serve with a superuser role or a role that does not exist', async () => {
  await expect(grantServing(bank.database, 'postgres', SERVED_SCHEMAS)).rejects.toThrow('may do everything')
  await expect(grantServing(bank.database, 'nobody_here', SERVED_SCHEMAS)).rejects.toThrow('no such role')
})
