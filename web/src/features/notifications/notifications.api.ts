/** The feature's API calls: the customer's notifications, and marking them as read. */
import {
  getNotificationPreferences,
  type NotificationPreferences,
  saveNotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import {
  listNotifications,
  markNotificationRead,
  type Notification,
} from '@yoursuccess/contract/notifications/notifications'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { NOTIFICATION_TOAST_MS, showToast } from '../../ui/dialog/toasts.ts'
import { countDownUnread } from '../account/account.api.ts'
import { copy } from './notifications.messages.ts'

const REFRESH_MS = 60_000

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(listNotifications, { signal }),
  select: ({ notifications }) => notifications,
  refetchInterval: REFRESH_MS,
})

/**
 * Marks a notification as read. The row changes at once, and back if the call fails. The badge changes after
 * the reply.
 */
export const useMarkRead = () => {
  const client = useQueryClient()
  const setRead = (id: Notification['id'], read: boolean) =>
    client.setQueryData(
      notificationsQuery.queryKey,
      (known) =>
        known && {
          notifications: known.notifications.map((one) => (one.id === id ? { ...one, read } : one)),
        },
    )
  const { submit } = useSubmit({
    name: 'mark-notification-read',
    send: async (id: Notification['id']) => {
      await client.cancelQueries({ queryKey: notificationsQuery.queryKey })
      setRead(id, true)
      return call(markNotificationRead, { params: { id } })
    },
    onSuccess: () => countDownUnread(client),
  })
  return (id: Notification['id']) =>
    submit(id, {
      onError: () => {
        setRead(id, false)
        showToast('stop', t(copy.failed), NOTIFICATION_TOAST_MS)
      },
    })
}

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
