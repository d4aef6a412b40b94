/** Makes retries of a request harmless: one transaction writes the key, the change and its reply. */
import { createHash } from 'node:crypto'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { idempotencyRefusals } from '@yoursuccess/contract/core/idempotency'
import { type Database, type Db, sqlState } from '@yoursuccess/database/database'
import type { Clock } from '../clock/clock.ts'
import type { Job } from '../jobs/queue.ts'
import { refusing } from '../http/refusal.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

const refuse = refusing(idempotencyRefusals)

/** How long a reply is stored and repeated (WIRE-49). */
const REMEMBERED_MS = 24 * 3_600_000
/** How long a repeated request waits for the first one to finish. Shorter than the time limit of a query. */
const WAIT_MS = 2500
const LOCK_NOT_AVAILABLE = '55P03'

export interface Intention {
  customerId: number
  /** The client's Idempotency-Key. Without one, the work runs without protection against repeats. */
  key: string | undefined
  /** Method and path with its ids, "POST /api/ach_transactions". */
  call: string
  /** The request's body, after validation. */
  body: unknown
}

/** `Idempotency.once`, bound to one request. */
export type Once = <Reply>(work: (tx: Db) => Promise<Reply>) => Promise<Reply>

/** The reply of work that gave up before it changed anything. The key is then free again. */
export const NOTHING_DONE = Symbol('nothing done')

export interface Idempotency {
  /**
   * Does the work in one transaction and stores its reply under the key. A request with the same key and body
   * gets that reply without any work. A request with the same key and anything else is refused. If the work
   * throws a refusal, nothing is stored, because nothing happened. Work that changed nothing and must be tried
   * again returns NOTHING_DONE, which is not stored either. The reply must be plain JSON.
   */
  once<Reply>(intention: Intention, work: (tx: Db) => Promise<Reply>): Promise<Reply>
}

export interface IdempotencyDeps {
  database: Database
  clock: Pick<Clock, 'realNow'>
}

export const createIdempotency = ({ database, clock }: IdempotencyDeps): Idempotency => ({
  once: async <Reply>(intention: Intention, work: (tx: Db) => Promise<Reply>): Promise<Reply> => {
    const { key } = intention
    if (key === undefined) return database.transaction(work)
    return database.transaction(async (tx) => {
      const claim = await claimKey<Reply>(tx, { ...intention, key }, clock.realNow())
      return claim.id === undefined ? claim.reply : finish(tx, claim.id, work)
    })
  },
})

/**
 * Like `Idempotency.once`, for work that must first call a partner, which no transaction may wait for. Claims
 * the key in one transaction; after the partner's reply, `write` makes the change and stores the reply in
 * another. Equal requests in the meantime are refused as in progress. If the work throws before it writes,
 * the key is released.
 */
export const onceRequested = async <Reply>(
  { database, clock }: IdempotencyDeps,
  intention: Intention,
  work: (write: (change: (tx: Db) => Promise<Reply>) => Promise<Reply>) => Promise<Reply>,
): Promise<Reply> => {
  const { key } = intention
  if (key === undefined) return work((change) => database.transaction(change))
  const claim = await database.transaction((tx) =>
    claimKey<Reply>(tx, { ...intention, key }, clock.realNow()),
  )
  if (claim.id === undefined) return claim.reply
  const { id } = claim
  try {
    return await work((change) => database.transaction((tx) => finish(tx, id, change)))
  } catch (error) {
    await database.db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.id, id), isUnfinished))
    throw error
  }
}

/** Stored under a key while its work is in progress. */
const UNFINISHED = { unfinished: true }
const isUnfinished = sql`${idempotencyKeys.reply} ? 'unfinished'`
/** After this time all partner calls have timed out, so the server must have died, and a retry may run. */
const MAX_UNFINISHED_MS = 60_000

const inProgress = () => refuse('idempotency.in_progress', { retryAfterSeconds: 1 })

/**
 * Claims the key and returns the claim's id, or returns the reply of an earlier request. Throws a refusal if
 * the earlier request differs or is still in progress.
 */
const claimKey = async <Reply>(
  tx: Db,
  { customerId, key, call, body }: Intention & { key: string },
  now: Date,
): Promise<{ id: number } | { id?: undefined; reply: Reply }> => {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex')
  const isOwn = and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key))
  const endedBefore = new Date(now.getTime() - MAX_UNFINISHED_MS)
  const isOver = or(
    lt(idempotencyKeys.createdAt, forgottenBefore(now)),
    and(isUnfinished, lt(idempotencyKeys.createdAt, endedBefore)),
  )
  await tx.delete(idempotencyKeys).where(and(isOwn, isOver))
  await waitForKey(tx, `${customerId}:${key}`)
  const [claim] = await tx
    .insert(idempotencyKeys)
    .values({ customerId, key, call, bodyHash, reply: UNFINISHED, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  if (claim) return claim
  const [earlier] = await tx.select().from(idempotencyKeys).where(isOwn)
  if (earlier?.call !== call || earlier.bodyHash !== bodyHash) throw refuse('idempotency.key_reused')
  if ('unfinished' in (earlier.reply as object)) throw inProgress()
  return earlier.reply as { reply: Reply }
}

/**
 * Waits while another request with the same key is in progress. The time limit applies to nothing else:
 * waiting for a row lock does not mean that the same request is in progress.
 */
const waitForKey = async (tx: Db, key: string): Promise<void> => {
  const lock = sql`with time_limit as materialized (select set_config('lock_timeout', ${`${WAIT_MS}ms`}, true))
    select pg_advisory_xact_lock(hashtextextended(${`idempotency:${key}`}, 0)) from time_limit`
  await tx.execute(lock).catch((error: unknown) => {
    throw sqlState(error) === LOCK_NOT_AVAILABLE ? inProgress() : error
  })
  await tx.execute(sql.raw('set local lock_timeout to default'))
}

/** Does the work, and stores its reply under the claimed key. Releases the key if nothing was done. */
const finish = async <Reply>(tx: Db, id: number, work: (tx: Db) => Promise<Reply>): Promise<Reply> => {
  const reply = await work(tx)
  if (reply === NOTHING_DONE) await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id))
  else await tx.update(idempotencyKeys).set({ reply: { reply } }).where(eq(idempotencyKeys.id, id))
  return reply
}

const forgottenBefore = (now: Date) => new Date(now.getTime() - REMEMBERED_MS)

/** Every hour: deletes keys whose replies have expired. */
export const forgetKeysJob = ({ database, clock }: IdempotencyDeps): Job<Record<string, never>> => ({
  name: 'idempotency.forget-keys',
  single: true,
  retries: 2,
  schedule: '37 * * * *',
  run: async () => {
    await database.db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, forgottenBefore(clock.realNow())))
  },
})
