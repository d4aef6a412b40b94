import type { Ending } from '@yoursuccess/contract/core/access'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ProgramCalendar } from './calendar.rules.ts'
import { programCalendar, programLimits, programNotices } from './program.tables.ts'

export type LimitRow = typeof programLimits.$inferSelect

/** Sets an account's limit and returns its new version, or undefined if the limit already had this day. */
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

export const findLimit = async (db: Db, customerId: number, ending: Ending) => {
  const [row] = await db.select().from(programLimits).where(isLimit(customerId, ending))
  return row
}

/** Records that the processor has this version of the limit. */
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

/** Limits that were not sent to the processor yet, of the next customers who have any: all limits of each. */
export const listUnreportedLimits = (
  db: Db,
  afterCustomerId: number,
  customers: number,
): Promise<LimitRow[]> => {
  const isNext = and(isNull(programLimits.reportedAt), gt(programLimits.customerId, afterCustomerId))
  const next = db
    .selectDistinct({ customerId: programLimits.customerId })
    .from(programLimits)
    .where(isNext)
    .orderBy(asc(programLimits.customerId))
    .limit(customers)
  return db
    .select()
    .from(programLimits)
    .where(and(isNext, inArray(programLimits.customerId, next)))
    .orderBy(asc(programLimits.customerId), asc(programLimits.ending))
}

/** All recorded limits of these customers. */
export const listLimitsOf = (db: Db, customerIds: readonly number[]): Promise<LimitRow[]> =>
  db
    .select()
    .from(programLimits)
    .where(inArray(programLimits.customerId, [...customerIds]))

/** How many recorded limits were not sent to the processor yet. */
export const countUnreportedLimits = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(programLimits)
    .where(isNull(programLimits.reportedAt))
  return row?.count ?? 0
}

/** The next customers with a limit that has a day. */
export const listLimited = (
  db: Db,
  afterCustomerId: number,
  limit: number,
): Promise<{ customerId: number }[]> =>
  db
    .selectDistinct({ customerId: programLimits.customerId })
    .from(programLimits)
    .where(and(isNotNull(programLimits.startsOn), gt(programLimits.customerId, afterCustomerId)))
    .orderBy(asc(programLimits.customerId))
    .limit(limit)

export const isNoticeDone = async (db: Db, step: string): Promise<boolean> => {
  const rows = await db.select().from(programNotices).where(eq(programNotices.step, step))
  return rows.length > 0
}

export const recordNoticeDone = async (db: Db, step: string, doneAt: Date): Promise<void> => {
  await db.insert(programNotices).values({ step, doneAt }).onConflictDoNothing()
}

/** Inserts the calendar unless there is one. */
export const insertFirstCalendar = async (db: Db, calendar: ProgramCalendar, changedAt: Date) => {
  await db
    .insert(programCalendar)
    .values({ ...calendar, changedAt })
    .onConflictDoNothing()
}

/** The calendar. With `isLocked`, locks it until the end of the transaction, for a caller that changes it. */
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
