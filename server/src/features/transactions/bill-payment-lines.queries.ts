/** The lines of the account that bill payments and their returns made. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { DayRange } from './transactions.queries.ts'
import { postedTransactions } from './transactions.tables.ts'

export interface BillPaymentLine {
  id: number
  postedOn: CalendarDate
  details: string
  /** With the fee. Negative for a payment, positive for one that came back. */
  amountCents: Cents
}

const { id, customerId: owner, postedOn, details, amountCents, kind } = postedTransactions

/** Those posted on these days, both included, oldest first. */
export const listBillPaymentLines = (
  db: Db,
  customerId: number,
  { from, to }: DayRange,
): Promise<BillPaymentLine[]> =>
  db
    .select({ id, postedOn, details, amountCents })
    .from(postedTransactions)
    .where(
      and(
        eq(owner, customerId),
        inArray(kind, ['bill_payment', 'bill_payment_return']),
        gte(postedOn, from),
        lte(postedOn, to),
      ),
    )
    .orderBy(asc(postedOn), asc(id))
