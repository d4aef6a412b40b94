/** The posted transactions of a month, as a statement needs them. */
import { and, asc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { PostedKind } from '../../partners/card-processor/port.ts'
import { postedTransactions } from './transactions.tables.ts'

export interface Month {
  startsOn: CalendarDate
  /** Inclusive. */
  endsOn: CalendarDate
  /** The statement before this month. The month also gets what is late for it. */
  since?: LastStatement | undefined
}

interface LastStatement {
  endsOn: CalendarDate
  closingCents: Cents
  /** No transaction with a higher id is on this statement or one before it. */
  lastTransactionId: number
}

const { amountCents, postedOn, postedAt, id, kind, details } = postedTransactions

/**
 * The transactions of the month, with those of earlier days that are on no statement, and the sums around it.
 * With a statement before it, reads nothing that is on a statement: the sums begin with its balance. Call
 * `lockPosting` first.
 */
export const readMonth = async (tx: Db, customerId: number, { startsOn, endsOn, since }: Month) => {
  const ofCustomer = eq(postedTransactions.customerId, customerId)
  const [known] = await tx
    .select({
      sumCents: sql<Cents>`coalesce(sum(${amountCents}), 0)::bigint`,
      /** The sum over the days before the month. */
      beforeCents: sql<Cents>`coalesce(sum(${amountCents}) filter (where ${postedOn} < ${startsOn}), 0)::bigint`,
      lastId: sql<number>`coalesce(max(${id}), 0)::bigint`,
    })
    .from(postedTransactions)
    .where(and(ofCustomer, since && isOnNone(since)))
  if (!known) throw new Error('a sum has no row')
  const inMonth = and(
    gte(postedAt, startOfBankingDay(startsOn)),
    lt(postedAt, startOfBankingDay(addDays(endsOn, 1))),
  )
  const late = since && and(lt(postedAt, startOfBankingDay(startsOn)), isOnNone(since))
  const entries = await tx
    .select({ postedTransactionId: id, postedOn, kind: sql<PostedKind>`${kind}`, details, amountCents })
    .from(postedTransactions)
    .where(and(ofCustomer, or(inMonth, late)))
    .orderBy(asc(postedAt), asc(id))
  return {
    entries,
    /** The balance before the entries. */
    openingCents: since?.closingCents ?? known.beforeCents,
    /** The sum over all transactions, even those after the month. */
    totalCents: add(since?.closingCents ?? ZERO, known.sumCents),
    lastId: Math.max(since?.lastTransactionId ?? 0, known.lastId),
  }
}

/** What is posted after a statement's days, and what we learned of after it was made. */
const isOnNone = ({ endsOn, lastTransactionId }: LastStatement) =>
  or(gte(postedAt, startOfBankingDay(addDays(endsOn, 1))), gt(id, lastTransactionId))
