/** The room's door: what the server knows of a month. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import {
  getMonthlyGoals,
  getPaymentTracking,
  getTrackerInfo,
  getTrusteeCard,
} from '@yoursuccess/contract/tracker/tracker'
import { listExpenseItems } from '@yoursuccess/contract/tracker/tracker-items'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Every query of the tracker begins with it. */
export const TRACKER = 'tracker'

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

/**
 * What is owed to the trustee today and where its payments are. `owed` is what a payment dialog may fill in: this month
 * and what is unpaid of earlier ones, "0.00" when nothing is.
 */
export const trusteeCardQuery = queryOptions({
  queryKey: [TRACKER, 'trustee-card'],
  queryFn: ({ signal }) => call(getTrusteeCard, { signal }),
  select: ({ trustee_card }) => trustee_card,
})

/** Items without a category, of all months. */
export const uncategorizedQuery = queryOptions({
  queryKey: [TRACKER, 'uncategorized'],
  queryFn: ({ signal }) => call(listExpenseItems, { query: { uncategorized: 'true' }, signal }),
  select: ({ expense_items }) => expense_items,
})
