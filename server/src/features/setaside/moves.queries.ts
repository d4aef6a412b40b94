/** Queries on moves between the main account and the set-aside. */
import type { Database, Db } from '@yoursuccess/database/database'
import { and, asc, count, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { setAsideMoves } from './setaside.tables.ts'

export type MoveRow = typeof setAsideMoves.$inferSelect
export type NewMove = Pick<
  MoveRow,
  'customerId' | 'direction' | 'kind' | 'cause' | 'amountCents' | 'reason' | 'wantedAt'
>
export type MoveKey = Pick<MoveRow, 'customerId' | 'id'>

/** The database's clock, by which moves end. */
export const readDatabaseTime = async (database: Database): Promise<string> => {
  const { rows } = await database.query<{ now: string }>('select clock_timestamp()::text as now')
  const [row] = rows
  if (!row) throw new Error('the database returned no time')
  return row.now
}

const areMoves = (keys: readonly MoveKey[]) =>
  and(
    inArray(
      setAsideMoves.customerId,
      keys.map(({ customerId }) => customerId),
    ),
    inArray(
      setAsideMoves.id,
      keys.map(({ id }) => id),
    ),
  )

export const findMove = async (db: Db, key: MoveKey): Promise<MoveRow | undefined> =>
  (await listByKey(db, [key])).get(key.id)

/** By id. */
export const listByKey = async (db: Db, keys: readonly MoveKey[]): Promise<Map<number, MoveRow>> => {
  const rows = await db.select().from(setAsideMoves).where(areMoves(keys))
  return new Map(rows.map((row) => [row.id, row]))
}

export const findMoveOf = async (db: Db, customerId: number, cause: string): Promise<MoveRow | undefined> => {
  const [row] = await db
    .select()
    .from(setAsideMoves)
    .where(and(eq(setAsideMoves.customerId, customerId), eq(setAsideMoves.cause, cause)))
  return row
}

export const findWanted = async (db: Db, customerId: number): Promise<MoveRow | undefined> =>
  (await listWantedOf(db, [customerId])).get(customerId)

/** Moves of these customers under way, by customer. */
export const listWantedOf = async (db: Db, customerIds: readonly number[]): Promise<Map<number, MoveRow>> => {
  const rows = await db
    .select()
    .from(setAsideMoves)
    .where(and(inArray(setAsideMoves.customerId, [...customerIds]), eq(setAsideMoves.state, sql`'wanted'`)))
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** Whether balances requested at that time of the database contain all moves of the customer. */
export const areBalancesNewer = async (tx: Db, customerId: number, requestedAt: string): Promise<boolean> => {
  const [row] = await tx
    .select({ count: count() })
    .from(setAsideMoves)
    .where(
      and(
        eq(setAsideMoves.customerId, customerId),
        or(eq(setAsideMoves.state, 'wanted'), sql`${setAsideMoves.endedAt} >= ${requestedAt}::timestamptz`),
      ),
    )
  return row?.count === 0
}

/** When a customer's balances were requested, by the database's clock. */
export interface Requested {
  customerId: number
  requestedAt: string
}

/** Which of these customers have a move that their balances may not contain. */
export const listUnsettled = async (
  tx: Db,
  requested: readonly Requested[],
): Promise<ReadonlySet<number>> => {
  if (requested.length === 0) return new Set()
  const times = requested.map(({ customerId, requestedAt }) => ({ customerId, requestedAt }))
  const { rows } = (await tx.execute(sql`
    select requested."customerId" from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as requested ("customerId" bigint, "requestedAt" timestamptz)
    where exists (select from bank.set_aside_moves move where move.customer_id = requested."customerId"
      and (move.state = 'wanted' or move.ended_at >= requested."requestedAt"))`)) as unknown as {
    rows: Pick<Requested, 'customerId'>[]
  }
  return new Set(rows.map(({ customerId }) => customerId))
}

export const insertMove = async (tx: Db, move: NewMove): Promise<MoveRow> => {
  const [row] = await tx
    .insert(setAsideMoves)
    .values({ ...move, state: 'wanted' })
    .returning()
  if (!row) throw new Error('a move was not stored')
  return row
}

/** Inserts moves of many customers in one statement. Leaves out those whose cause made a move before. */
export const insertMoves = async (tx: Db, moves: readonly NewMove[]): Promise<MoveRow[]> => {
  if (moves.length === 0) return []
  return tx
    .insert(setAsideMoves)
    .values(moves.map((move) => ({ ...move, state: 'wanted' as const })))
    .onConflictDoNothing({ target: [setAsideMoves.customerId, setAsideMoves.cause] })
    .returning()
}

/** Returns those that no other attempt ended first. */
export const endMoves = (
  tx: Db,
  keys: readonly MoveKey[],
  end: Pick<MoveRow, 'state' | 'refusal'>,
): Promise<MoveRow[]> =>
  tx
    .update(setAsideMoves)
    .set({ ...end, endedAt: sql`clock_timestamp()` })
    .where(and(areMoves(keys), eq(setAsideMoves.state, 'wanted')))
    .returning()

/** Newest first. */
export const listMoves = (
  db: Db,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<MoveRow[]> =>
  db
    .select()
    .from(setAsideMoves)
    .where(eq(setAsideMoves.customerId, customerId))
    .orderBy(desc(setAsideMoves.id))
    .limit(limit)
    .offset(offset)

export const countMoves = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(setAsideMoves)
    .where(eq(setAsideMoves.customerId, customerId))
  return row?.count ?? 0
}

/** The customer's moves of autopay whose cause begins with this text, the newest last. */
export const listTopUps = (db: Db, customerId: number, causeBegins: string): Promise<MoveRow[]> =>
  db
    .select()
    .from(setAsideMoves)
    .where(
      and(
        eq(setAsideMoves.customerId, customerId),
        eq(setAsideMoves.kind, 'top_up'),
        sql`starts_with(${setAsideMoves.cause}, ${causeBegins})`,
      ),
    )
    .orderBy(asc(setAsideMoves.id))

/** The customer's moves from this one on, the newest last. */
export const listMovesSince = (db: Db, customerId: number, id: number): Promise<MoveRow[]> =>
  db
    .select()
    .from(setAsideMoves)
    .where(and(eq(setAsideMoves.customerId, customerId), gte(setAsideMoves.id, id)))
    .orderBy(asc(setAsideMoves.id))

/** The newest share of a deposit since then that is in the set-aside. Undefined without one. */
export const findNewestShare = async (
  tx: Db,
  customerId: number,
  since: Date,
): Promise<number | undefined> => {
  const [row] = await tx
    .select({ id: setAsideMoves.id })
    .from(setAsideMoves)
    .where(
      and(
        eq(setAsideMoves.customerId, customerId),
        eq(setAsideMoves.kind, 'share'),
        eq(setAsideMoves.state, 'done'),
        sql`starts_with(${setAsideMoves.cause}, 'deposit-')`,
        gte(setAsideMoves.wantedAt, since),
      ),
    )
    .orderBy(desc(setAsideMoves.id))
    .limit(1)
  return row?.id
}

/** The newest move of the customer; 0 without one. */
export const findLastMoveId = async (tx: Db, customerId: number): Promise<number> => {
  const [row] = await tx
    .select({ id: setAsideMoves.id })
    .from(setAsideMoves)
    .where(eq(setAsideMoves.customerId, customerId))
    .orderBy(desc(setAsideMoves.id))
    .limit(1)
  return row?.id ?? 0
}

/** Shares under way, and those that go back, as `listWanted` lists moves. */
export const listWantedShares = (db: Db, after: number, limit: number): Promise<MoveRow[]> =>
  db
    .select()
    .from(setAsideMoves)
    .where(
      and(
        eq(setAsideMoves.state, sql`'wanted'`),
        inArray(setAsideMoves.kind, ['share', 'taken_back']),
        gt(setAsideMoves.id, after),
        isNotStopped(db, setAsideMoves.customerId),
      ),
    )
    .orderBy(asc(setAsideMoves.id))
    .limit(limit)

/** Moves of all customers under way, in id order, without those of customers whose money is stopped. */
export const listWanted = (db: Db, after: number, limit: number): Promise<MoveRow[]> =>
  db
    .select()
    .from(setAsideMoves)
    .where(
      and(
        eq(setAsideMoves.state, 'wanted'),
        gt(setAsideMoves.id, after),
        isNotStopped(db, setAsideMoves.customerId),
      ),
    )
    .orderBy(asc(setAsideMoves.id))
    .limit(limit)
