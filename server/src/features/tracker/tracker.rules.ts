import { addMonths, monthStart, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, cents, formatAmount, sum, ZERO, type Cents } from '@yoursuccess/contract/core/money'
import type { TrackerCode } from '@yoursuccess/contract/tracker/tracker-fields'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import {
  expenseTotal,
  incomeShortfall,
  incomeTotal,
  overBudget,
  trusteeExcess,
  type Goal,
} from '@yoursuccess/contract/tracker/tracker.rules'

/**
 * Which posted movements are spending and make an expense item (TRACKER-140). The bills feature makes the
 * item of a bill payment, because it knows the biller, the fee, and whether the payment failed.
 */
const IS_SPENDING = {
  purchase: true,
  bill_payment: false,
  purchase_reversal: false,
  refund: false,
  deposit: false,
  cash_back: false,
  fee: false,
  bill_payment_return: false,
  ach_credit: false,
  ach_debit: false,
  ach_return: false,
  refund_check: false,
  adjustment: false,
  own_transfer: false,
} as const
export type MovementKind = keyof typeof IS_SPENDING

/** The amount of a movement's expense item; undefined if it makes none. Debits are negative. */
export const spendingOf = (kind: MovementKind, amountCents: Cents): Cents | undefined =>
  IS_SPENDING[kind] && amountCents < 0 ? cents(-amountCents) : undefined

/**
 * Spreads a refund over an item's parts in proportion to their original amounts, exact to the cent
 * (TRACKER-144). Each part gets its share rounded down; the remaining cents go to the parts that lost most by
 * rounding, the first of equals. A refund above the parts' total refunds them completely.
 */
export const spreadBack = (takenBack: Cents, parts: readonly Cents[]): Cents[] => {
  const whole = BigInt(sum(parts))
  if (whole === 0n) return parts.map(() => ZERO)
  const back = BigInt(Math.min(takenBack, sum(parts)))
  const shares = parts.map((part, index) => {
    const exact = back * BigInt(part)
    return { index, share: Number(exact / whole), lost: exact % whole }
  })
  let left = Number(back) - shares.reduce((total, { share }) => total + share, 0)
  for (const each of shares.toSorted((a, b) =>
    a.lost === b.lost ? a.index - b.index : a.lost < b.lost ? 1 : -1,
  )) {
    if (left === 0) break
    each.share += 1
    left -= 1
  }
  return shares.map(({ share }) => cents(share))
}

/** Why a plan is refused. `details` are the amounts that the contract defines for the code. */
export interface PlanError {
  code: TrackerCode
  details: string[]
}

/** Income must cover the trustee payment (TRACKER-90). */
export const incomeError = (income: readonly Goal[], expenses: readonly Goal[]): PlanError | undefined => {
  const missing = incomeShortfall(incomeTotal(income), trusteeAmount(expenses))
  return missing > 0 ? { code: 'tracker.income_shortfall', details: [formatAmount(missing)] } : undefined
}

/**
 * A changed trustee payment must leave room for the goals (TRACKER-39), and goals that grow must fit in the
 * income beside it (TRACKER-100). All changes of one save are checked together.
 */
export const expensesError = (
  income: readonly Goal[],
  before: readonly Goal[],
  after: readonly Goal[],
): PlanError | undefined => {
  const incomeCents = incomeTotal(income)
  const [oldCents, expenseCents] = [expenseTotal(before), expenseTotal(after)]
  const trusteeCents = trusteeAmount(after)
  const excess = trusteeExcess({ incomeCents, expenseCents, trusteeCents })
  if (trusteeCents !== trusteeAmount(before) && excess > 0) {
    return {
      code: 'tracker.trustee_exceeds_income',
      details: [formatAmount(incomeCents), formatAmount(excess)],
    }
  }
  const over = overBudget({
    incomeCents,
    existingGoalsCents: add(oldCents, trusteeCents),
    newAmountCents: expenseCents,
    replacedAmountCents: oldCents,
  })
  return over > 0 ? { code: 'tracker.over_budget', details: [formatAmount(over)] } : undefined
}

/** The trustee payment among a month's goals; zero if there is none (TRACKER-38). */
export const trusteeAmount = (goals: readonly Goal[]): Cents =>
  goals.find((goal) => goal.category === TRUSTEE_PAYMENT)?.amountCents ?? ZERO

/** A budget can be approved if it has a trustee payment, income goals and expense goals (TRACKER-79). */
export const canApprove = (income: readonly Goal[], expenses: readonly Goal[]): boolean =>
  income.length > 0 &&
  trusteeAmount(expenses) > 0 &&
  expenses.some((goal) => goal.category !== TRUSTEE_PAYMENT)

/**
 * The months of the selector, newest first: from the first with data to this one, and next month if it has
 * goals (TRACKER-14).
 */
export const trackedMonths = (first: CalendarDate | null, nextHasGoals: boolean, today: CalendarDate) => {
  const current = monthStart(today)
  const months = nextHasGoals ? [addMonths(current, 1), current] : [current]
  for (
    let month = addMonths(current, -1);
    first && month >= monthStart(first);
    month = addMonths(month, -1)
  ) {
    months.push(month)
  }
  return months
}
