/** Queries on our copy of what was posted to set-asides. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { setAsideTransactions } from './setaside.tables.ts'

/** Inserts transactions whose processor ids are new. Returns customer and amount of the inserted rows. */
export const insertPosted = async (
  tx: Db,
  rows: readonly (typeof setAsideTransactions.$inferInsert)[],
): Promise<{ customerId: number; amountCents: Cents }[]> =>
  tx
    .insert(setAsideTransactions)
    .values([...rows])
    .onConflictDoNothing({ target: setAsideTransactions.processorId })
    .returning({
      customerId: setAsideTransactions.customerId,
      amountCents: setAsideTransactions.amountCents,
    })

/** Which of these transactions are recorded, by the processor's ids. */
export const listKnown = async (db: Db, processorIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (processorIds.length === 0) return new Set()
  const rows = await db
    .select({ processorId: setAsideTransactions.processorId })
    .from(setAsideTransactions)
    .where(inArray(setAsideTransactions.processorId, [...processorIds]))
  return new Set(rows.map(({ processorId }) => processorId))
}

/** The lines of bill payments from the set-aside and of their returns on these days, oldest first. */
export const listBillPaymentLines = (
  db: Db,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
) => {
  const { id, postedOn, details, amountCents, kind } = setAsideTransactions
  return db
    .select({ id, postedOn, details, amountCents })
    .from(setAsideTransactions)
    .where(
      and(
        eq(setAsideTransactions.customerId, customerId),
        inArray(kind, ['bill_payment', 'bill_payment_return']),
        gte(postedOn, from),
        lte(postedOn, to),
      ),
    )
    .orderBy(asc(postedOn), asc(id))
}
