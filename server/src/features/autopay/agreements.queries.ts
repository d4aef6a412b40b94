/** Queries on what customers agreed to. */
import { isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, desc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { LASTING_PAUSES } from './autopay.rules.ts'
import { autopayAgreements, type PausedFor, plannedPayments, type StoppedBy } from './autopay.tables.ts'

export type AgreementRow = typeof autopayAgreements.$inferSelect
export type NewAgreement = Omit<
  typeof autopayAgreements.$inferInsert,
  'id' | 'stoppedAt' | 'stoppedBy' | 'pausedAt' | 'pausedFor'
>

const isInForce = (customerId: number) =>
  and(eq(autopayAgreements.customerId, customerId), isNull(autopayAgreements.stoppedAt))

/** What the customer agreed to last, also if it was stopped since. */
export const findNewest = async (db: Db, customerId: number): Promise<AgreementRow | undefined> => {
  const [row] = await db
    .select()
    .from(autopayAgreements)
    .where(eq(autopayAgreements.customerId, customerId))
    .orderBy(desc(autopayAgreements.id))
    .limit(1)
  return row
}

export const findInForce = async (db: Db, customerId: number): Promise<AgreementRow | undefined> => {
  const [row] = await db.select().from(autopayAgreements).where(isInForce(customerId))
  return row
}

/** In how many payments autopay pays, and the fee of each. */
export type PaymentTerms = Pick<AgreementRow, 'mode' | 'feeCents'>
/** The same, with who sends them, whether that is on hold, and the most that one takes from the main account (null: nothing). */
export type TermsInForce = PaymentTerms & Pick<AgreementRow, 'method' | 'pausedFor' | 'useMainCents'>

/** By customer, for those of these customers who have autopay. */
export const listTermsInForce = async (
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, TermsInForce>> => {
  const { customerId, mode, feeCents, method, pausedFor, useMainCents } = autopayAgreements
  const rows = await db
    .select({ customerId, mode, feeCents, method, pausedFor, useMainCents })
    .from(autopayAgreements)
    .where(and(inArray(autopayAgreements.customerId, [...customerIds]), isNull(autopayAgreements.stoppedAt)))
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** By customer, the service whose pulls are expected and known. None while autopay is on hold. */
export const listCollectors = async (
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, PullMethodKind>> =>
  new Map(
    [...(await listTermsInForce(db, customerIds))].flatMap(([customerId, { method, pausedFor }]) =>
      pausedFor === null && isPull(method) ? [[customerId, method] as const] : [],
    ),
  )

/** Locked until the transaction ends. Always before a planned payment, so that no two transactions wait for each other. */
export const lockInForce = async (tx: Db, customerId: number): Promise<AgreementRow | undefined> => {
  const [row] = await tx.select().from(autopayAgreements).where(isInForce(customerId)).for('update')
  return row
}

/** Locks those of these customers as `lockInForce` does. */
export const lockAllInForce = async (tx: Db, customerIds: readonly number[]): Promise<void> => {
  if (customerIds.length === 0) return
  await tx
    .select({ id: autopayAgreements.id })
    .from(autopayAgreements)
    .where(and(inArray(autopayAgreements.customerId, [...customerIds]), isNull(autopayAgreements.stoppedAt)))
    .orderBy(asc(autopayAgreements.customerId))
    .for('update')
}

/** The agreement before must have been ended. */
export const insertAgreement = async (tx: Db, agreement: NewAgreement): Promise<AgreementRow> => {
  const [row] = await tx.insert(autopayAgreements).values(agreement).returning()
  if (!row) throw new Error('an agreement was not stored')
  return row
}

/** Returns undefined if none is in force. */
export const endAgreement = async (
  tx: Db,
  customerId: number,
  end: { stoppedAt: Date; stoppedBy: StoppedBy },
): Promise<AgreementRow | undefined> => {
  const [row] = await tx
    .update(autopayAgreements)
    .set({ ...end, lookOn: null })
    .where(isInForce(customerId))
    .returning()
  return row
}

/** Returns false if it was paused for that before, or none is in force. */
export const pauseAgreement = async (
  tx: Db,
  customerId: number,
  pause: { pausedAt: Date; pausedFor: PausedFor },
): Promise<boolean> => {
  const rows = await tx
    .update(autopayAgreements)
    .set(pause)
    .where(
      and(
        isInForce(customerId),
        sql`${autopayAgreements.pausedFor} is distinct from ${pause.pausedFor}::text`,
      ),
    )
    .returning({ id: autopayAgreements.id })
  return rows.length === 1
}

/** Ends a pause. One for another trustee or a closed case lasts until the customer agrees again. */
export const endPause = async (tx: Db, customerId: number): Promise<void> => {
  await tx
    .update(autopayAgreements)
    .set({ pausedAt: null, pausedFor: null })
    .where(and(isInForce(customerId), notInArray(autopayAgreements.pausedFor, [...LASTING_PAUSES])))
}

export const setLook = async (tx: Db, customerId: number, lookOn: CalendarDate | null): Promise<void> => {
  await tx.update(autopayAgreements).set({ lookOn }).where(isInForce(customerId))
}

/**
 * Looks at these customers' autopay today, if a planned payment of theirs waits for money, or each share is sent. Locks the
 * agreements in the order of `lockAllInForce`.
 */
export const lookAtWaiting = async (
  tx: Db,
  customerIds: readonly number[],
  today: CalendarDate,
): Promise<void> => {
  if (customerIds.length === 0) return
  const waiting = tx
    .select({ customerId: plannedPayments.customerId })
    .from(plannedPayments)
    .where(
      and(
        inArray(plannedPayments.customerId, [...customerIds]),
        // A literal, because a partial index serves no parameter.
        sql`${plannedPayments.state} = 'waiting_for_money'`,
      ),
    )
  const locked = tx
    .select({ id: autopayAgreements.id })
    .from(autopayAgreements)
    .where(
      and(
        isNull(autopayAgreements.stoppedAt),
        inArray(autopayAgreements.customerId, [...customerIds]),
        or(eq(autopayAgreements.mode, 'each_payday'), inArray(autopayAgreements.customerId, waiting)),
      ),
    )
    .orderBy(asc(autopayAgreements.customerId))
    .for('update')
  await tx.update(autopayAgreements).set({ lookOn: today }).where(inArray(autopayAgreements.id, locked))
}

export interface DueLook {
  customerId: number
  /** The day since which it is due. */
  lookOn: CalendarDate | null
}

/** Agreements in force that are to be looked at by a day, those that are due the longest first, behind `last`. */
export const listDue = (
  db: Db,
  {
    today,
    last,
    limit,
    isPull = false,
  }: {
    today: CalendarDate
    last: DueLook | undefined
    limit: number
    /** Only those whose payments a service collects. */
    isPull?: boolean
  },
): Promise<DueLook[]> =>
  db
    .select({ customerId: autopayAgreements.customerId, lookOn: autopayAgreements.lookOn })
    .from(autopayAgreements)
    .where(
      and(
        isNull(autopayAgreements.stoppedAt),
        lte(autopayAgreements.lookOn, today),
        // As the partial index has it, which serves no parameter.
        isPull ? sql`${autopayAgreements.method} in ('tfs', 'epay')` : undefined,
        behind(
          { by: autopayAgreements.lookOn, key: autopayAgreements.customerId },
          last?.lookOn ? { by: last.lookOn, key: last.customerId } : undefined,
        ),
      ),
    )
    .orderBy(asc(autopayAgreements.lookOn), asc(autopayAgreements.customerId))
    .limit(limit)
