/** Queries on the set-aside accounts themselves. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { type ReportedBalance, saveReportedBalances } from '../account/account.service.ts'
import { setAsides, setAsideTransactions } from './setaside.tables.ts'

export type SetAsideRow = typeof setAsides.$inferSelect

export const findSetAside = async (db: Db, customerId: number): Promise<SetAsideRow | undefined> => {
  const [row] = await db.select().from(setAsides).where(eq(setAsides.customerId, customerId))
  return row
}

/** Records that a customer asked for a set-aside. The customer must have none. */
export const insertSetAside = async (
  tx: Db,
  wanted: Pick<SetAsideRow, 'customerId' | 'keepBackCents' | 'requestedAt'>,
): Promise<void> => {
  await tx.insert(setAsides).values({ ...wanted, state: 'opening' })
}

/** Records that the processor opened the account. Returns false if that was recorded before. */
export const recordOpened = async (
  tx: Db,
  customerId: number,
  opened: { prn: string; openedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(setAsides)
    .set({ ...opened, state: 'open' })
    .where(and(eq(setAsides.customerId, customerId), eq(setAsides.state, 'opening'), isNull(setAsides.prn)))
    .returning({ customerId: setAsides.customerId })
  return rows.length === 1
}

/** Changes the state. Returns false if it is none of `from`. */
export const changeState = async (
  tx: Db,
  customerId: number,
  from: readonly SetAsideRow['state'][],
  to: Pick<SetAsideRow, 'state' | 'closedAt'>,
): Promise<boolean> => {
  const rows = await tx
    .update(setAsides)
    .set(to)
    .where(and(eq(setAsides.customerId, customerId), inArray(setAsides.state, [...from])))
    .returning({ customerId: setAsides.customerId })
  return rows.length === 1
}

/** Returns undefined if there is no set-aside, or it is closed. */
export const recordKeepBack = async (
  db: Db,
  customerId: number,
  keepBackCents: Cents,
): Promise<SetAsideRow | undefined> => {
  const [row] = await db
    .update(setAsides)
    .set({ keepBackCents })
    .where(and(eq(setAsides.customerId, customerId), ne(setAsides.state, 'closed')))
    .returning()
  return row
}

/** Whether the last known balance is above zero. */
export const hasMoney = async (db: Db, customerId: number): Promise<boolean> =>
  ((await findSetAside(db, customerId))?.balanceCents ?? 0) > 0

/**
 * What is posted in each of these customers' set-asides, those that are open unless another state is given, by our copy: without a call of the processor, and true right after
 * a move, which the balance of the row is not.
 */
export const listBalances = async (
  db: Db,
  customerIds: readonly number[],
  state: 'open' | 'closed' = 'open',
): Promise<Map<number, Cents>> => {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select({
      customerId: setAsides.customerId,
      balanceCents: sql<Cents>`coalesce(sum(${setAsideTransactions.amountCents}), 0)::bigint`,
    })
    .from(setAsides)
    .leftJoin(setAsideTransactions, eq(setAsideTransactions.customerId, setAsides.customerId))
    .where(and(inArray(setAsides.customerId, [...customerIds]), eq(setAsides.state, state)))
    .groupBy(setAsides.customerId)
  return new Map(rows.map(({ customerId, balanceCents }) => [customerId, balanceCents]))
}

/** What is kept back beside each of these customers' open set-asides. */
export const listKeptBack = async (db: Db, customerIds: readonly number[]): Promise<Map<number, Cents>> => {
  const rows = await db
    .select({ customerId: setAsides.customerId, keepBackCents: setAsides.keepBackCents })
    .from(setAsides)
    .where(and(inArray(setAsides.customerId, [...customerIds]), eq(setAsides.state, 'open')))
  return new Map(rows.map(({ customerId, keepBackCents }) => [customerId, keepBackCents]))
}

/** Which of these customers have a set-aside that is closed or closing. */
export const listShut = async (db: Db, customerIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ customerId: setAsides.customerId })
    .from(setAsides)
    .where(
      and(
        inArray(setAsides.customerId, [...customerIds]),
        inArray(setAsides.state, ['closing', 'closed']),
        isNotNull(setAsides.prn),
      ),
    )
  return rows.map(({ customerId }) => customerId)
}

export const rememberBalance = async (
  db: Db,
  customerId: number,
  balance: { balanceCents: Cents; balanceAsOf: Date },
): Promise<void> => {
  await db.update(setAsides).set(balance).where(eq(setAsides.customerId, customerId))
}

/** The processor's numbers, and the balances that it last reported, by customer. */
export const listKnown = async (db: Db, customerIds: readonly number[]) => {
  const rows = await db
    .select({ customerId: setAsides.customerId, prn: setAsides.prn, balanceCents: setAsides.balanceCents })
    .from(setAsides)
    .where(inArray(setAsides.customerId, [...customerIds]))
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** Saves balances of many set-asides that were requested at that time, except where a newer one is saved. */
export const rememberBalances = (tx: Db, balances: readonly ReportedBalance[], requestedAt: Date) =>
  saveReportedBalances(tx, setAsides, balances, requestedAt)

/** Maps the processor's numbers to customers. */
export const listOwners = async (db: Db, prns: readonly string[]): Promise<Map<string | null, number>> => {
  if (prns.length === 0) return new Map()
  const rows = await db
    .select({ prn: setAsides.prn, customerId: setAsides.customerId })
    .from(setAsides)
    .where(inArray(setAsides.prn, [...prns]))
  return new Map(rows.map(({ prn, customerId }) => [prn, customerId]))
}

/** Stores a keyed hash of the number before it is erased. */
export const recordMark = async (tx: Db, customerId: number, prnMark: string): Promise<void> => {
  await tx.update(setAsides).set({ prnMark }).where(eq(setAsides.customerId, customerId))
}

/** Maps keyed hashes of numbers to erased customers. */
export const listMarked = async (db: Db, marks: readonly string[]): Promise<Map<string | null, number>> => {
  if (marks.length === 0) return new Map()
  const rows = await db
    .select({ mark: setAsides.prnMark, customerId: setAsides.customerId })
    .from(setAsides)
    .where(inArray(setAsides.prnMark, [...marks]))
  return new Map(rows.map(({ mark, customerId }) => [mark, customerId]))
}

/** Literals, because a partial index serves no parameter. */
const IN_STATE = {
  opening: sql`${setAsides.state} = 'opening'`,
  open: sql`${setAsides.state} = 'open'`,
  closing: sql`${setAsides.state} = 'closing'`,
} as const

/** Set-asides in a state, in customer order. */
export const listInState = (
  db: Db,
  state: keyof typeof IN_STATE,
  after: number,
  limit: number,
): Promise<SetAsideRow[]> =>
  db
    .select()
    .from(setAsides)
    .where(and(IN_STATE[state], gt(setAsides.customerId, after)))
    .orderBy(asc(setAsides.customerId))
    .limit(limit)
