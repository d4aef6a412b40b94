/** The query of the customer's notifications. What only the panel and the settings need is in files of their own. */
import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const REFRESH_MS = 60_000

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(listNotifications, { signal }),
  select: ({ notifications }) => notifications,
  refetchInterval: REFRESH_MS,
})
