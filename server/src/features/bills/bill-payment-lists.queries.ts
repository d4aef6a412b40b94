/** Lists of payments: for the screen, for the report, and for jobs that process all of them. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import { billPayments } from './bills.tables.ts'

export interface DayRange {
  from: CalendarDate
  /** Inclusive. */
  to: CalendarDate
}
export interface PaymentsPage {
  limit: number
  offset: number
  sortBy: 'biller_name' | 'description' | 'amount' | 'date' | 'status' | undefined
  isDescending: boolean
  range: DayRange | undefined
}

const SORT = {
  biller_name: sql`lower(${billPayments.billerName})`,
  description: sql`lower(${billPayments.description})`,
  amount: billPayments.amountCents,
  date: billPayments.updatedAt,
  // In the order in which a payment goes through them.
  status: sql`array_position(array['created', 'pending', 'mailed', 'cleared', 'failed', 'returned'], ${billPayments.status})`,
}

type SortColumn = keyof typeof SORT
const COLUMNS = Object.keys(SORT) as SortColumn[]

/** Without a range, the bounds are infinite, so one prepared statement serves both cases. */
const inRange = and(
  eq(billPayments.customerId, sql.placeholder('customerId')),
  sql`${billPayments.updatedAt} >= ${startOfBankingDay(sql.placeholder('from'))}`,
  sql`${billPayments.updatedAt} < ${startOfBankingDay(sql.placeholder('until'))}`,
)
const boundsOf = (range: DayRange | undefined) => ({
  from: range?.from ?? '-infinity',
  until: range ? addDays(range.to, 1) : 'infinity',
})

const pageIn = (direction: 'asc' | 'desc', column: SortColumn) =>
  prepared((db) =>
    db
      .select()
      .from(billPayments)
      .where(inRange)
      .orderBy((direction === 'desc' ? desc : asc)(SORT[column]), desc(billPayments.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`bill_payments_${column}_${direction}`),
  )
const PAGES = {
  asc: new Map(COLUMNS.map((column) => [column, pageIn('asc', column)])),
  desc: new Map(COLUMNS.map((column) => [column, pageIn('desc', column)])),
}

export const listPayments = async (
  db: Db,
  customerId: number,
  { sortBy, isDescending, range, limit, offset }: PaymentsPage,
): Promise<BillPaymentRow[]> => {
  const column = sortBy ?? 'date'
  const page = PAGES[sortBy === undefined || isDescending ? 'desc' : 'asc'].get(column)
  if (!page) throw new Error(`payments are not sorted by ${column}`)
  return page(db).execute({ customerId, limit, offset, ...boundsOf(range) })
}

const counted = prepared((db) =>
  db.select({ count: count() }).from(billPayments).where(inRange).prepare('bill_payments_count'),
)

export const countPayments = async (db: Db, customerId: number, range: DayRange | undefined) => {
  const [row] = await counted(db).execute({ customerId, ...boundsOf(range) })
  return row?.count ?? 0
}

/** Payments to these billers created on these days, oldest first. */
export const listPaymentsForReport = (
  db: Db,
  customerId: number,
  { billerIds, range, limit }: { billerIds: readonly number[]; range: DayRange; limit: number },
): Promise<BillPaymentRow[]> =>
  db
    .select()
    .from(billPayments)
    .where(
      and(
        eq(billPayments.customerId, customerId),
        inArray(billPayments.billerId, [...billerIds]),
        sql`${billPayments.createdAt} >= ${startOfBankingDay(range.from)}`,
        sql`${billPayments.createdAt} < ${startOfBankingDay(addDays(range.to, 1))}`,
      ),
    )
    .orderBy(asc(billPayments.createdAt), asc(billPayments.id))
    .limit(limit)

/** Payments of all customers that the processor has and that are not final yet, in id order. */
export const listOpenPayments = (db: Db, afterId: number, limit: number): Promise<BillPaymentRow[]> =>
  db
    .select()
    .from(billPayments)
    .where(
      and(
        inArray(billPayments.status, ['created', 'pending', 'mailed']),
        isNotNull(billPayments.processorRef),
        gt(billPayments.id, afterId),
      ),
    )
    .orderBy(asc(billPayments.id))
    .limit(limit)

/**
 * Payments that the processor does not have yet, in id order. Leaves out customers whose money is stopped.
 */
export const listUnsentPayments = (db: Db, afterId: number, limit: number): Promise<BillPaymentRow[]> =>
  db
    .select()
    .from(billPayments)
    .where(
      and(
        eq(billPayments.status, 'created'),
        isNull(billPayments.processorRef),
        isNotStopped(db, billPayments.customerId),
        gt(billPayments.id, afterId),
      ),
    )
    .orderBy(asc(billPayments.id))
    .limit(limit)
