/** Queries on moves between the main account and the set-aside. */
import type { Database, Db } from '@yoursuccess/database/database'
import { and, asc, count, desc, eq, gt, or, sql } from 'drizzle-orm'
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

const isMove = ({ customerId, id }: MoveKey) =>
  and(eq(setAsideMoves.customerId, customerId), eq(setAsideMoves.id, id))

export const findMove = async (db: Db, key: MoveKey): Promise<MoveRow | undefined> => {
  const [row] = await db.select().from(setAsideMoves).where(isMove(key))
  return row
}

export const findMoveOf = async (db: Db, customerId: number, cause: string): Promise<MoveRow | undefined> => {
  const [row] = await db
    .select()
    .from(setAsideMoves)
    .where(and(eq(setAsideMoves.customerId, customerId), eq(setAsideMoves.cause, cause)))
  return row
}

export const findWanted = async (db: Db, customerId: number): Promise<MoveRow | undefined> => {
  const [row] = await db
    .select()
    .from(setAsideMoves)
    .where(and(eq(setAsideMoves.customerId, customerId), eq(setAsideMoves.state, 'wanted')))
  return row
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

export const insertMove = async (tx: Db, move: NewMove): Promise<MoveRow> => {
  const [row] = await tx
    .insert(setAsideMoves)
    .values({ ...move, state: 'wanted' })
    .returning()
  if (!row) throw new Error('a move was not stored')
  return row
}

/** Returns false if another attempt ended the move first. */
export const endMove = async (
  tx: Db,
  key: MoveKey,
  end: Pick<MoveRow, 'state' | 'refusal'>,
): Promise<boolean> => {
  const rows = await tx
    .update(setAsideMoves)
    .set({ ...end, endedAt: sql`clock_timestamp()` })
    .where(and(isMove(key), eq(setAsideMoves.state, 'wanted')))
    .returning({ id: setAsideMoves.id })
  return rows.length === 1
}

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
