import { ZERO } from '@yoursuccess/contract/core/money'
import type { RulePart } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import type {
  ExpenseCategory,
  IncomeCategory,
  SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const trackerInfos = bankSchema.table('tracker_infos', {
  customerId: reference('customer_id').primaryKey(),
  getStartedCompletedAt: instant('get_started_completed_at'),
  budgetLastApprovedOn: day('budget_last_approved_on'),
})

export const incomeGoals = bankSchema.table('income_goals', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** First day of the month. */
  month: day('month').notNull(),
  category: text('category').$type<IncomeCategory>().notNull(),
  /** Distinguishes income sources of the same category; empty if the customer gave none. */
  name: text('name').notNull().default(''),
  amountCents: cents('amount_cents').notNull(),
})

export const expenseGoals = bankSchema.table('expense_goals', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** First day of the month. */
  month: day('month').notNull(),
  category: text('category').$type<ExpenseCategory>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  description: text('description'),
  /** Only set for the trustee payment (TRACKER-42). */
  dueDay: smallint('due_day'),
})

export const expenseItems = bankSchema.table('expense_items', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  effectiveOn: day('effective_on').notNull(),
  /** The amount that counts: for an item made by a transaction, what is left after refunds. */
  amountCents: cents('amount_cents').notNull(),
  /**
   * The total of refunds and reversals. Added to `amountCents`, it gives the original amount
   * (docs/decisions/0031).
   */
  takenBackCents: cents('taken_back_cents').notNull().default(ZERO),
  category: text('category').$type<ExpenseCategory>(),
  description: text('description'),
  external: boolean('external').notNull(),
  postedTransactionId: reference('posted_transaction_id'),
  billPaymentId: reference('bill_payment_id'),
  fromTransaction: boolean('from_transaction').notNull().default(false),
  parentId: reference('parent_id'),
  splitAt: instant('split_at'),
  createdAt: instant('created_at').notNull(),
})

export const trusteeNotices = bankSchema.table('trustee_notices', {
  customerId: reference('customer_id').notNull(),
  /** First day of the month in which the payment is due. */
  month: day('month').notNull(),
  weekNotifiedOn: day('week_told_on'),
  twoDaysNotifiedOn: day('two_days_told_on'),
  shortageNotifiedOn: day('shortage_told_on'),
  lookedAtOn: day('looked_at_on'),
})

/** Customers whose trustee payment must be looked at. Triggers of `expense_goals` add to it (migration 0055). */
export const trusteeLooks = bankSchema.table('trustee_looks', {
  customerId: reference('customer_id').primaryKey(),
  /** The next day on which a payment is near its due day, or an earlier one after the plan changed. */
  nextOn: day('next_on').notNull(),
  /** The last day on which the processor did not give a balance that was needed. */
  balanceUnknownOn: day('balance_unknown_on'),
})

/** Rules that give expense items their category. The first that fits counts, by `position`. */
export const categoryRules = bankSchema.table('category_rules', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  position: smallint('position').notNull(),
  payee: text('payee').notNull(),
  /** The payee without differences of case and spaces. */
  plainPayee: text('plain_payee').notNull(),
  category: text('category').$type<SelectableExpenseCategory>().notNull(),
  parts: jsonb('parts').$type<readonly RulePart<SelectableExpenseCategory>[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What customers said of bills that come again and again (RULE-02). The bills are found in what was charged. */
export const recurringBills = bankSchema.table('recurring_bills', {
  customerId: reference('customer_id').notNull(),
  /** As charges are compared by it (`payeeKey`). */
  payee: text('payee').notNull(),
  /** Null for the payee's name. */
  name: text('name'),
  status: text('status').$type<RecurringStatus>().notNull(),
  changedAt: instant('changed_at').notNull(),
})
