/**
 * Phone verifications: sends, checks and ends them. A phone has at most one pending verification. Times are
 * machine time, not business time.
 */
import { createHash } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, lte } from 'drizzle-orm'
import { takeTurn } from '../turns.ts'
import { type Channel, phoneMessages, type Verification, verifications } from './tables.ts'
import { arrivalOf, codeOf, LIFE_MS, messageOf, MAX_CHECKS, MAX_SENDS, TEST_CODE } from './verify.rules.ts'

export interface Send {
  phone: string
  channel: Channel
  /** The secret from which codes are derived. */
  key: string
  now: Date
}

/**
 * Sends a new code for the phone's pending verification, which it starts if there is none. Returns the reason
 * if a limit is reached.
 */
export const send = async (
  tx: Db,
  { phone, channel, key, now }: Send,
): Promise<Verification | 'too_many_sends' | 'too_many_checks'> => {
  await takeTurn(tx, phone)
  const pending = (await findPending(tx, phone, now)) ?? (await begin(tx, phone, channel, now))
  if (pending.checks >= MAX_CHECKS) return 'too_many_checks'
  if (pending.sends.length >= MAX_SENDS) return 'too_many_sends'
  const code = codeOf(key, `${pending.sid} ${pending.sends.length}`)
  await tx.insert(phoneMessages).values({
    phone,
    channel,
    body: messageOf(channel, code),
    code,
    arrivesAt: arrivalOf(phone, now),
  })
  const sends = [...pending.sends, { time: now.toISOString(), channel }]
  return update(tx, pending, { channel, code, sends, updatedAt: now })
}

/** Checks a code against the newest one, and approves the verification if they match. */
export const check = async (
  tx: Db,
  pending: Verification,
  given: { code: string; isTestCodeTaken: boolean; now: Date },
): Promise<Verification | 'too_many_checks'> => {
  if (pending.checks >= MAX_CHECKS) return 'too_many_checks'
  const isRight = given.code === pending.code || (given.isTestCodeTaken && given.code === TEST_CODE)
  return update(tx, pending, {
    checks: pending.checks + 1,
    status: isRight ? 'approved' : 'pending',
    updatedAt: given.now,
  })
}

export const end = (tx: Db, pending: Verification, status: 'canceled' | 'expired', now: Date) =>
  update(tx, pending, { status, updatedAt: now })

/** Finds and locks the pending verification of a phone. */
export const findPending = async (tx: Db, phone: string, now: Date): Promise<Verification | undefined> => {
  await expireOld(tx, now)
  const [found] = await tx
    .select()
    .from(verifications)
    .where(and(eq(verifications.phone, phone), eq(verifications.status, 'pending')))
    .for('update')
  return found
}

/** Finds and locks a verification in any status. One that is too old gets the status `expired` first. */
export const findVerification = async (tx: Db, sid: string, now: Date): Promise<Verification | undefined> => {
  await expireOld(tx, now)
  const [found] = await tx.select().from(verifications).where(eq(verifications.sid, sid)).for('update')
  return found
}

/** Messages that have arrived, newest first: on all phones or on one. */
export const listMessages = async (db: Db, now: Date, phone?: string) => {
  const rows = await db
    .select()
    .from(phoneMessages)
    .where(
      and(
        lte(phoneMessages.arrivesAt, now),
        phone === undefined ? undefined : eq(phoneMessages.phone, phone),
      ),
    )
    .orderBy(desc(phoneMessages.arrivesAt), desc(phoneMessages.id))
    .limit(200)
  return rows.map((row) => ({
    id: row.id,
    to: row.phone,
    channel: row.channel,
    text: row.body,
    code: row.code,
    sent_at: row.arrivesAt.toISOString(),
  }))
}

/**
 * Starts a verification. Its id is derived from the row's id, so every new sandbox gives out the same ones in
 * the same order.
 */
const begin = async (tx: Db, phone: string, channel: Channel, now: Date): Promise<Verification> => {
  const times = { expiresAt: new Date(now.getTime() + LIFE_MS), createdAt: now, updatedAt: now }
  const [begun] = await tx
    .insert(verifications)
    .values({ sid: `${phone} ${now.getTime()}`, phone, channel, ...times })
    .returning()
  if (!begun) throw new Error('a verification was not started')
  return update(tx, begun, { sid: `VE${createHash('md5').update(`verification ${begun.id}`).digest('hex')}` })
}

const expireOld = async (tx: Db, now: Date): Promise<void> => {
  await tx
    .update(verifications)
    .set({ status: 'expired' })
    .where(and(eq(verifications.status, 'pending'), lte(verifications.expiresAt, now)))
}

const update = async (tx: Db, { id }: Verification, change: Partial<Verification>): Promise<Verification> => {
  const [updated] = await tx.update(verifications).set(change).where(eq(verifications.id, id)).returning()
  if (!updated) throw new Error('a verification was not written')
  return updated
}
