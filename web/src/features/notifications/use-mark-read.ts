import { markNotificationRead, type Notification } from '@yoursuccess/contract/notifications/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { NOTIFICATION_TOAST_MS, showToast } from '../../ui/dialog/toasts.ts'
import { countDownUnread } from '../account/account.api.ts'
import { notificationsQuery } from './notifications.api.ts'
import { copy } from './notifications.messages.ts'

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
