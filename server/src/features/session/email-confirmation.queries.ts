import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { customers, emailConfirmations } from './session.tables.ts'

/** The address that a customer waits for, unless its time is over. */
export const findWaitingEmail = async (
  db: Db,
  customerId: number,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ newEmail: emailConfirmations.newEmail })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.customerId, customerId), gt(emailConfirmations.expiresAt, now)))
  return row?.newEmail
}

const emailsOf = prepared((db) =>
  db
    .select({ email: customers.email, unconfirmed: emailConfirmations.newEmail })
    .from(customers)
    .leftJoin(
      emailConfirmations,
      and(
        eq(emailConfirmations.customerId, customers.id),
        gt(emailConfirmations.expiresAt, sql.placeholder('now')),
      ),
    )
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare('session_emails'),
)

/** The sign-in address and the one that is waited for, unless its time is over. */
export const findEmails = async (db: Db, customerId: number, now: Date) => {
  const [row] = await emailsOf(db).execute({ customerId, now: now.toISOString() })
  return row
}

/** In place of the one before: a link that was sent for it is void. */
export const replaceWaitingEmail = async (db: Db, waiting: typeof emailConfirmations.$inferInsert) => {
  const { customerId: _owner, ...changed } = { ...waiting, tokenHash: null }
  await db
    .insert(emailConfirmations)
    .values({ ...waiting, tokenHash: null })
    .onConflictDoUpdate({ target: emailConfirmations.customerId, set: changed })
}

/** Sets the token of the next link; returns the address for it. Undefined when no change is waiting. */
export const setConfirmationToken = async (
  db: Db,
  customerId: number,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .update(emailConfirmations)
    .set({ tokenHash })
    .where(and(eq(emailConfirmations.customerId, customerId), gt(emailConfirmations.expiresAt, now)))
    .returning({ newEmail: emailConfirmations.newEmail })
  return row?.newEmail
}

export const findOwnerOfToken = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ customerId: emailConfirmations.customerId })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.tokenHash, tokenHash))
  return row?.customerId
}

/** Uses a link up; undefined when it is replaced, used or too old. */
export const takeWaitingEmail = async (
  db: Db,
  customerId: number,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .delete(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.customerId, customerId),
        eq(emailConfirmations.tokenHash, tokenHash),
        gt(emailConfirmations.expiresAt, now),
      ),
    )
    .returning({ newEmail: emailConfirmations.newEmail })
  return row?.newEmail
}

export const deleteWaitingEmail = async (db: Db, customerId: number) => {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.customerId, customerId))
}
