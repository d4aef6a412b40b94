import { listNotifications, markNotificationRead } from '@yoursuccess/contract/notifications/notifications'
import type { Serve } from '../../http/serve.ts'
import type { NotificationsService } from './notifications.service.ts'

export const notificationsRoutes = (serve: Serve, notifications: NotificationsService): void => {
  serve.customer(listNotifications, async ({ caller }) => ({
    notifications: await notifications.list(caller.customerId),
  }))
  serve.customer(markNotificationRead, async ({ caller, params }) => ({
    notification: await notifications.markRead(caller.customerId, params.id),
  }))
}
