/** The calendar and the bills that come again and again. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { getCalendar } from '@yoursuccess/contract/tracker/calendar'
import {
  listRecurringBills,
  type RecurringStatus,
  updateRecurringBill,
} from '@yoursuccess/contract/tracker/recurring'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { FORECAST, reloadPlanMoney, TRACKER } from '../../../lib/query-keys.ts'
import { useSubmit } from '../../../lib/use-submit.ts'

export const calendarQuery = (month: CalendarDate) =>
  queryOptions({
    queryKey: [TRACKER, 'calendar', month],
    queryFn: ({ signal }) => call(getCalendar, { query: { month }, signal }),
    select: ({ entries }) => entries,
  })

export const recurringQuery = queryOptions({
  queryKey: [TRACKER, 'recurring'],
  queryFn: ({ signal }) => call(listRecurringBills, { signal }),
  select: ({ recurring }) => recurring,
})

interface RecurringChange {
  id: number
  status: RecurringStatus
  /** Undefined leaves the name as it is. */
  name?: string | undefined
}

export const useUpdateRecurring = () =>
  useSubmit({
    name: 'update-recurring-bill',
    send: ({ id, status, name }: RecurringChange) =>
      call(updateRecurringBill, {
        params: { id: String(id) },
        body: { recurring: { status, ...(name !== undefined && { name }) } },
      }),
    onSettled: (client) => reloadPlanMoney(client, [TRACKER, FORECAST]),
  })
