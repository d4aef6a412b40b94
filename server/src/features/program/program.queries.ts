import type { Ending } from '@yoursuccess/contract/core/access'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ProgramCalendar } from './calendar.rules.ts'
import { programCalendar, programLimits, programNotices } from './program.tables.ts'

export type LimitRow = typeof programLimits.$inferSelect

/** The new version, when the limit is not so already. */
export const setLimit = async (
  tx: Db,
  { customerId, ending, startsOn }: Pick<LimitRow, 'customerId' | 'ending' | 'startsOn'>,
): Promise<number | undefined> => {
  const [row] = await tx
    .insert(programLimits)
    .values({ customerId, ending, startsOn })
    .onConflictDoUpdate({
      target: [programLimits.customerId, programLimits.ending],
      set: { startsOn, version: sql`${programLimits.version} + 1`, reportedAt: null },
      setWhere: sql`${programLimits.startsOn} is distinct from ${startsOn}`,
    })
    .returning({ version: programLimits.version })
  return row?.version
}

export const findLimit = async (
  db: Db,
  customerId: number,
  ending: Ending,
): Promise<LimitRow | undefined> => {
  const [row] = await db.select().from(programLimits).where(isLimit(customerId, ending))
  return row
}

/** The limit of this version was brought to the processor. */
export const recordLimitNotified = async (
  db: Db,
  { customerId, ending, version }: LimitRow,
  reportedAt: Date,
): Promise<void> => {
  await db
    .update(programLimits)
    .set({ reportedAt })
    .where(and(isLimit(customerId, ending), eq(programLimits.version, version)))
}

/**
 * Limits that the processor does not have yet, of all customers. Rows of a customer that the page cuts off wait
 * for the next run.
 */
export const listUnreportedLimits = (db: Db, afterCustomerId: number, limit: number): Promise<LimitRow[]> =>
  db
    .select()
    .from(programLimits)
    .where(and(isNull(programLimits.reportedAt), gt(programLimits.customerId, afterCustomerId)))
    .orderBy(asc(programLimits.customerId))
    .limit(limit)

/** What these customers' accounts are limited by. */
export const listLimitsOf = (db: Db, customerIds: readonly number[]): Promise<LimitRow[]> =>
  db
    .select()
    .from(programLimits)
    .where(inArray(programLimits.customerId, [...customerIds]))

/** Limits on record that the processor does not have yet. */
export const countUnreportedLimits = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(programLimits)
    .where(isNull(programLimits.reportedAt))
  return row?.count ?? 0
}

/** Limits in force, of all customers. */
export const listAccountLimits = (db: Db, limit: number): Promise<LimitRow[]> =>
  db.select().from(programLimits).where(isNotNull(programLimits.startsOn)).limit(limit)

export const isNoticeDone = async (db: Db, step: string): Promise<boolean> => {
  const rows = await db.select().from(programNotices).where(eq(programNotices.step, step))
  return rows.length > 0
}

export const recordNoticeDone = async (db: Db, step: string, doneAt: Date): Promise<void> => {
  await db.insert(programNotices).values({ step, doneAt }).onConflictDoNothing()
}

/** Only where there is none yet. */
export const insertFirstCalendar = async (
  db: Db,
  calendar: ProgramCalendar,
  changedAt: Date,
): Promise<void> => {
  await db
    .insert(programCalendar)
    .values({ ...calendar, changedAt })
    .onConflictDoNothing()
}

/** The announced calendar; locked until the end of the transaction when the caller is about to change it. */
export const findCalendar = async (db: Db, { isLocked = false } = {}): Promise<ProgramCalendar> => {
  const { mode, lastDepositOn, lastSpendOn, refundWithinDays, checkCashableDays } = programCalendar
  const query = db
    .select({ mode, lastDepositOn, lastSpendOn, refundWithinDays, checkCashableDays })
    .from(programCalendar)
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new Error('the calendar of the program is not in the database')
  return row
}

export const updateCalendar = async (tx: Db, calendar: ProgramCalendar, changedAt: Date): Promise<void> => {
  await tx.update(programCalendar).set({ ...calendar, changedAt })
}

const isLimit = (customerId: number, ending: Ending) =>
  and(eq(programLimits.customerId, customerId), eq(programLimits.ending, ending))
