/** Every change in the tracker, each with the name of its submission. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { BodyInputOf, Endpoint, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import {
  createTrackerInfo,
  type PaymentTracking,
  updateTrackerInfo,
} from '@yoursuccess/contract/tracker/tracker'
import type {
  ExpenseGoal,
  ExpenseItem,
  IncomeGoal,
  TrusteePayment,
} from '@yoursuccess/contract/tracker/tracker-fields'
import * as goals from '@yoursuccess/contract/tracker/tracker-goals'
import * as items from '@yoursuccess/contract/tracker/tracker-items'
import type { QueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '../../lib/call.ts'
import { reloadPlanMoney, TRACKER, TRANSACTIONS } from '../../lib/query-keys.ts'
import { type Submission, useSubmit } from '../../lib/use-submit.ts'
import { programQuery } from '../program/program.api.ts'
import { parseMonth } from './month/month.rules.ts'
import { type MonthGoals, monthGoalsQuery, trackingQuery, uncategorizedQuery } from './tracker.api.ts'

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>

interface TrackerChange<E> {
  name: string
  endpoint: E
  /** The call accepts an idempotency key. */
  isKeyed?: boolean
  /** The key of other queries that must reload after the change, beside what shows the plan's money. */
  outdates?: readonly string[]
}

export const useSaveIncomeGoals = () =>
  useTrackerChange({ name: 'save-income-goals', endpoint: goals.saveIncomeGoals, isKeyed: true })
export const useDeleteIncomeGoal = () =>
  useTrackerChange({ name: 'delete-income-goal', endpoint: goals.deleteIncomeGoal })
export const useSaveExpenseGoals = () =>
  useTrackerChange({ name: 'save-expense-goals', endpoint: goals.saveExpenseGoals, isKeyed: true })
export const useSaveTrusteePayment = () =>
  useTrackerChange({ name: 'save-trustee-payment', endpoint: goals.saveExpenseGoals, isKeyed: true })
export const useCreateExpenseGoal = () =>
  useTrackerChange({ name: 'create-expense-goal', endpoint: goals.createExpenseGoal, isKeyed: true })
export const useUpdateExpenseGoal = () =>
  useTrackerChange({ name: 'update-expense-goal', endpoint: goals.updateExpenseGoal })
export const useDeleteExpenseGoal = () =>
  useTrackerChange({ name: 'delete-expense-goal', endpoint: goals.deleteExpenseGoal })
export const useCreateExpenseItem = () =>
  useTrackerChange({ name: 'create-expense-item', endpoint: items.createExpenseItem, isKeyed: true })
export const useUpdateExpenseItem = () =>
  useTrackerChange({
    name: 'update-expense-item',
    endpoint: items.updateExpenseItem,
  })
export const useCategorizeItem = () =>
  useTrackerChange({
    name: 'categorize-expense-item',
    endpoint: items.updateExpenseItem,
  })
export const useDeleteExpenseItem = () =>
  useTrackerChange({ name: 'delete-expense-item', endpoint: items.deleteExpenseItem })
export const useSplitExpenseItem = () =>
  useTrackerChange({
    name: 'split-expense-item',
    endpoint: items.splitExpenseItem,
    isKeyed: true,
  })
/** The month may have changed since the wizard began, so this reloads the program, which has today's date. */
export const useFinishGetStarted = () =>
  useTrackerChange({
    name: 'finish-get-started',
    endpoint: createTrackerInfo,
    outdates: programQuery.queryKey,
  })
export const useApproveMonth = () =>
  useTrackerChange({ name: 'approve-month', endpoint: updateTrackerInfo, outdates: programQuery.queryKey })

/** The goals that a month takes over from an earlier one. Empty lists save nothing. */
export interface MonthSetUp {
  month: CalendarDate
  income: BodyInputOf<typeof goals.saveIncomeGoals>['income_goal']['items']
  expenses: BodyInputOf<typeof goals.saveExpenseGoals>['expense_goal']['items']
}

/**
 * Saves the goals and approves their month (TRACKER-201). Each save merges by category, so a second attempt writes the
 * same goals and no others. The income is saved first, because the server compares the expenses with it.
 */
export const useSetUpMonth = () =>
  useSubmit({
    name: 'set-up-month',
    send: async ({ month, income, expenses }: MonthSetUp, _key, client) => {
      try {
        if (income.length > 0)
          await call(goals.saveIncomeGoals, { body: { month, income_goal: { items: income } } })
        if (expenses.length > 0)
          await call(goals.saveExpenseGoals, { body: { month, expense_goal: { items: expenses } } })
        const info = { budget_last_approved_at: month }
        return await call(updateTrackerInfo, { body: { success_tracker_info: info } })
      } catch (error) {
        // Some goals may be saved: the wizard then continues where they end.
        void reloadPlanMoney(client)
        throw error
      }
    },
    onSuccess: (_, client) =>
      Promise.all([
        reloadPlanMoney(client, SHOWN),
        client.invalidateQueries({ queryKey: programQuery.queryKey }),
      ]),
  })

/** What the tracker's own pages show. A payment to the trustee that is recorded here counts for the plan, too. */
const SHOWN = [TRACKER, TRANSACTIONS] as const

/** Submits a change. It is done when every number of the tracker that it affects has reloaded. */
const useTrackerChange = <E extends AnyEndpoint>({
  name,
  endpoint,
  isKeyed = false,
  outdates,
}: TrackerChange<E>): Submission<CallInput<E>, ReplyOf<E>> =>
  useSubmit<CallInput<E>, ReplyOf<E>>({
    name,
    isKeyed,
    send: async (input, idempotencyKey, client) => {
      try {
        return await call(endpoint, { ...input, ...(isKeyed && { idempotencyKey }) })
      } catch (error) {
        // The change may have been made, or its item may be gone: the lists show which.
        void reloadPlanMoney(client)
        throw error
      }
    },
    onSuccess: async (reply, client, input) => {
      const month = monthOf(input)
      if (month) replaceLists(client, month, reply as ChangedLists)
      await Promise.all([
        reloadPlanMoney(client, SHOWN),
        outdates && client.invalidateQueries({ queryKey: outdates }),
      ])
    },
  })

/** The month that the request names. The reply contains the lists of that month. */
const monthOf = (input: unknown) => {
  const { body, query } = input as { body?: { month?: unknown }; query?: { month?: unknown } }
  return parseMonth(body?.month ?? query?.month)
}

interface ChangedLists {
  income_goals?: IncomeGoal[]
  expense_goals?: ExpenseGoal[]
  trustee_payment?: TrusteePayment | null
  expense_items?: ExpenseItem[]
}

/**
 * Shows the reply's lists at once (TRACKER-105, TRACKER-131). The other data reloads afterwards.
 */
const replaceLists = (client: QueryClient, month: CalendarDate, reply: ChangedLists) => {
  const { expense_items, ...goals } = pick(reply)
  client.setQueryData<MonthGoals>(monthGoalsQuery(month).queryKey, (known) => known && { ...known, ...goals })
  client.setQueryData<PaymentTracking>(
    trackingQuery(month).queryKey,
    (known) => known && { ...known, ...goals, ...(expense_items && { expense_items }) },
  )
  if (!expense_items) return
  const categorized = new Set(expense_items.filter(({ category }) => category).map(({ id }) => id))
  client.setQueryData<ReplyOf<typeof items.listExpenseItems>>(
    uncategorizedQuery.queryKey,
    (known) => known && { expense_items: known.expense_items.filter(({ id }) => !categorized.has(id)) },
  )
}

const pick = ({
  income_goals,
  expense_goals,
  trustee_payment,
  expense_items,
}: ChangedLists): ChangedLists => ({
  ...(income_goals && { income_goals }),
  ...(expense_goals && { expense_goals }),
  ...(trustee_payment !== undefined && { trustee_payment }),
  ...(expense_items && { expense_items }),
})
