/** The billers and payments from which the customer's plan learns what was sent to its trustees. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { bankingDayOf } from '../../clock/clock.ts'
import { billers, billPayments } from './bills.tables.ts'

/** The customer's billers as payees, also the removed ones. */
export const listPayees = (db: Db, customerId: number) =>
  db
    .select({
      id: billers.id,
      name: billers.name,
      address1: billers.address1,
      address2: billers.address2,
      city: billers.city,
      state: billers.state,
      postalCode: billers.postalCode,
      isTrustee: billers.isTrustee,
    })
    .from(billers)
    .where(eq(billers.customerId, customerId))

export interface BillerPayment {
  id: number
  amountCents: Cents
  /** The day on which the biller got it, or should get it. */
  arrivesOn: CalendarDate
  /** True if it failed or was returned. */
  isUndone: boolean
}

const PAYMENT = {
  id: billPayments.id,
  amountCents: billPayments.amountCents,
  status: billPayments.status,
  updatedAt: billPayments.updatedAt,
  expectedOn: billPayments.expectedOn,
}

const paymentsToBillers = prepared((db) =>
  db
    .select(PAYMENT)
    .from(billPayments)
    .where(
      and(
        eq(billPayments.customerId, sql.placeholder('customerId')),
        sql`${billPayments.billerId} = any(string_to_array(${sql.placeholder('billerIds')}, ',')::bigint[])`,
      ),
    )
    .prepare('bill_payments_to_billers'),
)

/** All payments to these billers, in no particular order. */
export const listPaymentsTo = async (
  db: Db,
  customerId: number,
  billerIds: readonly number[],
): Promise<BillerPayment[]> => {
  const rows = await paymentsToBillers(db).execute({ customerId, billerIds: billerIds.join(',') })
  return rows.map(billerPayment)
}

/** All payments of these customers to these billers, in one statement and in no particular order. */
export const listPaymentsOfMany = async (
  db: Db,
  customerIds: readonly number[],
  billerIds: readonly number[],
): Promise<(BillerPayment & { customerId: number })[]> => {
  if (billerIds.length === 0) return []
  const rows = await db
    .select({ ...PAYMENT, customerId: billPayments.customerId })
    .from(billPayments)
    .where(
      and(inArray(billPayments.customerId, [...customerIds]), inArray(billPayments.billerId, [...billerIds])),
    )
  return rows.map((row) => ({ ...billerPayment(row), customerId: row.customerId }))
}

const billerPayment = ({
  id,
  amountCents,
  status,
  updatedAt,
  expectedOn,
}: Pick<typeof billPayments.$inferSelect, keyof typeof PAYMENT>): BillerPayment => ({
  id,
  amountCents,
  arrivesOn: status === 'cleared' ? bankingDayOf(updatedAt) : expectedOn,
  isUndone: status === 'failed' || status === 'returned',
})
