/** What was charged, and what customers said of bills that come again and again (RULE-02). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { type ExpenseCategory, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { OWNER_ID, ownersSql } from '@yoursuccess/database/owners'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import { expenseItems, recurringBills } from './tracker.tables.ts'

/** More than anyone is charged in a year; it only bounds the work for each customer. */
const MAX_CHARGES = 5000

export interface ChargeRow {
  on: CalendarDate
  amountCents: Cents
  description: string
  category: ExpenseCategory | null
  /** True if the customer paid it as a bill. */
  isBillPayment: boolean
  /** Its posted transaction. Null for bill payments. */
  transactionId: number | null
}

export type OwnedCharge = ChargeRow & { customerId: number }

const { customerId: owner, effectiveOn, amountCents, takenBackCents, category } = expenseItems
const chargedCents = sql<Cents>`(${amountCents} + ${takenBackCents})::bigint`
/** Not every biller to which a plan's payments are sent is marked as a trustee (docs/decisions/0171). */
const isOfPlan = sql`exists (select from bank.bill_payments as payment
  join bank.plan_billers as link on link.customer_id = payment.customer_id and link.biller_id = payment.biller_id
  where payment.customer_id = ${owner} and payment.id = ${expenseItems.billPaymentId})`

/**
 * Purchases and paid bills of these customers on these days, both included, with the amount that was charged, except what was
 * given back completely and payments to the trustee. Split ones are whole.
 */
export const listCharges = async (
  db: Db,
  customerIds: readonly number[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<OwnedCharge[]> => {
  const charge = db
    .select({
      customerId: owner,
      id: expenseItems.id,
      on: effectiveOn,
      amountCents: chargedCents.as('charged_cents'),
      description: expenseItems.description,
      category,
      billPaymentId: expenseItems.billPaymentId,
      transactionId: expenseItems.postedTransactionId,
    })
    .from(expenseItems)
    .where(
      and(
        eq(owner, OWNER_ID),
        gte(effectiveOn, from),
        lte(effectiveOn, to),
        expenseItems.fromTransaction,
        isNull(expenseItems.parentId),
        // Refunds of a split item are in its parts.
        or(gt(amountCents, ZERO), isNotNull(expenseItems.splitAt)),
        or(isNull(category), ne(category, TRUSTEE_PAYMENT)),
        or(isNull(expenseItems.billPaymentId), not(isOfPlan)),
      ),
    )
    .orderBy(asc(effectiveOn), asc(expenseItems.id))
    .limit(MAX_CHARGES)
    .as('charge')
  const rows = await db
    .select({
      customerId: charge.customerId,
      on: charge.on,
      amountCents: charge.amountCents,
      description: charge.description,
      category: charge.category,
      billPaymentId: charge.billPaymentId,
      transactionId: charge.transactionId,
    })
    .from(ownersSql(customerIds))
    .crossJoinLateral(charge)
    .orderBy(asc(charge.on), asc(charge.id))
  return rows.map(({ description, billPaymentId, ...row }) => ({
    ...row,
    description: description ?? '',
    isBillPayment: billPaymentId !== null,
  }))
}

export type RecurringRow = Pick<typeof recurringBills.$inferSelect, 'payee' | 'name' | 'status'>

export const listRecurringRows = (
  db: Db,
  customerIds: readonly number[],
): Promise<(RecurringRow & { customerId: number })[]> =>
  db
    .select({
      customerId: recurringBills.customerId,
      payee: recurringBills.payee,
      name: recurringBills.name,
      status: recurringBills.status,
    })
    .from(recurringBills)
    .where(inArray(recurringBills.customerId, [...customerIds]))

/** `name` undefined leaves the name as it is. The same words again change nothing. */
export const saveRecurringRow = async (
  tx: Db,
  customerId: number,
  { payee, status, name }: Pick<RecurringRow, 'payee' | 'status'> & { name: string | null | undefined },
  now: Date,
): Promise<void> => {
  const change = { status, changedAt: now, ...(name !== undefined && { name }) }
  const isOther = ne(recurringBills.status, status)
  await tx
    .insert(recurringBills)
    .values({ customerId, payee, ...change })
    .onConflictDoUpdate({
      target: [recurringBills.customerId, recurringBills.payee],
      set: change,
      setWhere:
        name === undefined ? isOther : sql`${isOther} or ${recurringBills.name} is distinct from ${name}`,
    })
}
