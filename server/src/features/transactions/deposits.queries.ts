/** Money that comes into the account from outside. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { OWNER_ID, ownersSql } from '@yoursuccess/database/owners'
import { and, asc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { TakenBack } from './transactions.deps.ts'
import type { DayRange } from './transactions.queries.ts'
import { FUNDING_KINDS } from './transactions.rules.ts'
import { postedTransactions } from './transactions.tables.ts'

const { id, customerId: owner, kind, amountCents, postedOn, postedAt, details } = postedTransactions

interface DepositRow {
  id: number
  on: CalendarDate
  amountCents: Cents
  details: string
}
type OwnedDeposit = DepositRow & { customerId: number }

/** More than anyone receives in two years; it only bounds the work. */
const MAX_DEPOSITS = 5000

/**
 * Deposits that others made on these days, both included, oldest first, without what was taken back of them.
 * Those that were taken back completely are left out. Read by an index that holds nothing but deposits.
 */
export const listDeposits = async (db: Db, customerId: number, days: DayRange): Promise<DepositRow[]> =>
  withAmount(await depositsOf(db, eq(owner, customerId), days).limit(MAX_DEPOSITS))

/** Debits by companies at other banks on these days, oldest first, without those that were reversed. */
export const listDebitsOfMany = (
  db: Db,
  customerIds: readonly number[],
  { from, to }: DayRange,
): Promise<OwnedDeposit[]> => {
  const debit = db
    .select({ customerId: owner, id, on: postedOn, amountCents, details })
    .from(postedTransactions)
    .where(
      and(
        eq(owner, OWNER_ID),
        eq(kind, 'ach_debit'),
        lt(amountCents, ZERO),
        // The index has the time.
        gte(postedAt, startOfBankingDay(from)),
        lt(postedAt, startOfBankingDay(addDays(to, 1))),
        sql`not exists (select from bank.posted_transactions as back
          where back.reverses_processor_id = ${postedTransactions.processorId} and back.customer_id = ${owner})`,
      ),
    )
    .orderBy(asc(postedOn), asc(id))
    .limit(MAX_DEPOSITS)
    .as('debit')
  return db
    .select({
      customerId: debit.customerId,
      id: debit.id,
      on: debit.on,
      amountCents: debit.amountCents,
      details: debit.details,
    })
    .from(ownersSql(customerIds))
    .crossJoinLateral(debit)
    .orderBy(asc(debit.on), asc(debit.id))
}

/** Those of many customers in one statement. */
export const listDepositsOfMany = async (
  db: Db,
  customerIds: readonly number[],
  days: DayRange,
): Promise<OwnedDeposit[]> => withAmount(await depositsOf(db, inArray(owner, [...customerIds]), days))

const withAmount = <Row extends DepositRow>(rows: readonly Row[]): Row[] =>
  rows.filter(({ amountCents: left }) => left > 0)

const depositsOf = (db: Db, whose: SQL, { from, to }: DayRange) => {
  const takenBack = sql<Cents>`coalesce((select sum(back.amount_cents) from bank.posted_transactions as back
    where back.reverses_processor_id = ${postedTransactions.processorId} and back.customer_id = ${owner}), 0)::bigint`
  return db
    .select({
      customerId: owner,
      id,
      on: postedOn,
      amountCents: sql<Cents>`${amountCents} + ${takenBack}`,
      details,
    })
    .from(postedTransactions)
    .where(
      and(whose, eq(kind, sql`'deposit'`), gt(amountCents, sql`0`), gte(postedOn, from), lte(postedOn, to)),
    )
    .orderBy(asc(postedOn), asc(id))
}

/** What takes back a deposit, if it or the deposit is among these transactions, in the order of its recording. */
export const listTakenBack = (tx: Db, processorIds: readonly string[]): Promise<TakenBack[]> => {
  const deposit = alias(postedTransactions, 'deposit')
  const named = [...processorIds]
  return tx
    .select({
      customerId: owner,
      transactionId: id,
      depositId: deposit.id,
      amountCents: sql<Cents>`-${amountCents}`,
      postedOn,
    })
    .from(postedTransactions)
    .innerJoin(
      deposit,
      and(
        eq(deposit.processorId, postedTransactions.reversesProcessorId),
        eq(deposit.customerId, owner),
        eq(deposit.kind, sql`'deposit'`),
      ),
    )
    .where(
      and(
        lt(amountCents, sql`0`),
        or(
          inArray(postedTransactions.processorId, named),
          inArray(postedTransactions.reversesProcessorId, named),
        ),
      ),
    )
    .orderBy(asc(id))
}

/** The sum of deposits, transfers into the account and their returns on these days, both included. */
export const sumFunding = async (db: Db, customerId: number, { from, to }: DayRange): Promise<Cents> => {
  const [row] = await db
    .select({ sum: sql<Cents>`coalesce(sum(${amountCents}), 0)::bigint` })
    .from(postedTransactions)
    .where(
      and(
        eq(owner, customerId),
        gte(postedAt, startOfBankingDay(from)),
        lt(postedAt, startOfBankingDay(addDays(to, 1))),
        inArray(kind, [...FUNDING_KINDS]),
      ),
    )
  if (!row) throw new Error('a sum has no row')
  return row.sum
}
