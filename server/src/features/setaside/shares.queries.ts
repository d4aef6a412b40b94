/** Queries on whether shares of pay are set aside, and on what was short of them. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { setAsides, setAsideShares } from './setaside.tables.ts'

export type SharesRow = typeof setAsideShares.$inferSelect

export const findShares = async (db: Db, customerId: number): Promise<SharesRow | undefined> => {
  const [row] = await db.select().from(setAsideShares).where(eq(setAsideShares.customerId, customerId))
  return row
}

/** Turns shares on or off. Returns false if they were so before. What was short before is forgotten. */
export const recordSharesOn = async (
  tx: Db,
  customerId: number,
  { isOn, changedAt, morning }: { isOn: boolean; changedAt: Date; morning: CalendarDate },
): Promise<boolean> => {
  if (((await findShares(tx, customerId))?.isOn ?? false) === isOn) return false
  const change = { isOn, changedAt, lookedOn: morning, shortCents: ZERO, shortFor: null }
  await tx
    .insert(setAsideShares)
    .values({ customerId, ...change })
    .onConflictDoUpdate({ target: setAsideShares.customerId, set: change })
  return true
}

/** A set-aside, and whether shares move into it. */
export interface Saver {
  customerId: number
  isOpen: boolean
  isOn: boolean
  keepBackCents: Cents
  shortCents: Cents
  shortFor: CalendarDate | null
}

/** Of these customers, those who have agreed to shares at any time. */
export const listSavers = (tx: Db, customerIds: readonly number[]): Promise<Saver[]> =>
  tx
    .select({
      customerId: setAsides.customerId,
      isOpen: sql<boolean>`${setAsides.state} = 'open'`,
      isOn: setAsideShares.isOn,
      keepBackCents: setAsides.keepBackCents,
      shortCents: setAsideShares.shortCents,
      shortFor: setAsideShares.shortFor,
    })
    .from(setAsides)
    .innerJoin(setAsideShares, eq(setAsideShares.customerId, setAsides.customerId))
    .where(inArray(setAsides.customerId, [...customerIds]))

export type DueMorning = Pick<SharesRow, 'customerId' | 'lookedOn'>

/** Customers whose morning is due, in the order in which they became due, without those who are stopped. */
export const listMornings = (
  db: Db,
  { morning, last, limit }: { morning: CalendarDate; last: DueMorning | undefined; limit: number },
): Promise<DueMorning[]> =>
  db
    .select({ customerId: setAsideShares.customerId, lookedOn: setAsideShares.lookedOn })
    .from(setAsideShares)
    .where(
      and(
        // As in the index.
        sql`${setAsideShares.isOn}`,
        lt(setAsideShares.lookedOn, morning),
        behind(
          { by: setAsideShares.lookedOn, key: setAsideShares.customerId },
          last && { by: last.lookedOn, key: last.customerId },
        ),
        isNotStopped(db, setAsideShares.customerId),
      ),
    )
    .orderBy(asc(setAsideShares.lookedOn), asc(setAsideShares.customerId))
    .limit(limit)

/** Which of these customers still wait for this morning. */
export const listUnlooked = async (
  tx: Db,
  customerIds: readonly number[],
  morning: CalendarDate,
): Promise<ReadonlySet<number>> => {
  if (customerIds.length === 0) return new Set()
  const rows = await tx
    .select({ customerId: setAsideShares.customerId })
    .from(setAsideShares)
    .where(and(inArray(setAsideShares.customerId, [...customerIds]), lt(setAsideShares.lookedOn, morning)))
  return new Set(rows.map(({ customerId }) => customerId))
}

export const recordLooked = async (
  tx: Db,
  customerIds: readonly number[],
  morning: CalendarDate,
): Promise<void> => {
  if (customerIds.length === 0) return
  await tx
    .update(setAsideShares)
    .set({ lookedOn: morning })
    .where(inArray(setAsideShares.customerId, [...customerIds]))
}

export interface ShortShare {
  customerId: number
  shortCents: Cents
  shortFor: CalendarDate | null
}

export const recordShort = async (tx: Db, short: readonly ShortShare[]): Promise<void> => {
  if (short.length === 0) return
  await tx.execute(sql`
    update bank.set_aside_shares as shares set short_cents = short."shortCents", short_for = short."shortFor"
    from jsonb_to_recordset(${JSON.stringify(short)}::jsonb)
      as short ("customerId" bigint, "shortCents" bigint, "shortFor" date)
    where shares.customer_id = short."customerId"`)
}

/** The next deposit bears a share that the processor refused. */
export const addShort = async (tx: Db, customerId: number, amountCents: Cents): Promise<void> => {
  await tx
    .update(setAsideShares)
    .set({ shortCents: sql`${setAsideShares.shortCents} + ${amountCents}` })
    .where(eq(setAsideShares.customerId, customerId))
}
