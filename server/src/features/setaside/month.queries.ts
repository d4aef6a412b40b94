/** What was posted to the set-aside in a month, as a statement needs it. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import type { PostedKind } from '../../partners/card-processor/port.ts'
import { setAsideTransactions } from './setaside.tables.ts'

export interface SetAsideMonth {
  startsOn: CalendarDate
  /** Inclusive. */
  endsOn: CalendarDate
  /** No transaction with a higher id is on an earlier statement. */
  lastTransactionId: number
}

const { id, amountCents, postedOn, postedAt, kind, details } = setAsideTransactions

/** The transactions of the month, with those of earlier days that are on no statement, and the sum of all. */
export const readSetAsideMonth = async (
  tx: Db,
  customerId: number,
  { startsOn, endsOn, lastTransactionId }: SetAsideMonth,
) => {
  const ofCustomer = eq(setAsideTransactions.customerId, customerId)
  const [known] = await tx
    .select({
      totalCents: sql<Cents>`coalesce(sum(${amountCents}), 0)::bigint`,
      lastId: sql<number>`coalesce(max(${id}), 0)::bigint`,
    })
    .from(setAsideTransactions)
    .where(ofCustomer)
  if (!known) throw new Error('a sum has no row')
  const isOnNone = or(gte(postedOn, startsOn), gt(id, lastTransactionId))
  const entries = await tx
    .select({ setAsideTransactionId: id, postedOn, kind: sql<PostedKind>`${kind}`, details, amountCents })
    .from(setAsideTransactions)
    .where(and(ofCustomer, lte(postedOn, endsOn), isOnNone))
    .orderBy(asc(postedAt), asc(id))
  return { entries, ...known }
}
