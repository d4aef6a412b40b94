import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { passkeyChallenges, passkeys } from './session.tables.ts'

export type Passkey = typeof passkeys.$inferSelect

/** What a challenge is for. Each is good in the session that asked for it; a sign-in has none yet. */
export type ChallengeUse =
  | { purpose: 'add' | 'step_up'; caller: { customerId: number; sessionId: number } }
  | { purpose: 'sign_in'; caller: null }

export const insertChallenge = async (
  db: Db,
  { purpose, caller }: ChallengeUse,
  challenge: { challengeHash: string; expiresAt: Date },
): Promise<void> => {
  const asker = caller && { customerId: caller.customerId, sessionId: caller.sessionId }
  await db.insert(passkeyChallenges).values({ ...challenge, purpose, ...asker })
}

/**
 * Uses up a challenge. Returns false if it is unknown, used or expired, or was made for another session or
 * another purpose. Of simultaneous uses, one succeeds.
 */
export const takeChallenge = async (
  db: Db,
  { purpose, caller }: ChallengeUse,
  challengeHash: string,
  now: Date,
): Promise<boolean> => {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        caller
          ? and(
              eq(passkeyChallenges.customerId, caller.customerId),
              eq(passkeyChallenges.sessionId, caller.sessionId),
            )
          : isNull(passkeyChallenges.sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenges.id })
  return taken.length === 1
}

export const deleteExpiredChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

const isKept = (customerId: number) => and(eq(passkeys.customerId, customerId), isNull(passkeys.removedAt))

export const listPasskeys = (db: Db, customerId: number, limit: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(isKept(customerId)).orderBy(desc(passkeys.id)).limit(limit)

export const countPasskeys = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db.select({ kept: count() }).from(passkeys).where(isKept(customerId))
  return row?.kept ?? 0
}

/** Returns undefined if a customer has, or had, a passkey with this id. */
export const insertPasskey = async (
  db: Db,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | undefined> => {
  const [row] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning()
  return row
}

/** The passkey with this id, whoever has it: the sign-in asks who that is. */
export const findByCredential = async (db: Db, credentialId: string): Promise<Passkey | undefined> => {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), isNull(passkeys.removedAt)))
  return row
}

/** Locks the passkey until the end of the transaction, so that its uses are decided one after another. */
export const lockPasskey = async (tx: Db, customerId: number, id: number): Promise<Passkey | undefined> => {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(isKept(customerId), eq(passkeys.id, id)))
    .for('update')
  return row
}

export const recordPasskeyUse = async (
  tx: Db,
  customerId: number,
  id: number,
  use: { counter: number; backedUp: boolean; lastUsedAt: Date },
): Promise<void> => {
  await tx
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys.customerId, customerId), eq(passkeys.id, id)))
}

/** Returns false if the customer has no such passkey. */
export const removePasskey = async (tx: Db, customerId: number, id: number, now: Date): Promise<boolean> => {
  const removed = await tx
    .update(passkeys)
    .set({ removedAt: now })
    .where(and(isKept(customerId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return removed.length === 1
}

/** Deletes what was added since then, and brings back what was removed. Returns whether any was. */
export const restorePasskeys = async (tx: Db, customerId: number, since: Date): Promise<boolean> => {
  const added = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id })
  const broughtBack = await tx
    .update(passkeys)
    .set({ removedAt: null })
    .where(and(eq(passkeys.customerId, customerId), gte(passkeys.removedAt, since)))
    .returning({ id: passkeys.id })
  return added.length + broughtBack.length > 0
}

/** Deletes passkeys whose removal can no longer be undone. */
export const deleteRemovedPasskeys = async (db: Db, before: Date): Promise<void> => {
  await db.delete(passkeys).where(and(isNotNull(passkeys.removedAt), lt(passkeys.removedAt, before)))
}
