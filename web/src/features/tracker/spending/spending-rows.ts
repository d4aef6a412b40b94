import type { Cents } from '@yoursuccess/contract/core/money'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { type ExpenseCategory, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import { type SpendingRow, spendingRows } from '@yoursuccess/contract/tracker/tracker.rules'
import { byExpenseCategory } from '../category-names.ts'
import { toCents, withCents } from '../tracker.rules.ts'

/** The bars of Current Spending By Category. The goal of the trustee's bar is the trustee payment. */
export const spendingOf = (tracking: PaymentTracking): SpendingRow[] => {
  const { trustee_payment: trustee } = tracking
  const goals: { amountCents: Cents; category: ExpenseCategory }[] = tracking.expense_goals.map(withCents)
  if (trustee && toCents(trustee.amount) > 0) goals.push({ ...withCents(trustee), category: TRUSTEE_PAYMENT })
  return spendingRows(goals, tracking.expense_items.map(withCents), byExpenseCategory)
}
