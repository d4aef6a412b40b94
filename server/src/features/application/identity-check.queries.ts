import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { identityChecks } from './application.tables.ts'

export type CheckRow = typeof identityChecks.$inferSelect

/** Returns false if another customer has the same identity number. */
export const insertCheck = async (
  db: Db,
  check: Pick<CheckRow, 'customerId' | 'reference' | 'ssnSealed' | 'ssnHash' | 'intendedAt'>,
): Promise<boolean> => {
  const rows = await db
    .insert(identityChecks)
    .values(check)
    .onConflictDoNothing({ target: identityChecks.ssnHash, where: isNotNull(identityChecks.ssnHash) })
    .returning({ id: identityChecks.id })
  return rows.length === 1
}

export const findCheck = async (db: Db, customerId: number, reference: string) => {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.customerId, customerId), eq(identityChecks.reference, reference)))
  return row
}

/** The submission that was referred. */
export const findReferredCheck = async (db: Db, customerId: number): Promise<CheckRow | undefined> => {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.customerId, customerId), eq(identityChecks.outcome, 'referred')))
  return row
}

export const recordAnswer = async (
  db: Db,
  check: Pick<CheckRow, 'customerId' | 'reference'>,
  answer: Partial<CheckRow>,
): Promise<void> => {
  await db
    .update(identityChecks)
    .set(answer)
    .where(
      and(eq(identityChecks.customerId, check.customerId), eq(identityChecks.reference, check.reference)),
    )
}

export const countMismatches = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ mismatches: count() })
    .from(identityChecks)
    .where(and(eq(identityChecks.customerId, customerId), eq(identityChecks.outcome, 'mismatch')))
  return row?.mismatches ?? 0
}

/** The number of the customer's submissions that have a result. */
export const countAnswered = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ answered: count() })
    .from(identityChecks)
    .where(and(eq(identityChecks.customerId, customerId), isNotNull(identityChecks.outcome)))
  return row?.answered ?? 0
}

/** Submissions made before `before` that have no result yet. */
export const listWaitingChecks = (
  db: Db,
  { before, after, limit }: { before: Date; after: number; limit: number },
) =>
  db
    .select({
      id: identityChecks.id,
      customerId: identityChecks.customerId,
      reference: identityChecks.reference,
    })
    .from(identityChecks)
    .where(
      and(
        isNull(identityChecks.outcome),
        lt(identityChecks.intendedAt, before),
        gt(identityChecks.id, after),
      ),
    )
    .orderBy(asc(identityChecks.id))
    .limit(limit)

/** Updates what we keep of a customer's identity numbers. */
export const updateNumbers = async (
  db: Db,
  customerId: number,
  change: Pick<Partial<CheckRow>, 'ssnForgetOn' | 'ssnHash'>,
): Promise<void> => {
  await db.update(identityChecks).set(change).where(eq(identityChecks.customerId, customerId))
}

/** Deletes sealed numbers that are due for deletion. The keyed hashes stay. */
export const forgetNumbers = async (db: Db, today: CalendarDate): Promise<void> => {
  await db
    .update(identityChecks)
    .set({ ssnSealed: null })
    .where(and(lte(identityChecks.ssnForgetOn, today), isNotNull(identityChecks.ssnSealed)))
}
