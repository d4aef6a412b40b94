/** What was charged, and what customers said of bills that come again and again (RULE-02). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { type ExpenseCategory, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { expenseItems, recurringBills } from './tracker.tables.ts'

/** More than anyone is charged in a year; it only bounds the work. */
const MAX_CHARGES = 5000

export interface ChargeRow {
  on: CalendarDate
  amountCents: Cents
  description: string
  category: ExpenseCategory | null
  /** True if the customer paid it as a bill. */
  isBillPayment: boolean
}

const { customerId: owner, effectiveOn, amountCents, takenBackCents, category } = expenseItems
const chargedCents = sql<Cents>`(${amountCents} + ${takenBackCents})::bigint`

/**
 * Purchases and paid bills of these days, both included, with the amount that was charged, except what was given back
 * completely and payments to the trustee. Split ones are whole.
 */
export const listCharges = async (
  db: Db,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<ChargeRow[]> => {
  const rows = await db
    .select({
      on: effectiveOn,
      amountCents: chargedCents,
      description: expenseItems.description,
      category,
      billPaymentId: expenseItems.billPaymentId,
    })
    .from(expenseItems)
    .where(
      and(
        eq(owner, customerId),
        gte(effectiveOn, from),
        lte(effectiveOn, to),
        expenseItems.fromTransaction,
        isNull(expenseItems.parentId),
        // Refunds of a split item are in its parts.
        or(gt(amountCents, ZERO), isNotNull(expenseItems.splitAt)),
        or(isNull(category), ne(category, TRUSTEE_PAYMENT)),
      ),
    )
    .orderBy(asc(effectiveOn), asc(expenseItems.id))
    .limit(MAX_CHARGES)
  return rows.map(({ description, billPaymentId, ...row }) => ({
    ...row,
    description: description ?? '',
    isBillPayment: billPaymentId !== null,
  }))
}

export type RecurringRow = Pick<typeof recurringBills.$inferSelect, 'payee' | 'name' | 'status'>

export const listRecurringRows = (db: Db, customerId: number): Promise<RecurringRow[]> =>
  db
    .select({ payee: recurringBills.payee, name: recurringBills.name, status: recurringBills.status })
    .from(recurringBills)
    .where(eq(recurringBills.customerId, customerId))

/** `name` undefined leaves the name as it is. */
export const saveRecurringRow = async (
  tx: Db,
  customerId: number,
  { payee, status, name }: Pick<RecurringRow, 'payee' | 'status'> & { name: string | null | undefined },
  now: Date,
): Promise<void> => {
  const change = { status, changedAt: now, ...(name !== undefined && { name }) }
  await tx
    .insert(recurringBills)
    .values({ customerId, payee, ...change })
    .onConflictDoUpdate({ target: [recurringBills.customerId, recurringBills.payee], set: change })
}
