import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Cents } from '@yoursuccess/contract/money'
import type { Db } from '@yoursuccess/database/database'
import { accounts, personalInfos } from './account.tables.ts'

export type AccountRow = typeof accounts.$inferSelect
export type PersonalInfo = typeof personalInfos.$inferSelect

export const findAccount = async (db: Db, customerId: number): Promise<AccountRow | undefined> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.customerId, customerId))
  return row
}

export const findPersonalInfo = async (db: Db, customerId: number): Promise<PersonalInfo | undefined> => {
  const [row] = await db.select().from(personalInfos).where(eq(personalInfos.customerId, customerId))
  return row
}

export const insertPersonalInfo = async (db: Db, personalInfo: typeof personalInfos.$inferInsert) => {
  await db.insert(personalInfos).values(personalInfo)
}

export const insertAccount = async (db: Db, customerId: number, openingReference: string, now: Date) => {
  await db.insert(accounts).values({ customerId, openingReference, createdAt: now })
}

/** Records the processor's answer once. False when it was recorded before. */
export const recordOpening = async (
  db: Db,
  customerId: number,
  prn: string,
  openedAt: Date,
): Promise<boolean> => {
  const rows = await db
    .update(accounts)
    .set({ prn, openedAt })
    .where(and(eq(accounts.customerId, customerId), isNull(accounts.prn)))
    .returning({ id: accounts.id })
  return rows.length === 1
}

export const rememberBalance = async (db: Db, customerId: number, balanceCents: Cents, balanceAsOf: Date) => {
  await db.update(accounts).set({ balanceCents, balanceAsOf }).where(eq(accounts.customerId, customerId))
}

/** Customers by the processor's reference number of their account. */
export const listOwners = async (db: Db, prns: readonly string[]) => {
  const rows = await db
    .select({ prn: accounts.prn, customerId: accounts.customerId })
    .from(accounts)
    .where(inArray(accounts.prn, [...prns]))
  return new Map(rows.map((row) => [row.prn, row.customerId]))
}

/** Open accounts in the order of their customers, for work that goes through all of them. */
export const listOpenAccounts = async (db: Db, afterCustomerId: number, limit: number) =>
  db
    .select({
      customerId: accounts.customerId,
      prn: accounts.prn,
      openedAt: accounts.openedAt,
      reconciledOn: accounts.reconciledOn,
    })
    .from(accounts)
    .where(and(gt(accounts.customerId, afterCustomerId), isNotNull(accounts.prn)))
    .orderBy(asc(accounts.customerId))
    .limit(limit)

export const recordReconciled = async (db: Db, customerId: number, reconciledOn: CalendarDate) => {
  await db.update(accounts).set({ reconciledOn }).where(eq(accounts.customerId, customerId))
}
