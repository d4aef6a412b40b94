/** The posted transactions of a month, as a statement needs them. */
import { and, asc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { PostedKind } from '../../partners/card-processor/port.ts'
import { postedTransactions } from './transactions.tables.ts'

export interface Month {
  startsOn: CalendarDate
  /** Inclusive. */
  endsOn: CalendarDate
  /** Also includes transactions of earlier days that we learned of after the transaction with this id. */
  lateAfterId?: number | undefined
}

export const readMonth = async (tx: Db, customerId: number, { startsOn, endsOn, lateAfterId }: Month) => {
  const { amountCents, postedOn, postedAt, id, kind, details } = postedTransactions
  const ofCustomer = eq(postedTransactions.customerId, customerId)
  const [known] = await tx
    .select({
      /** The sum over all days, even those after the month. */
      totalCents: sql<Cents>`coalesce(sum(${amountCents}), 0)::bigint`,
      /** The sum over the days before the month. */
      beforeCents: sql<Cents>`coalesce(sum(${amountCents}) filter (where ${postedOn} < ${startsOn}), 0)::bigint`,
      lastId: sql<number>`coalesce(max(${id}), 0)::bigint`,
    })
    .from(postedTransactions)
    .where(ofCustomer)
  if (!known) throw new Error('a sum has no row')
  const inMonth = and(
    gte(postedAt, startOfBankingDay(startsOn)),
    lt(postedAt, startOfBankingDay(addDays(endsOn, 1))),
  )
  const late =
    lateAfterId === undefined
      ? undefined
      : and(lt(postedAt, startOfBankingDay(startsOn)), gt(id, lateAfterId))
  const entries = await tx
    .select({ postedTransactionId: id, postedOn, kind: sql<PostedKind>`${kind}`, details, amountCents })
    .from(postedTransactions)
    .where(and(ofCustomer, or(inMonth, late)))
    .orderBy(asc(postedAt), asc(id))
  return { ...known, entries }
}
