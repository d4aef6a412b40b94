/**
 * Erases customers who left long ago: personal data is deleted; amounts, days and ids stay. Each customer is
 * one transaction, so after a crash each is either complete or erased, and the next run continues.
 */
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import { eachOf, type ForEachDue } from '../../jobs/for-each-due.ts'
import { type CustomerRecord, nameOf } from './customer-records.ts'

/** Former customers, from the feature that knows when they left. */
export interface ErasureCandidates {
  /** Customers who left on that day or earlier and were not checked today, in the order of their ids. */
  list(search: { leftBy: CalendarDate; today: CalendarDate; after: number; limit: number }): Promise<number[]>
  /** Checks with partners. Returns the reason why the customer must not be erased yet, or undefined. */
  retentionHold(customerId: number): Promise<string | undefined>
  /** In the transaction: locks the customer, and returns whether they are still a candidate. */
  lock(tx: Db, customerId: number, leftBy: CalendarDate): Promise<boolean>
  /** In the transaction, before the erasure: marks the account, so later partner events are recognized. */
  mark(tx: Db, customerId: number): Promise<void>
  /** Records for operators why the customer is not erased yet. The next check is tomorrow. */
  keep(customerId: number, today: CalendarDate, reason: string): Promise<void>
}

export interface ErasureDeps {
  database: Database
  clock: Pick<Clock, 'realNow'>
  config: Pick<Config, 'RETENTION_YEARS'>
  records: readonly CustomerRecord[]
  erasureCandidates: readonly ErasureCandidates[]
  forEachDue: ForEachDue
  /**
   * Deletes data outside the features: jobs and partner events of the customer, or with one of these names.
   */
  forget(tx: Db, customerId: number, names: readonly string[]): Promise<void>
}

const BATCH = 100

/** Due `RETENTION_YEARS` after a customer left (business time). One error does not block the others. */
export const erasureWork = (deps: ErasureDeps): DueWork => ({
  name: 'retention.erase-customers',
  runDue: async (today) => {
    const leftBy = addMonths(today, -12 * deps.config.RETENTION_YEARS)
    await eachOf(
      deps.erasureCandidates.map(
        (erasureCandidates) => () =>
          deps.forEachDue(
            async (after) =>
              (await erasureCandidates.list({ leftBy, today, after, limit: BATCH })).map((customerId) => ({
                customerId,
              })),
            ({ customerId }) => erase(deps, erasureCandidates, { customerId, leftBy, today }),
            { name: 'retention.erase-customers', key: 'customerId' },
          ),
      ),
    )
  },
})

const erase = async (
  { database, clock, records, forget }: ErasureDeps,
  erasureCandidates: ErasureCandidates,
  { customerId, leftBy, today }: { customerId: number; leftBy: CalendarDate; today: CalendarDate },
): Promise<void> => {
  // Partners are called before the transaction, and only when no record of ours keeps the customer.
  const reason =
    (await openTable(database.db, records, customerId)) ?? (await erasureCandidates.retentionHold(customerId))
  if (reason !== undefined) return erasureCandidates.keep(customerId, today, reason)
  await database.transaction(async (tx) => {
    // Another server may have been faster, or the account was reopened.
    if (!(await erasureCandidates.lock(tx, customerId, leftBy)) || (await openTable(tx, records, customerId)))
      return
    await erasureCandidates.mark(tx, customerId)
    await forget(tx, customerId, await listNames(tx, records, customerId))
    await blankAll(tx, records, customerId)
    await audit(tx, clock.realNow(), 'system', 'customer.erased', { customerId })
  })
}

const listNames = async (db: Db, records: readonly CustomerRecord[], customerId: number) => {
  const names = records.flatMap((record) => (record.names ? [record.names(customerId)] : []))
  const found = (await db.execute(sql`${sql.join(names, sql` union all `)}`)) as unknown as {
    rows: { name: string }[]
  }
  return found.rows.map(({ name }) => name)
}

/** Blanks all tables in one statement, and calls each database function once, however many tables it blanks. */
const blankAll = async (tx: Db, records: readonly CustomerRecord[], customerId: number) => {
  const isCall = ({ erase: how }: CustomerRecord) => typeof how === 'object' && 'call' in how
  const callOf = ({ erase: how }: CustomerRecord) =>
    typeof how === 'object' && 'call' in how ? how.call : ''
  const statements = (some: readonly CustomerRecord[]) =>
    some.flatMap((record) => (record.blank ? [record.blank(tx, customerId)] : []))
  const parts = statements(records.filter((record) => !isCall(record))).map(
    (statement, at) => sql`${sql.identifier(`part_${at}`)} as (${statement})`,
  )
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`)
  const calls = new Map(records.filter(isCall).map((record) => [callOf(record), record]))
  for (const call of statements([...calls.values()])) await tx.execute(call)
}

/** The first table with an open row of the customer, in one query for all tables. */
const openTable = async (
  db: Db,
  records: readonly CustomerRecord[],
  customerId: number,
): Promise<string | undefined> => {
  const looks = records.flatMap((record, at) =>
    record.isOpen ? [sql`select ${at}::int as at where (${record.isOpen(customerId)})`] : [],
  )
  const found = (await db.execute(
    sql`select min(at)::int as at from (${sql.join(looks, sql` union all `)}) as looks`,
  )) as unknown as { rows: { at: number | null }[] }
  const record = records[found.rows[0]?.at ?? -1]
  return record && nameOf(record)
}
