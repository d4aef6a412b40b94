import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { BillPaymentStatus, PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import { cents, type Cents } from '@yoursuccess/contract/core/money'
import type { Database, Db } from '@yoursuccess/database/database'
import { billPayments } from './bills.tables.ts'

export type BillPaymentRow = typeof billPayments.$inferSelect

/** The database's clock, which all servers share. */
export const readDatabaseTime = async (database: Database): Promise<string> => {
  const { rows } = await database.query<{ now: string }>('select clock_timestamp()::text as now')
  const [row] = rows
  if (!row) throw new Error('the database returned no time')
  return row.now
}

/**
 * The total of payments from an account, with fees, that its balance requested at `requestedAt` may not reflect: those that the
 * processor has not taken yet, and those that it took since then.
 */
export const sumReserved = async (
  tx: Db,
  customerId: number,
  requestedAt: string,
  account: PayingAccount,
): Promise<Cents> => {
  const [row] = await tx
    .select({
      reserved: sql<number>`coalesce(sum(${billPayments.amountCents} + ${billPayments.feeCents}), 0)::bigint`,
    })
    .from(billPayments)
    .where(
      and(
        eq(billPayments.customerId, customerId),
        eq(billPayments.fromAccount, account),
        or(
          and(isNull(billPayments.takenAt), eq(billPayments.status, 'created')),
          sql`${billPayments.takenAt} >= ${requestedAt}::timestamptz`,
        ),
      ),
    )
  return cents(row?.reserved ?? 0)
}

/** By customer, the same of the main account, each by when its balance was requested. Those without such payments are left out. */
export const sumReservedOf = async (
  tx: Db,
  requested: readonly { customerId: number; requestedAt: string }[],
): Promise<Map<number, Cents>> => {
  if (requested.length === 0) return new Map()
  const times = requested.map(({ customerId, requestedAt }) => ({ customerId, requestedAt }))
  const { rows } = (await tx.execute(sql`
    select payment.customer_id as "customerId", sum(payment.amount_cents + payment.fee_cents)::int8 as "reservedCents"
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as requested ("customerId" bigint, "requestedAt" timestamptz)
    join bank.bill_payments payment on payment.customer_id = requested."customerId"
    where payment.from_account = 'main' and ((payment.status = 'created' and payment.taken_at is null)
      or payment.taken_at >= requested."requestedAt")
    group by payment.customer_id`)) as unknown as { rows: { customerId: number; reservedCents: Cents }[] }
  return new Map(rows.map(({ customerId, reservedCents }) => [customerId, reservedCents]))
}

/** Payments, with fees, that the processor has not taken: the balances contain nothing of them. */
export const listUntaken = (db: Db, customerIds: readonly number[]) =>
  db
    .select({
      customerId: billPayments.customerId,
      name: billPayments.billerName,
      fromAccount: billPayments.fromAccount,
      /** Without the fee. */
      amountCents: billPayments.amountCents,
      totalCents: sql<Cents>`${billPayments.amountCents} + ${billPayments.feeCents}`,
    })
    .from(billPayments)
    .where(
      and(
        inArray(billPayments.customerId, [...customerIds]),
        isNull(billPayments.takenAt),
        eq(billPayments.status, 'created'),
      ),
    )
    .orderBy(billPayments.id)

/** Which of these customers have a payment from the set-aside that its balance, requested at that time, may not contain. */
export const listUnsettledPayers = async (
  tx: Db,
  requested: readonly { customerId: number; requestedAt: string }[],
): Promise<ReadonlySet<number>> => {
  if (requested.length === 0) return new Set()
  const times = requested.map(({ customerId, requestedAt }) => ({ customerId, requestedAt }))
  const { rows } = (await tx.execute(sql`
    select requested."customerId" from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as requested ("customerId" bigint, "requestedAt" timestamptz)
    where exists (select from bank.bill_payments payment where payment.customer_id = requested."customerId"
      and payment.from_account = 'set_aside' and ((payment.status = 'created' and payment.taken_at is null)
        or payment.taken_at >= requested."requestedAt"))`)) as unknown as { rows: { customerId: number }[] }
  return new Set(rows.map(({ customerId }) => customerId))
}

export const insertPayment = async (tx: Db, payment: typeof billPayments.$inferInsert) => {
  const [row] = await tx.insert(billPayments).values(payment).returning()
  if (!row) throw new Error('a bill payment was not stored')
  return row
}

export const findPayment = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.customerId, customerId), eq(billPayments.id, id)))
  return row
}

/** Why payments failed or came back, by their ids. Those that did not are left out. */
export const listFailures = async (
  db: Db,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: billPayments.id, failure: billPayments.failure })
    .from(billPayments)
    .where(and(eq(billPayments.customerId, customerId), inArray(billPayments.id, [...ids])))
  return new Map(rows.flatMap(({ id, failure }) => (failure === null ? [] : [[id, failure] as const])))
}

/** Which of these payments took money from the set-aside, with their fees, and did not fail. */
export const listPaidFromSetAside = async (
  db: Db,
  customerId: number,
  ids: readonly number[],
): Promise<{ madeAt: Date; totalCents: Cents }[]> =>
  ids.length === 0
    ? []
    : db
        .select({
          madeAt: billPayments.createdAt,
          totalCents: sql<Cents>`${billPayments.amountCents} + ${billPayments.feeCents}`,
        })
        .from(billPayments)
        .where(
          and(
            eq(billPayments.customerId, customerId),
            inArray(billPayments.id, [...ids]),
            eq(billPayments.fromAccount, 'set_aside'),
            ne(billPayments.status, 'failed'),
          ),
        )

export const findPaymentByRef = async (db: Db, customerId: number, processorRef: string) => {
  const [row] = await db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.customerId, customerId), eq(billPayments.processorRef, processorRef)))
  return row
}

/**
 * Records that we are about to send the payment to the processor. Returns false if the payment must not be
 * sent, because it is no longer in status `created`.
 */
export const recordAttempt = async (db: Db, customerId: number, id: number, now: Date): Promise<boolean> => {
  const rows = await db
    .update(billPayments)
    .set({ attemptedAt: sql`coalesce(${billPayments.attemptedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(billPayments.customerId, customerId),
        eq(billPayments.id, id),
        eq(billPayments.status, 'created'),
      ),
    )
    .returning({ id: billPayments.id })
  return rows.length === 1
}

/** Records that the processor took the payment. Returns false if this was already recorded. */
export const recordTaken = async (tx: Db, customerId: number, id: number, processorRef: string) => {
  const rows = await tx
    .update(billPayments)
    .set({ processorRef, takenAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(billPayments.customerId, customerId),
        eq(billPayments.id, id),
        isNull(billPayments.processorRef),
      ),
    )
    .returning({ id: billPayments.id })
  return rows.length === 1
}

/** Changes the status of a payment. Returns undefined if its status is none of `from`. */
export const moveTo = async (
  tx: Db,
  customerId: number,
  id: number,
  from: readonly BillPaymentStatus[],
  change: { status: BillPaymentStatus; failure: string | null; updatedAt: Date },
): Promise<BillPaymentRow | undefined> => {
  const [row] = await tx
    .update(billPayments)
    .set(change)
    .where(
      and(
        eq(billPayments.customerId, customerId),
        eq(billPayments.id, id),
        inArray(billPayments.status, [...from]),
      ),
    )
    .returning()
  return row
}

export const hasOpenPayment = async (db: Db, customerId: number, billerId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: billPayments.id })
    .from(billPayments)
    .where(
      and(
        eq(billPayments.customerId, customerId),
        eq(billPayments.billerId, billerId),
        inArray(billPayments.status, ['created', 'pending']),
      ),
    )
    .limit(1)
  return row !== undefined
}
