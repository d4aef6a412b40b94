import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { moneyStops } from './money-stops.tables.ts'

export type MoneyStopRow = typeof moneyStops.$inferSelect
export type AccountStopRow = MoneyStopRow & { customerId: number; promisedOn: CalendarDate }

const isOpen = isNull(moneyStops.resumedAt)
const ofAccount = (row: MoneyStopRow | undefined) => row as AccountStopRow | undefined

/** Returns undefined if the account or the bank was already stopped. */
export const insertStop = async (
  db: Db,
  stop: typeof moneyStops.$inferInsert,
): Promise<MoneyStopRow | undefined> => {
  const [row] = await db.insert(moneyStops).values(stop).onConflictDoNothing().returning()
  return row
}

/** The open stop of a customer's account. */
export const findAccountStop = async (db: Db, customerId: number): Promise<AccountStopRow | undefined> => {
  const [row] = await db
    .select()
    .from(moneyStops)
    .where(and(isOpen, eq(moneyStops.customerId, customerId)))
  return ofAccount(row)
}

/** The newest released stop of a customer's account. */
export const findReleased = async (db: Db, customerId: number): Promise<AccountStopRow | undefined> => {
  const [row] = await db
    .select()
    .from(moneyStops)
    .where(and(isNotNull(moneyStops.resumedAt), eq(moneyStops.customerId, customerId)))
    .orderBy(desc(moneyStops.id))
    .limit(1)
  return ofAccount(row)
}

/** Open stops of accounts and of the bank, oldest first. */
export const listOpenStops = (db: Db, limit: number): Promise<MoneyStopRow[]> =>
  db.select().from(moneyStops).where(isOpen).orderBy(asc(moneyStops.id)).limit(limit)

/** Whether money of this account, by the processor's number, is stopped: by its own stop or the bank's. */
export const findStopOf = async (
  db: Db,
  prn: string | undefined,
): Promise<'bank' | 'account' | undefined> => {
  const owner = sql`coalesce((select customer_id from bank.accounts where prn = ${prn ?? null}),
    (select customer_id from bank.set_asides where prn = ${prn ?? null}))`
  const [row] = await db
    .select({ customerId: moneyStops.customerId })
    .from(moneyStops)
    .where(and(isOpen, sql`(${moneyStops.customerId} is null or ${moneyStops.customerId} = ${owner})`))
    .orderBy(sql`${moneyStops.customerId} nulls first`)
    .limit(1)
  if (!row) return undefined
  return row.customerId === null ? 'bank' : 'account'
}

export const countStoppedAccounts = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(moneyStops)
    .where(and(isOpen, isNotNull(moneyStops.customerId)))
  return row?.count ?? 0
}

/** A condition for queries: the customer's account is not stopped. */
export const isNotStopped = (db: Db, customerId: PgColumn): SQL =>
  notExists(
    db
      .select({ id: moneyStops.id })
      .from(moneyStops)
      .where(and(isOpen, eq(moneyStops.customerId, customerId))),
  )

/** Records when an order was first refused, and the date by which we promised an email. */
export const recordRefused = async (
  db: Db,
  id: number,
  reported: { refusedAt: Date; promisedOn: CalendarDate },
): Promise<void> => {
  await db
    .update(moneyStops)
    .set({
      refusedAt: sql`coalesce(${moneyStops.refusedAt}, ${reported.refusedAt.toISOString()}::timestamptz)`,
      promisedOn: reported.promisedOn,
    })
    .where(and(eq(moneyStops.id, id), isOpen))
}

/** Ends the stop of one account. Returns undefined if it was already released, or is the bank's stop. */
export const endAccountStop = async (
  tx: Db,
  id: number,
  end: { resumedAt: Date; releasedBy: 'operator' | 'audit'; releaseReason: string | null },
): Promise<AccountStopRow | undefined> => {
  const [row] = await tx
    .update(moneyStops)
    .set(end)
    .where(and(eq(moneyStops.id, id), isOpen, isNotNull(moneyStops.customerId)))
    .returning()
  return ofAccount(row)
}

/**
 * The next stop whose promised day has come and whose customer expects an email. Locked, so that two servers
 * never handle the same one.
 */
export const claimPromised = async (tx: Db, today: CalendarDate): Promise<AccountStopRow | undefined> => {
  const [row] = await tx
    .select()
    .from(moneyStops)
    .where(and(isOpen, isNotNull(moneyStops.refusedAt), lte(moneyStops.promisedOn, today)))
    .orderBy(asc(moneyStops.promisedOn), asc(moneyStops.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return ofAccount(row)
}
