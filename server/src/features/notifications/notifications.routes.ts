import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
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
  serve.customer(getNotificationPreferences, async ({ caller }) => ({
    preferences: await notifications.getPreferences(caller.customerId),
  }))
  serve.customer(saveNotificationPreferences, async ({ caller, body }) => ({
    preferences: await notifications.savePreferences(caller.customerId, body.preferences),
  }))
}
