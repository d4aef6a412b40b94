/** The feature's queries. The calls that change something are in tracker.calls.ts. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import {
  getMonthlyGoals,
  getPaymentTracking,
  getTrackerInfo,
  getTrusteeCard,
  type TrusteeCard,
} from '@yoursuccess/contract/tracker/tracker'
import { listCategorySuggestions } from '@yoursuccess/contract/tracker/category-suggestions'
import { listExpenseItems } from '@yoursuccess/contract/tracker/tracker-items'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { TRACKER } from '../../lib/query-keys.ts'

export { expenseCategoryName, expenseChoices } from './category-names.ts'

/** The customer's progress with the tracker. */
export const trackerInfoQuery = queryOptions({
  queryKey: [TRACKER, 'info'],
  queryFn: ({ signal }) => call(getTrackerInfo, { signal }),
  select: ({ success_tracker_info }) => success_tracker_info,
})

/**
 * A month's goals and items. Every number of the tracker is derived from them, so that they change together.
 */
export const trackingQuery = (month: CalendarDate) =>
  queryOptions({
    queryKey: [TRACKER, 'tracking', month],
    queryFn: ({ signal }) => call(getPaymentTracking, { query: { month }, signal }),
  })

/** The wizard's starting values: the month's goals, or if it has none, those of the latest earlier month. */
export const monthGoalsQuery = (month: CalendarDate) =>
  queryOptions({
    queryKey: [TRACKER, 'goals', month],
    queryFn: ({ signal }) => call(getMonthlyGoals, { query: { month, prefil: 'true' }, signal }),
  })
export type MonthGoals = ReplyOf<typeof getMonthlyGoals>

/**
 * What is owed to the trustee today, and the status of its payments. `owed` is the amount that a payment
 * dialog may fill in: this month's payment and what is unpaid from earlier months, "0.00" if nothing is.
 */
export const trusteeCardQuery = queryOptions({
  queryKey: [TRACKER, 'trustee-card'],
  queryFn: ({ signal }) => call(getTrusteeCard, { signal }),
  select: ({ trustee_card }) => trustee_card,
})

/** Only then the home page leads to goals that wait for approval (TRACKER-205). */
export const hasPlannedPayment = ({ amount, case_ended }: TrusteeCard): boolean =>
  amount !== null && !case_ended

/** Items without a category, from all months. */
export const uncategorizedQuery = queryOptions({
  queryKey: [TRACKER, 'uncategorized'],
  queryFn: ({ signal }) => call(listExpenseItems, { query: { uncategorized: 'true' }, signal }),
  select: ({ expense_items }) => expense_items,
})

/** Categories for uncategorized items, by item. The likeliest is the first. */
export const suggestionsQuery = queryOptions({
  queryKey: [TRACKER, 'suggestions'],
  queryFn: ({ signal }) => call(listCategorySuggestions, { signal }),
  select: ({ category_suggestions }) =>
    new Map(category_suggestions.map(({ expense_item_id, categories }) => [expense_item_id, categories])),
})
