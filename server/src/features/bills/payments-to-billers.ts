/** The billers and payments from which the customer's plan learns what was sent to its trustees. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { bankingDayOf } from '../../clock/clock.ts'
import { referenceOf } from './bills.rules.ts'
import { billers, billPayments } from './bills.tables.ts'
import { kindOf } from './payments-to-offices.ts'

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
  billerId: number
  kind: ReturnType<typeof kindOf>
  amountCents: Cents
  /** As the customer knows it. */
  reference: string
  sentOn: CalendarDate
  /** The day on which the biller got it, or should get it. */
  arrivesOn: CalendarDate
  /** The day on which the biller should get it, or got it if that was later: nothing is late before. */
  expectedOn: CalendarDate
  /** True once the biller got it. */
  isDelivered: boolean
  /** True if it failed or was returned. */
  isUndone: boolean
  /** The day on which it was returned. Null for one that never left, too. */
  cameBackOn: CalendarDate | null
}

const PAYMENT = {
  id: billPayments.id,
  billerId: billPayments.billerId,
  directoryRef: billers.directoryRef,
  amountCents: billPayments.amountCents,
  status: billPayments.status,
  createdAt: billPayments.createdAt,
  updatedAt: billPayments.updatedAt,
  expectedOn: billPayments.expectedOn,
}
type PaymentRow = Pick<typeof billPayments.$inferSelect, Exclude<keyof typeof PAYMENT, 'directoryRef'>> &
  Pick<typeof billers.$inferSelect, 'directoryRef'>

const paymentsToBillers = prepared((db) =>
  db
    .select(PAYMENT)
    .from(billPayments)
    .innerJoin(billers, eq(billers.id, billPayments.billerId))
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
    .innerJoin(billers, eq(billers.id, billPayments.billerId))
    .where(
      and(inArray(billPayments.customerId, [...customerIds]), inArray(billPayments.billerId, [...billerIds])),
    )
  return rows.map((row) => ({ ...billerPayment(row), customerId: row.customerId }))
}

const billerPayment = (row: PaymentRow): BillerPayment => {
  const { expectedOn, status } = row
  const isDelivered = status === 'cleared'
  const arrivesOn = isDelivered ? bankingDayOf(row.updatedAt) : expectedOn
  return {
    id: row.id,
    billerId: row.billerId,
    kind: kindOf(row),
    amountCents: row.amountCents,
    reference: referenceOf(row.id),
    sentOn: bankingDayOf(row.createdAt),
    arrivesOn,
    expectedOn: arrivesOn > expectedOn ? arrivesOn : expectedOn,
    isDelivered,
    isUndone: status === 'failed' || status === 'returned',
    cameBackOn: status === 'returned' ? bankingDayOf(row.updatedAt) : null,
  }
}
