import type { Registered } from '../../boot/registered.ts'
import { daysBefore, deleteOldestOf } from '../../security/retention/old-rows.ts'
import { notificationsRecords } from './notifications.records.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notifications } from './notifications.tables.ts'
import {
  type NotificationsDeps,
  type NotificationsService,
  notificationsService,
} from './notifications.service.ts'
import { heldTextsWork } from './send-by-choice.ts'

export const registerNotifications = (deps: NotificationsDeps): Registered<NotificationsService> => {
  const service = notificationsService(deps)
  return {
    service,
    routes: (serve) => notificationsRoutes(serve, service),
    dueWork: [heldTextsWork(deps)],
    records: notificationsRecords,
    oldRows: [
      {
        deleteOldest: (limit) =>
          deleteOldestOf(deps.database, {
            table: notifications,
            since: notifications.happenedAt,
            // Notifications have business time.
            before: daysBefore(deps.clock.now(), deps.config.NOTIFICATION_RETENTION_DAYS),
            limit,
          }),
      },
    ],
  }
}
