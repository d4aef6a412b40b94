import {
  getNotificationPreferences,
  type NotificationPreferences,
  saveNotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useSubmit } from '../../../lib/use-submit.ts'

/** The channels and the quiet hours that the customer chose. */
export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(getNotificationPreferences, { signal }),
  select: ({ preferences }) => preferences,
})

export const useSavePreferences = () =>
  useSubmit({
    name: 'save-notification-preferences',
    send: (preferences: NotificationPreferences) =>
      call(saveNotificationPreferences, { body: { preferences } }),
    onSuccess: (reply, client) => client.setQueryData(preferencesQuery.queryKey, reply),
  })
