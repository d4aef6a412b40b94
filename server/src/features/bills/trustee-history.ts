/** Payments to the trustees of a plan with all that the bank knows of them, for documents about them. */
import type { PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { bankingDayOf } from '../../clock/clock.ts'
import { referenceOf } from './bills.rules.ts'
import { billers, billPayments } from './bills.tables.ts'

export interface PaymentToTrustee {
  id: number
  reference: string
  biller: string
  method: 'electronic' | 'check'
  /** Without the fee. */
  amountCents: Cents
  feeCents: Cents
  from: PayingAccount
  orderedOn: CalendarDate
  /** False until the processor has it. */
  isSent: boolean
  /** When it should arrive. */
  expectedOn: CalendarDate
  deliveredOn: CalendarDate | null
  /** Set if it failed or was returned. */
  undone: { how: 'failed' | 'returned'; on: CalendarDate } | null
}

/** All payments to these billers, oldest first. */
export const listTrusteeHistory = async (
  db: Db,
  customerId: number,
  billerIds: readonly number[],
): Promise<PaymentToTrustee[]> => {
  if (billerIds.length === 0) return []
  const rows = await db
    .select({ payment: billPayments, directoryRef: billers.directoryRef })
    .from(billPayments)
    .innerJoin(billers, eq(billers.id, billPayments.billerId))
    .where(and(eq(billPayments.customerId, customerId), inArray(billPayments.billerId, [...billerIds])))
    .orderBy(asc(billPayments.createdAt), asc(billPayments.id))
  return rows.map(({ payment, directoryRef }) => {
    const { id, status, updatedAt } = payment
    return {
      id,
      reference: referenceOf(id),
      biller: payment.billerName,
      method: directoryRef === null ? 'check' : 'electronic',
      amountCents: payment.amountCents,
      feeCents: payment.feeCents,
      from: payment.fromAccount,
      orderedOn: bankingDayOf(payment.createdAt),
      isSent: payment.takenAt !== null,
      expectedOn: payment.expectedOn,
      deliveredOn: status === 'cleared' ? bankingDayOf(updatedAt) : null,
      undone:
        status === 'failed' || status === 'returned' ? { how: status, on: bankingDayOf(updatedAt) } : null,
    }
  })
}
