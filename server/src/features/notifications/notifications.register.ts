import type { Registered } from '../../boot/registered.ts'
import { notificationsRecords } from './notifications.records.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import {
  type NotificationsDeps,
  type NotificationsService,
  notificationsService,
} from './notifications.service.ts'

export const registerNotifications = (deps: NotificationsDeps): Registered<NotificationsService> => {
  const service = notificationsService(deps)
  return {
    service,
    routes: (serve) => notificationsRoutes(serve, service),
    records: notificationsRecords,
  }
}
