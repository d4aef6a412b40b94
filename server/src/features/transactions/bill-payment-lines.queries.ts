/** The lines of the account that bill payments and their returns made. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DayRange } from './transactions.queries.ts'
import { postedTransactions } from './transactions.tables.ts'

interface BillPaymentLine {
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

/** The lines of these debits, and of what was given back of each, oldest first. */
export const listDebitLines = async (
  db: Db,
  customerId: number,
  debitIds: readonly number[],
): Promise<(BillPaymentLine & { debitId: number })[]> => {
  if (debitIds.length === 0) return []
  const debit = alias(postedTransactions, 'debit')
  const isOf = or(eq(id, debit.id), eq(postedTransactions.reversesProcessorId, debit.processorId))
  return db
    .select({ debitId: debit.id, id, postedOn, details, amountCents })
    .from(debit)
    .innerJoin(postedTransactions, and(eq(owner, debit.customerId), isOf))
    .where(and(eq(debit.customerId, customerId), inArray(debit.id, [...debitIds])))
    .orderBy(asc(postedOn), asc(id))
}
