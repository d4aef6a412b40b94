import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { signInThrottles } from './session.tables.ts'

const throttlesOf = prepared((db) =>
  db
    .select({ subject: signInThrottles.subject, blockedUntil: signInThrottles.blockedUntil })
    .from(signInThrottles)
    .where(sql`${signInThrottles.subject} = any(${sql.placeholder('subjects')}::text[])`)
    .prepare('session_throttles'),
)

/** The throttles of these subjects. Most subjects have none. */
export const findThrottles = (db: Db, subjects: readonly string[]) => throttlesOf(db).execute({ subjects })

/** Locks the subject until the end of the transaction, so that its attempts are decided one after another. */
export const lockSubject = async (tx: Db, subject: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
}

/**
 * Counts a failure and returns the number so far. Starts again at 1 if the last failure was before
 * `forgottenBefore`.
 */
export const countFailure = async (db: Db, subject: string, now: Date, forgottenBefore: Date) => {
  const [row] = await db
    .insert(signInThrottles)
    .values({ subject, failures: 1, blockedUntil: now, updatedAt: now })
    .onConflictDoUpdate({
      target: signInThrottles.subject,
      set: {
        failures: sql`case when ${signInThrottles.updatedAt} < ${forgottenBefore.toISOString()}::timestamptz then 1 else ${signInThrottles.failures} + 1 end`,
        updatedAt: now,
      },
    })
    .returning({ failures: signInThrottles.failures })
  return row?.failures ?? 1
}

export const blockUntil = async (db: Db, subject: string, blockedUntil: Date) => {
  await db.update(signInThrottles).set({ blockedUntil }).where(eq(signInThrottles.subject, subject))
}

export const clearThrottle = async (db: Db, subject: string) => {
  await db.delete(signInThrottles).where(eq(signInThrottles.subject, subject))
}

export const deleteForgottenThrottles = async (db: Db, before: Date) => {
  await db
    .delete(signInThrottles)
    .where(and(lt(signInThrottles.updatedAt, before), lte(signInThrottles.blockedUntil, before)))
}
