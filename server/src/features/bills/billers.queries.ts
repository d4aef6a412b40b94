import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { DayRange } from './bill-payment-lists.queries.ts'
import { billers, billPayments, billReminders } from './bills.tables.ts'

export type BillerRow = typeof billers.$inferSelect
export interface BillerWithReminder extends BillerRow {
  reminder: { id: number; nextOn: CalendarDate } | null
}

/**
 * Locks a customer's billers and payments until the transaction ends, so that actions on them run one by one.
 */
export const lockBills = async (tx: Db, customerId: number): Promise<void> => {
  const subject = `bank.billers:${customerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
}

export interface BillersPage {
  limit: number
  offset: number
  sortBy: 'biller_name' | 'biller_account_number' | undefined
  isDescending: boolean
  withRemoved: boolean
  /** The days on which the billers were added. */
  range: DayRange | undefined
}

const SORT = {
  biller_name: sql`lower(${billers.name})`,
  biller_account_number: sql`lower(${billers.accountNumber})`,
}
/** True if the biller has a payment. Removed billers without one are not listed. */
const wasPaid = sql`exists (select 1 from ${billPayments} where ${billPayments.customerId} = ${billers.customerId} and ${billPayments.billerId} = ${billers.id})`
const ofCustomer = (customerId: number, withRemoved: boolean, range?: DayRange) =>
  and(
    eq(billers.customerId, customerId),
    withRemoved ? or(isNull(billers.removedAt), wasPaid) : isNull(billers.removedAt),
    range && sql`${billers.createdAt} >= ${startOfBankingDay(range.from)}`,
    range && sql`${billers.createdAt} < ${startOfBankingDay(addDays(range.to, 1))}`,
  )

export const listBillers = async (
  db: Db,
  customerId: number,
  page: BillersPage,
): Promise<BillerWithReminder[]> => {
  const by = SORT[page.sortBy ?? 'biller_name']
  const rows = await db
    .select({ biller: billers, reminder: { id: billReminders.id, nextOn: billReminders.nextOn } })
    .from(billers)
    .leftJoin(
      billReminders,
      and(eq(billReminders.billerId, billers.id), eq(billReminders.customerId, billers.customerId)),
    )
    .where(ofCustomer(customerId, page.withRemoved, page.range))
    .orderBy(page.isDescending ? desc(by) : asc(by), asc(billers.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ biller, reminder }) => ({ ...biller, reminder }))
}

export const countBillers = async (
  db: Db,
  customerId: number,
  { withRemoved = false, range }: Partial<Pick<BillersPage, 'withRemoved' | 'range'>> = {},
): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(billers)
    .where(ofCustomer(customerId, withRemoved, range))
  return row?.count ?? 0
}

/** Leaves out removed billers. */
export const findBiller = async (db: Db, customerId: number, id: number): Promise<BillerRow | undefined> => {
  const [row] = await db
    .select()
    .from(billers)
    .where(and(ofCustomer(customerId, false), eq(billers.id, id)))
  return row
}

/** Includes removed billers. */
export const findAnyBiller = async (db: Db, customerId: number, id: number): Promise<BillerRow | undefined> =>
  (await findAnyBillers(db, customerId, [id])).at(0)

/** Sorted by name. Includes removed billers. */
export const findAnyBillers = (db: Db, customerId: number, ids: readonly number[]): Promise<BillerRow[]> =>
  db
    .select()
    .from(billers)
    .where(and(eq(billers.customerId, customerId), inArray(billers.id, [...ids])))
    .orderBy(asc(sql`lower(${billers.name})`), asc(billers.id))

/** Returns undefined if the customer already has this biller with this account number. */
export const insertBiller = async (tx: Db, biller: typeof billers.$inferInsert) => {
  const [row] = await tx.insert(billers).values(biller).onConflictDoNothing().returning()
  return row
}

export const updateBiller = async (
  db: Db,
  customerId: number,
  id: number,
  change: Partial<Pick<BillerRow, 'processorRef' | 'setAsideRef' | 'removedAt' | 'remindedFor'>>,
): Promise<void> => {
  await db
    .update(billers)
    .set(change)
    .where(and(eq(billers.customerId, customerId), eq(billers.id, id)))
}
