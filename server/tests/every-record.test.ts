/** Checks that exports and erasures cover every table of the bank and every text column (OPERATIONS-63). */
import type { Database } from '@yoursuccess/database/database'
import { getTableColumns } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reference } from '@yoursuccess/database/columns'
import { type CustomerRecord, customerRecord, nameOf } from '../src/security/retention/customer-records.ts'
import { bankSchema } from '../src/boot/schema.ts'
import { openTestBank, type TestBank } from './support/test-bank.ts'

/** Tables without customer rows. */
const WITHOUT_CUSTOMERS: Readonly<Record<string, string>> = {
  agreement_texts: 'what customers accepted, the same for all of them',
  audit_batches: 'ids of accounts that an audit has yet to compare',
  audit_runs: 'progress of audits of the whole bank',
  business_clock: 'the offset of a sandbox run',
  kept_figures: 'counts of rows for metrics',
  migrations: 'which migration ran',
  partner_events: 'copies of what the features recorded; deleted by account and link (inbox.ts)',
  partner_event_history: 'the same copies, once they are applied',
  partner_event_ids: 'hashes of what a partner calls an event',
  program_calendar: 'the calendar of the program',
  program_notices: 'progress of notifying all customers',
  request_counts: 'hashes of network addresses and customers; they end within an hour',
  sign_in_throttles: 'hashes of email addresses, including unknown ones; they expire',
  trustee_methods: 'the directory of trustees, the same for all customers',
  trustee_terms: 'the words by which its offices are found',
  trustees: 'the directory of trustees, the same for all customers',
  vault_keys: 'ids of keys',
  work_claims: 'which server works on a due record; deleted when it is done, or within days',
}

/**
 * Text columns that an erasure keeps, by reason. Columns that a constraint limits to a few words need none.
 */
const KEPT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  "the bank's own name of a record": ['accounts.opening_reference'],
  "the client's name of a request": ['set_aside_moves.cause'],
  "the processor's name of a record": [
    'authorizations.processor_id',
    'ach_accounts.processor_ref',
    'ach_transactions.processor_ref',
    'bill_payments.processor_ref',
    'billers.processor_ref',
    'billers.set_aside_ref',
    'cards.processor_ref',
    'event_auth_denials.card_ref',
    'event_auth_denials.processor_ref',
    'late_events.event_id',
    'posted_transactions.processor_id',
    'posted_transactions.reverses_processor_id',
    'refund_checks.check_ref',
    'set_aside_transactions.processor_id',
  ],
  'a fixed word of the bank, or a code of a partner': [
    'ach_transactions.failure',
    'bill_payments.failure',
    'card_actions.refusal',
    'late_events.kind',
    'plastic_orders.refusal',
    'posted_transactions.kind',
    'set_aside_moves.refusal',
    'set_aside_transactions.kind',
    'statement_entries.kind',
    'statement_set_aside_entries.kind',
  ],
  'a keyed hash that recognizes later events': ['accounts.prn_mark', 'set_asides.prn_mark'],
  'which agreement was accepted': [
    'agreement_acceptances.agreement',
    'agreement_acceptances.language',
    'agreement_acceptances.text_sha256',
    'agreement_acceptances.version',
  ],
  'the audit log names records, never people': [
    'audit_entries.action',
    'audit_entries.actor',
    'audit_entries.request_id',
    'audit_entries.subject',
    'audit_findings.finding',
    'audit_findings.subject',
    'money_stops.finding',
    'money_stops.findings',
  ],
}

/** Columns that an export never contains. */
const SECRET = /(^|_)(hash|sealed|secret|salt|seed|token|key|proof|password|step)(_|$)/

let bank: TestBank
let database: Database
let registered: readonly CustomerRecord[]
beforeAll(async () => {
  bank = await openTestBank()
  database = bank.database
  registered = bank.records
})
afterAll(() => bank.close())

// OPERATIONS-63
test('every table is in a customer record, or holds no customer data', async () => {
  expect(await forgottenTables(registered)).toEqual([])
})

// OPERATIONS-63
test('every text of a customer is erased, or kept for a reason', async () => {
  const { forgotten, needless } = await fateOfTextColumns(registered)
  expect(forgotten).toEqual([])
  expect(needless).toEqual([])
})

test('an export contains no secret and no proof', () => {
  const shown = registered
    .filter(({ leftOut }) => leftOut === undefined)
    .flatMap((record) =>
      Object.entries(getTableColumns(record.table))
        .filter(([name]) => !record.secrets.includes(name))
        .map(([, column]) => `${nameOf(record)}.${column.name}`),
    )
  expect(shown.length).toBeGreaterThan(150)
  // A step of the application, keys for finding rows, and when documents about payments were made. None gives access.
  const harmless = [
    'catch_up_amounts.installment_key',
    'applications.furthest_step',
    'notifications.dedupe_key',
    'held_texts.dedupe_key',
    'planned_payments.installment_key',
    'proof_documents.customer_id',
    'proof_documents.made_at',
    'proof_documents.sha256',
  ]
  expect(shown.filter((name) => SECRET.test(name) && !harmless.includes(name))).toEqual([])
})

test('finds a new table and a new text that no record lists', async () => {
  await database.run(
    `create table bank.planted (id bigint primary key, customer_id bigint, words text, told jsonb, count int);
     create table bank.planted_far (statement_id bigint references bank.statements (id), words text)`,
  )
  expect(await forgottenTables(registered)).toEqual(['planted', 'planted_far'])
  const planted = bankSchema.table('planted', { customerId: reference('customer_id'), words: text('words') })
  const record = customerRecord(planted, { of: planted.customerId, erase: { values: { words: '' } } })
  const { forgotten } = await fateOfTextColumns([...registered, record])
  expect(forgotten).toEqual(['planted.told'])
  await database.run('drop table bank.planted_far; drop table bank.planted')
})

/** Tables that are in neither list or in both, and tables listed as without customers that refer to one. */
const forgottenTables = async (records: readonly CustomerRecord[]): Promise<string[]> => {
  const { rows } = await database.query<{ name: string; leads: boolean }>(
    `with recursive related as (
       select c.oid from pg_class c where c.oid = 'bank.customers'::regclass
       union select f.conrelid from pg_constraint f join related l on f.confrelid = l.oid where f.contype = 'f')
     select c.relname as name, c.oid in (select oid from related) or exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id') as leads
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'bank' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  const listed = records.map(nameOf)
  const gone = [...listed, ...Object.keys(WITHOUT_CUSTOMERS)].filter((name) =>
    rows.every((row) => row.name !== name),
  )
  const wrong = rows
    .filter(
      ({ name, leads }) =>
        listed.filter((each) => each === name).length !== (hasNoCustomer(name, leads) ? 0 : 1),
    )
    .map(({ name }) => name)
  return [...gone, ...wrong]
}
const hasNoCustomer = (name: string, leads: boolean) => name in WITHOUT_CUSTOMERS && !leads

const fateOfTextColumns = async (records: readonly CustomerRecord[]) => {
  const { rows } = await database.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_type t on t.oid = a.atttypid
     where n.nspname = 'bank' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and t.typcategory in ('S', 'U', 'A')
       and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
         and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%')
     order by 1, 2`,
  )
  const byName = new Map(records.map((record) => [nameOf(record), record]))
  const left = rows
    .filter(({ table, column }) => {
      const record = byName.get(table)
      return record && !isErased(record, column)
    })
    .map(({ table, column }) => `${table}.${column}`)
  const reasoned = Object.values(KEPT_TEXTS).flat()
  return {
    forgotten: left.filter((name) => !reasoned.includes(name)),
    needless: reasoned.filter((name) => !left.includes(name)),
  }
}

const isErased = ({ table, erase }: CustomerRecord, column: string): boolean => {
  if (erase === 'rows' || erase === 'nothing') return erase === 'rows'
  const names: readonly string[] = 'values' in erase ? Object.keys(erase.values) : erase.columns
  const columns = getTableColumns(table)
  return names.some((name) => columns[name]?.name === column)
}
