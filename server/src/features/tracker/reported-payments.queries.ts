import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isShown } from './items.queries.ts'
import { expenseItems } from './tracker.tables.ts'

/** More than any customer reports. It only bounds the size of the answer. */
const MAX_PAYMENTS = 5_000

// The condition is written as in its index, whose rows are few.
const isReported = sql`${expenseItems.external} and ${expenseItems.category} = ${sql.raw(`'${TRUSTEE_PAYMENT}'`)}`

const reportedPayments = prepared((db) =>
  db
    .select({ id: expenseItems.id, on: expenseItems.effectiveOn, amountCents: expenseItems.amountCents })
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, sql.placeholder('customerId')), isReported, isShown))
    .orderBy(asc(expenseItems.effectiveOn), asc(expenseItems.id))
    .limit(MAX_PAYMENTS)
    .prepare('reported_trustee_payments'),
)

/** Trustee payments that the customer reported as spending from elsewhere, oldest first. */
export const listReportedTrusteePayments = (
  db: Db,
  customerId: number,
): Promise<{ id: number; on: CalendarDate; amountCents: Cents }[]> =>
  reportedPayments(db).execute({ customerId })

/** Those of many customers in one statement, oldest first. */
export const listReportedOfMany = (
  db: Db,
  customerIds: readonly number[],
): Promise<{ customerId: number; id: number; on: CalendarDate; amountCents: Cents }[]> =>
  db
    .select({
      customerId: expenseItems.customerId,
      id: expenseItems.id,
      on: expenseItems.effectiveOn,
      amountCents: expenseItems.amountCents,
    })
    .from(expenseItems)
    .where(and(inArray(expenseItems.customerId, [...customerIds]), isReported, isShown))
    .orderBy(asc(expenseItems.effectiveOn), asc(expenseItems.id))
