/** The room's door: what the server knows of a month, and one way to change it after which all screens agree. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Endpoint, ReplyOf } from '@yoursuccess/contract/endpoint'
import {
  getMonthlyGoals,
  getPaymentTracking,
  getTrackerInfo,
  type PaymentTracking,
} from '@yoursuccess/contract/tracker'
import type {
  ExpenseGoal,
  ExpenseItem,
  IncomeGoal,
  TrusteePayment,
} from '@yoursuccess/contract/tracker-fields'
import { listExpenseItems } from '@yoursuccess/contract/tracker-items'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallErrorOf, type CallInput } from '../../lib/call.ts'
import { parseMonth } from './month/month.rules.ts'

const TRACKER = 'tracker'

/** How far the customer is with the tracker. */
export const trackerInfoQuery = queryOptions({
  queryKey: [TRACKER, 'info'],
  queryFn: ({ signal }) => call(getTrackerInfo, { signal }),
  select: ({ success_tracker_info }) => success_tracker_info,
})

/** Goals and items of a month; every number of the tracker comes from here, so that they move together. */
export const trackingQuery = (month: CalendarDate) =>
  queryOptions({
    queryKey: [TRACKER, 'tracking', month],
    queryFn: ({ signal }) => call(getPaymentTracking, { query: { month }, signal }),
  })

/** What the wizard starts from: the month's goals, and where it has none, those of the latest earlier month. */
export const planQuery = (month: CalendarDate) =>
  queryOptions({
    queryKey: [TRACKER, 'plan', month],
    queryFn: ({ signal }) => call(getMonthlyGoals, { query: { month, prefil: 'true' }, signal }),
  })
export type Plan = ReplyOf<typeof getMonthlyGoals>

/** Items without a category, of all months. */
export const uncategorizedQuery = queryOptions({
  queryKey: [TRACKER, 'uncategorized'],
  queryFn: ({ signal }) => call(listExpenseItems, { query: { uncategorized: 'true' }, signal }),
  select: ({ expense_items }) => expense_items,
})

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>

/** A call that changes the tracker. It is done when every number that it touches is there anew. */
export const useTrackerCall = <E extends AnyEndpoint>(endpoint: E) => {
  const client = useQueryClient()
  return useMutation<ReplyOf<E>, CallErrorOf<E>, CallInput<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (reply, input) => {
      const month = monthOf(input)
      if (month) replaceLists(client, month, reply as ChangedLists)
      return client.invalidateQueries({ queryKey: [TRACKER] })
    },
  })
}

/** The month that the call names is the one whose lists it answers. */
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

/** The reply's lists replace those on the screen at once (EXP-43, EXP-44); sums of the server follow. */
const replaceLists = (client: QueryClient, month: CalendarDate, reply: ChangedLists) => {
  const { expense_items, ...goals } = pick(reply)
  client.setQueryData<Plan>(planQuery(month).queryKey, (known) => known && { ...known, ...goals })
  client.setQueryData<PaymentTracking>(
    trackingQuery(month).queryKey,
    (known) => known && { ...known, ...goals, ...(expense_items && { expense_items }) },
  )
  if (!expense_items) return
  const categorized = new Set(expense_items.filter(({ category }) => category).map(({ id }) => id))
  client.setQueryData<ReplyOf<typeof listExpenseItems>>(
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
