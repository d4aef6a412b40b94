/** What was spent with the card, for the forecast of everyday spending. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { OWNER_ID, ownersSql } from '@yoursuccess/database/owners'
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
  /** The day of the account's first transaction. */
  firstOn: CalendarDate
}

/**
 * What customers spent on these days, both included, and since when each has used the account, in two statements. Without
 * the transactions with these ids, and without what takes them back. Customers without transactions are left out.
 */
export const sumPurchases = async (
  db: Db,
  customerIds: readonly number[],
  { from, to }: DayRange,
  without: readonly number[],
): Promise<Map<number, Purchases>> => {
  if (customerIds.length === 0) return new Map()
  const [sums, firsts] = await Promise.all([
    db
      .select({ owner, spentCents: sql<Cents>`(-sum(${amountCents}))::bigint` })
      .from(postedTransactions)
      .where(
        and(
          inArray(owner, [...customerIds]),
          gte(postedAt, startOfBankingDay(from)),
          lt(postedAt, startOfBankingDay(addDays(to, 1))),
          inArray(kind, PURCHASE_KINDS),
          isOther(db, customerIds, without),
        ),
      )
      .groupBy(owner),
    listFirstDays(db, customerIds),
  ])
  const spent = new Map(sums.map((row) => [row.owner, row.spentCents]))
  return new Map(
    firsts.map(({ customerId, firstOn }) => [
      customerId,
      { spentCents: spent.get(customerId) ?? ZERO, firstOn },
    ]),
  )
}

/** The day of each account's first transaction. */
const listFirstDays = (db: Db, customerIds: readonly number[]) => {
  const first = db
    .select({ customerId: owner, firstOn: postedOn })
    .from(postedTransactions)
    .where(eq(owner, OWNER_ID))
    .orderBy(asc(postedAt), asc(id))
    .limit(1)
    .as('first')
  return db
    .select({ customerId: first.customerId, firstOn: first.firstOn })
    .from(ownersSql(customerIds))
    .crossJoinLateral(first)
}

/** Whether a transaction is none of these, and takes none of them back. */
const isOther = (db: Db, customerIds: readonly number[], ids: readonly number[]): SQL | undefined => {
  if (ids.length === 0) return undefined
  // One parameter, because a statement has a limited number of them.
  const named = sql`(string_to_array(${ids.join(',')}, ',')::bigint[])`
  const taken = alias(postedTransactions, 'taken')
  const references = db
    .select({ processorId: taken.processorId })
    .from(taken)
    .where(and(inArray(taken.customerId, [...customerIds]), sql`${taken.id} = any ${named}`))
  return and(
    sql`${id} <> all ${named}`,
    or(isNull(reversesProcessorId), notInArray(reversesProcessorId, references)),
  )
}
