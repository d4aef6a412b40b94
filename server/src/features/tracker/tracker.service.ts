import {
  addMonths,
  monthEnd,
  monthStart,
  sevenYearsBefore,
  type CalendarDate,
} from '@yoursuccess/contract/core/calendar-date'
import { expenseTotal } from '@yoursuccess/contract/tracker/tracker.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { approveBudget, completeGetStarted } from './approve-budget.ts'
import { recordPaidBill, reverseBillItem, type PaidBill } from './bill-payment-items.ts'
import {
  applyCategoryRule,
  deleteCategoryRule,
  listCategoryRules,
  type RuleForm,
  saveCategoryRule,
  updateCategoryRule,
} from './category-rules.ts'
import { listCategorySuggestions } from './category-suggestions.ts'
import { listExpectedBills, type UnderWay } from './expected-bills.ts'
import {
  createExpenseGoal,
  deleteExpenseGoal,
  saveExpenseGoals,
  updateExpenseGoal,
  type ExpenseGoalForm,
} from './expense-goals.ts'
import {
  createExpenseItem,
  deleteExpenseItem,
  updateExpenseItem,
  type ItemForm,
  type NewItemForm,
} from './expense-items.ts'
import { deleteIncomeGoal, saveIncomeGoals, updateIncomeGoal, type IncomeGoalForm } from './income-goals.ts'
import { listItemReplies } from './item-replies.queries.ts'
import { listItems } from './items.queries.ts'
import { listGoalsOfMany, listGoalsOfMonths, sumSpending } from './period.queries.ts'
import { prefillMonth } from './prefill-month.ts'
import { recordMovements, type PostedMovement } from './record-movements.ts'
import type { RecurringDeps } from './recurring.ts'
import { listReportedOfMany, listReportedTrusteePayments } from './reported-payments.queries.ts'
import { splitExpenseItem, type PartForm } from './split-item.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { findNextTrusteeDueDay, findTrusteeDue } from './trustee-due.ts'
import { lookAtOnce } from './trustee-notices.queries.ts'
import { listTransactionItems } from './transaction-items.queries.ts'
import {
  findExpenseGoal,
  findIncomeGoal,
  findMonthRange,
  findTrackerInfo,
  listExpenseGoals,
  listIncomeGoals,
} from './tracker.queries.ts'
import { trackedMonths } from './tracker.rules.ts'
import {
  viewExpenseGoal,
  viewExpenseGoals,
  viewIncomeGoal,
  viewItem,
  viewTotal,
  viewTrackerInfo,
} from './tracker.views.ts'

/** The month given in a call. Null and undefined mean this month. */
type Month = CalendarDate | null | undefined

export const trackerService = (deps: TrackerDeps & RecurringDeps) => {
  const { database, clock } = deps
  const orThisMonth = (month: Month) => month ?? monthStart(clock.today())

  return {
    listIncomeGoals: async (customerId: number, month: Month) =>
      (await listIncomeGoals(database.db, customerId, orThisMonth(month))).map(viewIncomeGoal),

    getIncomeGoal: async (customerId: number, id: number) => {
      const goal = await findIncomeGoal(database.db, customerId, id)
      if (!goal) throw notFound()
      return viewIncomeGoal(goal)
    },

    saveIncomeGoals: async (
      customerId: number,
      month: Month,
      goals: readonly IncomeGoalForm[],
      key?: string,
    ) => (await saveIncomeGoals(deps, customerId, month, goals, key)).map(viewIncomeGoal),

    updateIncomeGoal: async (customerId: number, id: number, month: Month, goal: IncomeGoalForm) =>
      (await updateIncomeGoal(deps, customerId, id, month, goal)).map(viewIncomeGoal),

    deleteIncomeGoal: async (customerId: number, id: number, month: Month) =>
      (await deleteIncomeGoal(deps, customerId, id, month)).map(viewIncomeGoal),

    listExpenseGoals: async (customerId: number, month: Month) =>
      viewExpenseGoals(await listExpenseGoals(database.db, customerId, orThisMonth(month))),

    getExpenseGoal: async (customerId: number, id: number) => {
      const goal = await findExpenseGoal(database.db, customerId, id)
      if (!goal) throw notFound()
      return viewExpenseGoal(goal)
    },

    createExpenseGoal: async (customerId: number, month: Month, goal: ExpenseGoalForm, key?: string) =>
      viewExpenseGoals(await createExpenseGoal(deps, customerId, month, goal, key)),

    saveExpenseGoals: async (
      customerId: number,
      month: Month,
      goals: readonly ExpenseGoalForm[],
      key?: string,
    ) => viewExpenseGoals(await saveExpenseGoals(deps, customerId, month, goals, key)),

    updateExpenseGoal: async (customerId: number, id: number, month: Month, goal: ExpenseGoalForm) =>
      viewExpenseGoals(await updateExpenseGoal(deps, customerId, id, month, goal)),

    deleteExpenseGoal: async (customerId: number, id: number, month: Month) =>
      viewExpenseGoals(await deleteExpenseGoal(deps, customerId, id, month)),

    /** The goals of a month. With `prefill`, missing ones come from the latest earlier month (TRACKER-71). */
    getMonthlyGoals: async (customerId: number, month: Month, prefill: boolean) => {
      const chosen = orThisMonth(month)
      if (prefill) return prefillMonth(deps, customerId, chosen)
      const [income, expenses] = await Promise.all([
        listIncomeGoals(database.db, customerId, chosen),
        listExpenseGoals(database.db, customerId, chosen),
      ])
      return { income_goals: income.map(viewIncomeGoal), ...viewExpenseGoals(expenses) }
    },

    getTotalExpenseGoal: async (customerId: number, month: Month): Promise<number> =>
      viewTotal(expenseTotal(await listExpenseGoals(database.db, customerId, orThisMonth(month)))),

    /**
     * The goals and months of the tracker, and the items as ready JSON. Runs four statements, whatever the
     * month's size.
     */
    getPaymentTracking: async (customerId: number, month: Month) => {
      const chosen = orThisMonth(month)
      const today = clock.today()
      // The items' query is first, so that the database works on it while the others are sent.
      const [items, income, expenses, { first, nextHasGoals }] = await Promise.all([
        listItemReplies(database, customerId, { from: chosen, to: monthEnd(chosen) }),
        listIncomeGoals(database.db, customerId, chosen),
        listExpenseGoals(database.db, customerId, chosen),
        findMonthRange(database.db, customerId, today),
      ])
      const tracking = {
        income_goals: income.map(viewIncomeGoal),
        ...viewExpenseGoals(expenses),
        expense_goal: viewTotal(expenseTotal(expenses)),
        months_in_payment_tracking: trackedMonths(first, nextHasGoals, today),
      }
      return { tracking, items }
    },

    getTrackerInfo: async (customerId: number) =>
      viewTrackerInfo(await findTrackerInfo(database.db, customerId), clock.today()),

    completeGetStarted: async (customerId: number, month: Month) =>
      viewTrackerInfo(await completeGetStarted(deps, customerId, month), clock.today()),

    approveBudget: async (customerId: number, approvedAt: string) =>
      viewTrackerInfo(await approveBudget(deps, customerId, approvedAt), clock.today()),

    listExpenseItems: async (customerId: number, request: ItemsRequest) =>
      (await listItems(database.db, customerId, rangeOf(request, clock.today()))).map(viewItem),

    createExpenseItem: async (customerId: number, month: Month, item: NewItemForm, key?: string) =>
      (await createExpenseItem(deps, customerId, month, item, key)).map(viewItem),

    updateExpenseItem: async (customerId: number, id: number, month: Month, item: ItemForm) =>
      (await updateExpenseItem(deps, customerId, id, month, item)).map(viewItem),

    deleteExpenseItem: async (customerId: number, id: number, month: Month) =>
      (await deleteExpenseItem(deps, customerId, id, month)).map(viewItem),

    splitExpenseItem: async (customerId: number, month: Month, items: readonly PartForm[], key?: string) =>
      (await splitExpenseItem(deps, customerId, month, items, key)).map(viewItem),

    listCategoryRules: (customerId: number) => listCategoryRules(database.db, customerId),
    saveCategoryRule: (customerId: number, rule: RuleForm) => saveCategoryRule(deps, customerId, rule),
    updateCategoryRule: (
      customerId: number,
      id: number,
      rule: RuleForm & { position?: number | undefined },
    ) => updateCategoryRule(deps, customerId, id, rule),
    deleteCategoryRule: (customerId: number, id: number) => deleteCategoryRule(deps, customerId, id),
    applyCategoryRule: (customerId: number, id: number, how: { preview: boolean }) =>
      applyCategoryRule(deps, customerId, id, how),
    listCategorySuggestions: (customerId: number) => listCategorySuggestions(deps, customerId),

    /**
     * Makes an expense item for each movement that is spending, and subtracts refunds (TRACKER-140,
     * TRACKER-143). Runs in the transaction that posts the movements; their order and repetition do not
     * matter. New items are inserted in one statement, so the caller must limit the batch.
     */
    recordMovements: (tx: Db, movements: readonly PostedMovement[]) => recordMovements(deps, tx, movements),

    /** Makes the expense item of a bill paid from the account. Repeating the call changes nothing. */
    recordPaidBill: (tx: Db, bill: PaidBill) => recordPaidBill(deps, tx, bill),
    /** Takes the item of a failed or returned payment out of the totals. */
    reverseBillItem: (tx: Db, customerId: number, billPaymentId: number) =>
      reverseBillItem(tx, customerId, billPaymentId),
    /** What these posted transactions count as, by transaction: each its item, or the parts of a split one. */
    listTransactionItems: (db: Db, customerId: number, transactionIds: readonly number[]) =>
      listTransactionItems(db, customerId, transactionIds),
    /** Spending by category on these days, both included. */
    sumSpending: (db: Db, customerId: number, days: { from: CalendarDate; to: CalendarDate }) =>
      sumSpending(db, customerId, days),
    /** The expense goals and trustee payments of these months; of the latest earlier month where one has none. */
    listGoalsOfMonths: (db: Db, customerId: number, months: readonly CalendarDate[]) =>
      listGoalsOfMonths(db, customerId, months),
    /** The same for many customers, in one statement. */
    listGoalsOfMany,
    /**
     * Regular bills by customer that were not dismissed, with the days on which each is expected, but for what is under
     * way.
     */
    listExpectedBills: (
      db: Db,
      customerIds: readonly number[],
      request: { underWay: readonly UnderWay[]; to: CalendarDate },
    ) => listExpectedBills(deps, db, customerIds, request),
    /** What is unpaid of a month's trustee payment, and its due day. */
    findTrusteeDue: (db: Db, customerId: number, month: CalendarDate) =>
      findTrusteeDue(deps, db, customerId, month),
    /** The due day that a trustee payment made today counts for; undefined if none is planned. */
    findNextTrusteeDueDay: (db: Db, customerId: number) =>
      findNextTrusteeDueDay(deps, db, customerId, clock.today()),
    /** After a change of what the customer's plan asks for: reminders go by it from now on. */
    lookAtTrusteePayment: (tx: Db, customerId: number) => lookAtOnce(tx, customerId),
    /** Trustee payments that the customer reported as spending from elsewhere, oldest first. */
    listReportedTrusteePayments: (db: Db, customerId: number) => listReportedTrusteePayments(db, customerId),
    /** Those of many customers in one statement. */
    listReportedOfMany: (db: Db, customerIds: readonly number[]) => listReportedOfMany(db, customerIds),
  }
}
export type TrackerService = ReturnType<typeof trackerService>
export type { ExpectedBill } from './expected-bills.ts'
export type { PostedMovement } from './record-movements.ts'
export { isOfCategory } from './transaction-items.queries.ts'
export type { TrusteeBillPayment } from './trustee-card.ts'

interface ItemsRequest {
  month?: CalendarDate | undefined
  start_date?: CalendarDate | undefined
  end_date?: CalendarDate | undefined
  uncategorized?: 'true' | 'false' | undefined
}

/**
 * The range is the two dates if both are given, else the month, else seven years for uncategorized items,
 * else this month (TRACKER-157, TRACKER-158).
 */
const rangeOf = ({ month, start_date, end_date, uncategorized }: ItemsRequest, today: CalendarDate) => {
  const filter = { uncategorized: uncategorized === 'true' }
  const [earliest, latest] = [sevenYearsBefore(today), monthEnd(addMonths(today, 1))]
  if (start_date && end_date)
    return { ...filter, from: start_date < earliest ? earliest : start_date, to: end_date }
  if (!month && filter.uncategorized) return { ...filter, from: earliest, to: latest }
  return { ...filter, from: monthStart(month ?? today), to: monthEnd(month ?? today) }
}
