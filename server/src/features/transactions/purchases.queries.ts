/** What was spent with the card, for the forecast of everyday spending. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gte, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { PostedKind } from '../../partners/card-processor/port.ts'
import type { DayRange } from './transactions.queries.ts'
import { postedTransactions } from './transactions.tables.ts'

const {
  id,
  customerId: owner,
  kind,
  amountCents,
  postedOn,
  postedAt,
  reversesProcessorId,
} = postedTransactions

/** Purchases, and what takes them back. */
const PURCHASE_KINDS: PostedKind[] = ['purchase', 'purchase_reversal', 'refund']

export interface Purchases {
  /** Without refunds and reversals of these days. May be negative. */
  spentCents: Cents
  /** The day of the account's first transaction. Undefined if there is none. */
  firstOn: CalendarDate | undefined
}

/**
 * What was spent on these days, both included, and since when the account has been used. Without the transactions with
 * these ids, and without what takes them back.
 */
export const sumPurchases = async (
  db: Db,
  customerId: number,
  { from, to }: DayRange,
  without: readonly number[] = [],
): Promise<Purchases> => {
  const [[sum], [first]] = await Promise.all([
    db
      .select({ spentCents: sql<Cents>`(-coalesce(sum(${amountCents}), 0))::bigint` })
      .from(postedTransactions)
      .where(
        and(
          eq(owner, customerId),
          gte(postedAt, startOfBankingDay(from)),
          lt(postedAt, startOfBankingDay(addDays(to, 1))),
          inArray(kind, PURCHASE_KINDS),
          isOther(db, customerId, without),
        ),
      ),
    db
      .select({ on: postedOn })
      .from(postedTransactions)
      .where(eq(owner, customerId))
      .orderBy(asc(postedAt), asc(id))
      .limit(1),
  ])
  if (!sum) throw new Error('a sum has no row')
  return { spentCents: sum.spentCents, firstOn: first?.on }
}

/** Whether a transaction is none of these, and takes none of them back. */
const isOther = (db: Db, customerId: number, ids: readonly number[]): SQL | undefined => {
  if (ids.length === 0) return undefined
  const taken = alias(postedTransactions, 'taken')
  const references = db
    .select({ processorId: taken.processorId })
    .from(taken)
    .where(and(eq(taken.customerId, customerId), inArray(taken.id, [...ids])))
  return and(
    notInArray(id, [...ids]),
    or(isNull(reversesProcessorId), notInArray(reversesProcessorId, references)),
  )
}
