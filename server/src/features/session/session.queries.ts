import { and, desc, eq, exists, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { backupCodes, logins, sessions } from './session.tables.ts'

export type Customer = typeof logins.$inferSelect
export type Session = typeof sessions.$inferSelect

const openSession = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      customerId: sessions.customerId,
      generation: sessions.generation,
      rotatedAt: sessions.rotatedAt,
      firstUsedAt: sessions.firstUsedAt,
      startedAt: sessions.startedAt,
      lastActiveAt: sessions.lastActiveAt,
      state: logins.state,
      features: logins.features,
      steppedUpAt: sessions.steppedUpAt,
      mfaActive: logins.mfaActive,
      mfaConfirmedAt: logins.mfaConfirmedAt,
    })
    .from(sessions)
    .innerJoin(logins, eq(logins.id, sessions.customerId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.endedAt)))
    .prepare('session_open'),
)

/** The open session with the customer data that every request needs, in one query. */
export const findOpenSession = async (db: Db, sessionId: number) => {
  const [row] = await openSession(db).execute({ sessionId })
  return row
}

const userOf = prepared((db) =>
  db
    .select({
      state: logins.state,
      features: logins.features,
      redirectPath: logins.redirectPath,
      mfaActive: logins.mfaActive,
      mfaConfirmedAt: logins.mfaConfirmedAt,
      hasBackupCodes: sql<boolean>`${exists(
        db
          .select({ id: backupCodes.id })
          .from(backupCodes)
          .where(eq(backupCodes.customerId, sql.placeholder('customerId'))),
      )}`,
    })
    .from(logins)
    .where(eq(logins.id, sql.placeholder('customerId')))
    .prepare('session_user'),
)

/** The customer data that the web app needs. */
export const findUser = async (db: Db, customerId: number) => {
  const [row] = await userOf(db).execute({ customerId })
  return row
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

const customerOfEmail = prepared((db) =>
  db
    .select()
    .from(logins)
    .where(eq(logins.email, sql.placeholder('email')))
    .prepare('session_customer_of_email'),
)

export const findCustomerByEmail = async (db: Db, email: string): Promise<Customer | undefined> => {
  const [row] = await customerOfEmail(db).execute({ email })
  return row
}

export const findCustomer = async (db: Db, customerId: number): Promise<Customer | undefined> => {
  const [row] = await db.select().from(logins).where(eq(logins.id, customerId))
  return row
}

/** Locks the customer's row until the end of the transaction. */
export const lockCustomer = async (db: Db, customerId: number): Promise<Customer | undefined> => {
  const [row] = await db.select().from(logins).where(eq(logins.id, customerId)).for('update')
  return row
}

export const updateCustomer = async (
  db: Db,
  customerId: number,
  change: Partial<Omit<Customer, 'id' | 'email' | 'state' | 'features' | 'redirectPath'>>,
) => {
  await db.update(logins).set(change).where(eq(logins.id, customerId))
}

/**
 * Counts a failed sign-in and returns how many there were since the last successful one. For an unknown
 * customer, runs the same statement and returns 0.
 */
export const countFailedSignIn = async (db: Db, customerId: number | undefined): Promise<number> => {
  const [row] = await db
    .update(logins)
    .set({ failedSignIns: sql`${logins.failedSignIns} + 1` })
    .where(eq(logins.id, customerId ?? 0))
    .returning({ failedSignIns: logins.failedSignIns })
  return row?.failedSignIns ?? 0
}

/** Uses up a passcode's time step. Returns false if this step or a later one was already used. */
export const takePasscodeStep = async (db: Db, customerId: number, step: number, now: Date) => {
  const rows = await db
    .update(logins)
    .set({
      mfaLastStep: step,
      mfaConfirmedAt: sql`coalesce(${logins.mfaConfirmedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(logins.id, customerId), or(isNull(logins.mfaLastStep), lt(logins.mfaLastStep, step))))
    .returning({ id: logins.id })
  return rows.length === 1
}

export const insertSession = async (
  db: Db,
  who: Pick<Session, 'customerId' | 'browser' | 'system' | 'network'>,
  now: Date,
): Promise<Session> => {
  const [row] = await db
    .insert(sessions)
    .values({ ...who, rotatedAt: now, startedAt: now, lastActiveAt: now })
    .returning()
  if (!row) throw new Error('a session was not stored')
  return row
}

/** Starts the next token generation. Undefined if another call did so first, or the session has ended. */
export const rotateSession = async (
  db: Db,
  session: { customerId: number; sessionId: number; generation: number },
  change: { lastActiveAt: Date; rotatedAt: Date },
): Promise<Session | undefined> => {
  const [row] = await db
    .update(sessions)
    .set({
      rotatedAt: change.rotatedAt,
      lastActiveAt: laterActivity(change.lastActiveAt),
      generation: session.generation + 1,
    })
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.customerId, session.customerId),
        eq(sessions.generation, session.generation),
        isNull(sessions.endedAt),
      ),
    )
    .returning()
  return row
}

/** Records the newest token's first use, which starts the grace period of the previous one. */
export const noteFirstUse = async (db: Db, session: { sessionId: number; generation: number }, now: Date) => {
  await db
    .update(sessions)
    // The servers' clocks differ: never record a use before the token was made.
    .set({ firstUsedAt: sql`greatest(${sessions.rotatedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.generation, session.generation),
        isNull(sessions.endedAt),
        or(isNull(sessions.firstUsedAt), lt(sessions.firstUsedAt, sessions.rotatedAt)),
      ),
    )
}

/** Records a later action without a new token generation. Returns undefined if the session has ended. */
export const noteActivity = async (
  db: Db,
  session: { customerId: number; sessionId: number },
  lastActiveAt: Date,
): Promise<Session | undefined> => {
  const [row] = await db
    .update(sessions)
    .set({ lastActiveAt: laterActivity(lastActiveAt) })
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.customerId, session.customerId),
        isNull(sessions.endedAt),
      ),
    )
    .returning()
  return row
}

const laterActivity = (at: Date) => sql`greatest(${sessions.lastActiveAt}, ${at.toISOString()}::timestamptz)`

const selectOpen = (db: Db, customerId: number, sessionId: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId), isNull(sessions.endedAt)))

export const findSession = async (db: Db, customerId: number, sessionId: number) => {
  const [row] = await selectOpen(db, customerId, sessionId)
  return row
}

/** Nobody ends the session until the end of the transaction. Returns undefined if it has ended. */
export const lockSession = async (tx: Db, customerId: number, sessionId: number) => {
  const [row] = await selectOpen(tx, customerId, sessionId).for('update')
  return row
}

/** The customer's open sessions, the newest first. */
export const listOpenSessions = (db: Db, customerId: number, limit: number): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.id))
    .limit(limit)

/** Returns false if the customer has no such open session. */
export const endOwnSession = async (db: Db, customerId: number, id: number, now: Date, cause: string) => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endCause: cause })
    .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

/** Returns false if the session had already ended. */
export const endSession = async (db: Db, sessionId: number, now: Date, cause: string): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endCause: cause })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

/** Returns false if the session has ended. */
export const recordStepUp = async (db: Db, session: { customerId: number; sessionId: number }, now: Date) => {
  const rows = await db
    .update(sessions)
    .set({ steppedUpAt: now })
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.customerId, session.customerId),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id })
  return rows.length === 1
}

/** Ends all of the customer's sessions except `exceptId`. Returns how many were open. */
export const endSessions = async (db: Db, customerId: number, now: Date, cause: string, exceptId = 0) => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endCause: cause })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends the oldest sessions beyond the newest `keep`. */
export const endOldestSessions = async (db: Db, customerId: number, now: Date, keep: number) => {
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.id))
    .limit(keep)
  await db
    .update(sessions)
    .set({ endedAt: now, endCause: 'too_many' })
    .where(
      and(eq(sessions.customerId, customerId), isNull(sessions.endedAt), sql`${sessions.id} not in ${kept}`),
    )
}
