/** Queries on planned payments that a service is expected to collect (AUTO-09). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Pull } from '@yoursuccess/contract/plan/pulls.rules'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { bankingDayOf } from '../../clock/clock.ts'
import { plannedPayments } from './autopay.tables.ts'
import type { PlannedRow } from './planned-payments.queries.ts'

// A literal, because a partial index serves no parameter.
const isExpected = sql`${plannedPayments.state} = 'pull_expected'`

/** What a service collected, with its debit. */
interface CollectedPull extends Pull {
  debitId: number
}

/** What a service may still collect for the installment that is due on a day. */
interface ExpectedCollection {
  dueOn: CalendarDate
  amountCents: Cents
}

export interface DuePull {
  id: number
  customerId: number
  expectedOn: CalendarDate
  lookOn: CalendarDate | null
}

/** Expected pulls that are to be looked for by a day, those that are due the longest first, behind `last`. */
export const listDuePulls = (
  db: Db,
  { today, last, limit }: { today: CalendarDate; last: DuePull | undefined; limit: number },
): Promise<DuePull[]> =>
  db
    .select({
      id: plannedPayments.id,
      customerId: plannedPayments.customerId,
      expectedOn: plannedPayments.sendOn,
      lookOn: plannedPayments.pullLookOn,
    })
    .from(plannedPayments)
    .where(
      and(
        isExpected,
        lte(plannedPayments.pullLookOn, today),
        behind(
          { by: plannedPayments.pullLookOn, key: plannedPayments.id },
          last?.lookOn ? { by: last.lookOn, key: last.id } : undefined,
        ),
      ),
    )
    .orderBy(asc(plannedPayments.pullLookOn), asc(plannedPayments.id))
    .limit(limit)

/** Looks for the pulls that are expected of these customers on this day. Locks them in the order of customers. */
export const lookForPulls = async (
  tx: Db,
  customerIds: readonly number[],
  today: CalendarDate,
): Promise<void> => {
  if (customerIds.length === 0) return
  const locked = tx
    .select({ id: plannedPayments.id })
    .from(plannedPayments)
    .where(and(inArray(plannedPayments.customerId, [...customerIds]), isExpected))
    .orderBy(asc(plannedPayments.customerId), asc(plannedPayments.id))
    .for('update')
  await tx.update(plannedPayments).set({ pullLookOn: today }).where(inArray(plannedPayments.id, locked))
}

/** Which of these debits are the pull of a planned payment. */
export const listPulledDebits = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const { postedTransactionId } = plannedPayments
  const rows = await db
    .select({ id: postedTransactionId })
    .from(plannedPayments)
    .where(inArray(postedTransactionId, [...ids]))
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** What services collected for these customers. It counts as sent, unless it was given back. */
export const listPulls = async (db: Db, customerIds: readonly number[]): Promise<CollectedPull[]> => {
  if (customerIds.length === 0) return []
  const { customerId, id, pullMethod, pulledCents, sendOn, arriveBy, postedTransactionId, pullUndoneAt } =
    plannedPayments
  const debit = sql`from bank.posted_transactions as debit where debit.id = ${postedTransactionId}`
  // Less than was collected counts while a part was given back: see `leftOfCollected`.
  const refunded = sql`case when ${pullUndoneAt} is null
    then least(${plannedPayments.pullCents}, -debit.amount_cents) - ${pulledCents} else 0 end`
  const rows = await db
    .select({
      customerId,
      id,
      method: pullMethod,
      amountCents: pulledCents,
      takenCents: sql<Cents>`(select -debit.amount_cents - (${refunded}) ${debit})::bigint`,
      refundedCents: sql<Cents>`(select ${refunded} ${debit})::bigint`,
      takenOn: sql<CalendarDate>`(select debit.posted_on::text ${debit})`,
      expectedOn: sendOn,
      arrivesOn: arriveBy,
      undoneAt: pullUndoneAt,
      debitId: postedTransactionId,
    })
    .from(plannedPayments)
    .where(and(inArray(customerId, [...customerIds]), isNotNull(pulledCents)))
  return rows.flatMap(({ method, amountCents, undoneAt, debitId, ...row }) =>
    method === null || amountCents === null || debitId === null
      ? []
      : [{ ...row, method, amountCents, debitId, cameBackOn: undoneAt && bankingDayOf(undoneAt) }],
  )
}

/** What services may still collect from the main account of these customers, in all. */
export const sumExpectedPulls = async (
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, Cents>> => {
  if (customerIds.length === 0) return new Map()
  const { customerId, pullCents, pullFeeCents } = plannedPayments
  const rows = await db
    .select({ customerId, cents: sql<Cents>`sum(${pullCents} + ${pullFeeCents})::bigint` })
    .from(plannedPayments)
    .where(and(inArray(customerId, [...customerIds]), isExpected))
    .groupBy(customerId)
  return new Map(rows.map((row) => [row.customerId, row.cents]))
}

interface Uncollected {
  customerId: number
  method: PullMethodKind
  expectedOn: CalendarDate
  /** The due day of its payment. */
  dueOn: CalendarDate
  /** Without the fee. */
  amountCents: Cents
  totalCents: Cents
}

/** The same pull by pull, each with its fee. */
export const listUncollected = async (db: Db, customerIds: readonly number[]): Promise<Uncollected[]> => {
  const { customerId, pullMethod, pullCents, pullFeeCents, sendOn, dueOn } = plannedPayments
  const rows = await db
    .select({
      customerId,
      method: pullMethod,
      expectedOn: sendOn,
      dueOn,
      amountCents: pullCents,
      totalCents: sql<Cents | null>`${pullCents} + ${pullFeeCents}`,
    })
    .from(plannedPayments)
    .where(and(inArray(customerId, [...customerIds]), isExpected))
    .orderBy(asc(sendOn), asc(plannedPayments.id))
  return rows.flatMap(({ method, amountCents, totalCents, ...row }) =>
    method === null || amountCents === null || totalCents === null
      ? []
      : [{ ...row, method, amountCents, totalCents }],
  )
}

/** What services may still collect for each installment, without the fees: by customer. */
export const listExpectedPulls = async (
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, ExpectedCollection[]>> => {
  if (customerIds.length === 0) return new Map()
  const { customerId, dueOn, pullCents } = plannedPayments
  const rows = await db
    .select({ customerId, dueOn, amountCents: pullCents })
    .from(plannedPayments)
    .where(and(inArray(customerId, [...customerIds]), isExpected))
  const known = rows.flatMap(({ amountCents, ...row }) =>
    amountCents === null ? [] : [{ ...row, amountCents }],
  )
  return Map.groupBy(known, (row) => row.customerId)
}

interface ReversedPull {
  row: PlannedRow
  /** What was taken, with the fee of the service. */
  takenCents: Cents
  /** What was given back, in all. */
  backCents: Cents
}

/** The customer's planned payments of whose pull something was given back, unless all of it was recorded as such. */
export const listReversedPulls = (tx: Db, customerId: number): Promise<ReversedPull[]> => {
  const back = sql`from bank.posted_transactions as debit
    join bank.posted_transactions as back
      on back.reverses_processor_id = debit.processor_id and back.customer_id = debit.customer_id
    where debit.id = ${plannedPayments.postedTransactionId} and back.amount_cents > 0`
  return tx
    .select({
      row: plannedPayments,
      takenCents: sql<Cents>`(select -debit.amount_cents from bank.posted_transactions as debit
        where debit.id = ${plannedPayments.postedTransactionId})`,
      backCents: sql<Cents>`(select sum(back.amount_cents) ${back})::bigint`,
    })
    .from(plannedPayments)
    .where(
      and(
        eq(plannedPayments.customerId, customerId),
        isNull(plannedPayments.pullUndoneAt),
        sql`exists (select ${back})`,
      ),
    )
}
