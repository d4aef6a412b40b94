import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { and, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { trusteeMethods, trusteeTerms, trustees } from './trustees.tables.ts'
import { viewTrustee } from './trustees.views.ts'

/** A method has 31 parameters, so each statement is short even on a busy machine. */
const ROWS_AT_ONCE = 200

/** Locks the directory for one import. Returns false if another one is under way. */
export const lockDirectory = async (tx: Db): Promise<boolean> => {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended('bank.trustees', 0)) as is_locked`,
  )) as unknown as { rows: { is_locked: boolean }[] }
  return rows[0]?.is_locked === true
}

/** Every office, by id, also those that are no longer listed. */
export const listDirectory = async (tx: Db): Promise<Map<number, Trustee>> => {
  const methods = Map.groupBy(await tx.select().from(trusteeMethods), ({ trusteeId }) => trusteeId)
  const rows = await tx.select().from(trustees)
  return new Map(rows.map((row) => [row.id, viewTrustee(row, methods.get(row.id) ?? [])]))
}

/** Every column takes the new value. */
const REPLACED = Object.fromEntries(
  Object.entries(getTableColumns(trustees)).map(([name, column]) => [
    name,
    sql`excluded.${sql.identifier(column.name)}`,
  ]),
)

/** Inserts the offices, or replaces what is known of them. */
export const putTrustees = async (tx: Db, rows: (typeof trustees.$inferInsert)[]): Promise<void> => {
  for (const some of chunksOf(rows)) {
    await tx.insert(trustees).values(some).onConflictDoUpdate({ target: trustees.id, set: REPLACED })
  }
}

/** Replaces the methods of these offices. */
export const putMethods = async (
  tx: Db,
  trusteeIds: readonly number[],
  rows: (typeof trusteeMethods.$inferInsert)[],
): Promise<void> => {
  await tx.delete(trusteeMethods).where(inArray(trusteeMethods.trusteeId, [...trusteeIds]))
  for (const some of chunksOf(rows)) await tx.insert(trusteeMethods).values(some)
}

/** Replaces the terms by which offices are found. */
export const putTerms = async (tx: Db, rows: (typeof trusteeTerms.$inferInsert)[]): Promise<void> => {
  await tx.delete(trusteeTerms)
  for (const some of chunksOf(rows)) await tx.insert(trusteeTerms).values(some)
}

/** Marks the other offices as no longer listed. Returns how many were listed before. */
export const retireOthers = async (
  tx: Db,
  listed: readonly number[],
  today: CalendarDate,
): Promise<number> => {
  const retired = await tx
    .update(trustees)
    .set({ retiredOn: today })
    .where(and(isNull(trustees.retiredOn), notInArray(trustees.id, [...listed])))
    .returning({ id: trustees.id })
  return retired.length
}

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )
