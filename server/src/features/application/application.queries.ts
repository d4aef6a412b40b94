import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { firstIsDue } from '@yoursuccess/database/first-due'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { AgreementText } from './agreement-texts.ts'
import { agreementAcceptances, agreementTexts, applications, identityChecks } from './application.tables.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type NewApplication = typeof applications.$inferInsert

export const findApplication = async (db: Db, customerId: number): Promise<ApplicationRow | undefined> => {
  const [row] = await db.select().from(applications).where(eq(applications.customerId, customerId))
  return row
}

/**
 * Locks the application until the transaction ends. Changes of its identity checks and phone codes take this
 * lock too.
 */
export const lockApplication = async (db: Db, customerId: number): Promise<ApplicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(applications)
    .where(eq(applications.customerId, customerId))
    .for('update')
  return row
}

export const findCustomerOfSignUp = async (db: Db, signUpReference: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ customerId: applications.customerId })
    .from(applications)
    .where(eq(applications.signUpReference, signUpReference))
  return row?.customerId
}

export const insertApplication = async (db: Db, application: NewApplication) => {
  await db.insert(applications).values(application)
}

export const updateApplication = async (db: Db, customerId: number, change: Partial<NewApplication>) => {
  await db.update(applications).set(change).where(eq(applications.customerId, customerId))
}

/** Applications that wait for the operator's decision, oldest first. */
export const listReferred = (db: Db, limit: number): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(eq(applications.status, 'referred'))
    .orderBy(asc(applications.referredAt), asc(applications.id))
    .limit(limit)

const hasNoAccount = inArray(applications.status, ['pending', 'rejected'])
const endedAt = sql`coalesce(${applications.decidedAt}, ${applications.createdAt})`

/** Applications rejected before the day, and unfinished ones begun before it. */
const isWithoutAccount = (before: CalendarDate) => and(hasNoAccount, lt(endedAt, startOfBankingDay(before)))

/** The customers of such applications whose erasure was not held back today, in id order. */
export const listWithoutAccount = async (
  db: Db,
  {
    before,
    today,
    after,
    limit,
  }: { before: CalendarDate; today: CalendarDate; after: number; limit: number },
): Promise<number[]> => {
  const isNotKept = or(isNull(applications.keptOn), ne(applications.keptOn, today))
  const rows = await db
    .select({ customerId: applications.customerId })
    .from(applications)
    .where(
      and(
        firstIsDue({
          table: applications,
          where: and(hasNoAccount, isNotKept),
          by: endedAt,
          isDue: (first) => lt(first, startOfBankingDay(before)),
        }),
        isWithoutAccount(before),
        isNotKept,
        gt(applications.customerId, after),
      ),
    )
    .orderBy(asc(applications.customerId))
    .limit(limit)
  return rows.map(({ customerId }) => customerId)
}

/** Returns whether the customer has such an application, and locks it until the transaction ends. */
export const lockWithoutAccount = async (tx: Db, customerId: number, before: CalendarDate) => {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.customerId, customerId), isWithoutAccount(before)))
    .for('update')
  return rows.length > 0
}

/**
 * Records that the customer accepted these texts. Keeps the text and the time of each version's first
 * acceptance.
 */
export const recordAcceptances = async (
  db: Db,
  customerId: number,
  accepted: readonly AgreementText[],
  acceptedAt: Date,
) => {
  await db
    .insert(agreementTexts)
    .values([...accepted])
    .onConflictDoNothing()
  await db
    .insert(agreementAcceptances)
    .values(
      accepted.map(({ agreement, version, language, sha256 }) => ({
        customerId,
        agreement,
        version,
        language,
        textSha256: sha256,
        acceptedAt,
      })),
    )
    .onConflictDoNothing()
}

/** The submission whose identity check has no result yet. */
export const findOpenCheck = async (db: Db, customerId: number) => {
  const [row] = await db
    .select({ reference: identityChecks.reference, intendedAt: identityChecks.intendedAt })
    .from(identityChecks)
    .where(and(eq(identityChecks.customerId, customerId), isNull(identityChecks.outcome)))
  return row
}
