/** Payments to a trustee, for the tracker's card that shows their status. */
import type { BillPaymentStatus } from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import type { TrusteeBillPayment } from '../tracker/tracker.service.ts'
import { billPayments } from './bills.tables.ts'

/** More than a customer ever has under way or makes in a month. */
const MAX_PAYMENTS = 50

/** The card's state for each status. A payment that failed or was returned is not shown. */
const STATES = {
  created: 'scheduled',
  pending: 'on_its_way',
  mailed: 'on_its_way',
  cleared: 'received',
} as const satisfies Partial<Record<BillPaymentStatus, TrusteeBillPayment['state']>>
type LivingStatus = keyof typeof STATES

const UNDER_WAY: LivingStatus[] = ['created', 'pending', 'mailed']

/** Trustee payments that are under way, and those made since `since` and received; newest first. */
export const listTrusteePayments = async (
  db: Db,
  customerId: number,
  since: CalendarDate,
): Promise<TrusteeBillPayment[]> => {
  const rows = await db
    .select()
    .from(billPayments)
    .where(
      and(
        eq(billPayments.customerId, customerId),
        eq(billPayments.isTrustee, true),
        or(
          inArray(billPayments.status, UNDER_WAY),
          and(eq(billPayments.status, 'cleared'), gte(billPayments.createdAt, startOfBankingDay(since))),
        ),
      ),
    )
    .orderBy(desc(billPayments.createdAt), desc(billPayments.id))
    .limit(MAX_PAYMENTS)
  return rows.map((row) => {
    const state = STATES[row.status as LivingStatus]
    return {
      id: row.id,
      state: row.takenAt === null ? 'scheduled' : state,
      amountCents: row.amountCents,
      madeOn: bankingDayOf(row.createdAt),
      day: state === 'received' ? bankingDayOf(row.updatedAt) : row.expectedOn,
      isCounted: row.takenAt !== null,
    }
  })
}
