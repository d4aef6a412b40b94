import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { notFound } from '../../http/refusal.ts'
import {
  countUnread,
  insertNotification,
  listNotifications,
  markRead,
  type NotificationRow,
} from './notifications.queries.ts'
import { allowedLink } from './notifications.rules.ts'

/** More are no use in a side panel; older ones stay in the table. */
const SHOWN = 100

export interface NotificationsDeps {
  database: Database
  clock: Clock
  /** Hosts besides our own site to which a notification may link, such as "help.example.com". */
  linkHosts: readonly string[]
}

export interface Notice {
  title: string
  /** Left out when it is neither a path of this site nor https at an allowed host (NOTIFICATIONS-08). */
  url?: string | undefined
  /** Names the event: the customer is notified once. */
  dedupeKey: string
  happenedAt: Date
}

export const notificationsService = ({ database, clock, linkHosts }: NotificationsDeps) => {
  const view = (row: NotificationRow) => viewNotification(row, linkHosts)
  return {
    /** The latest 100, newest first. */
    list: async (customerId: number): Promise<Notification[]> =>
      (await listNotifications(database.db, customerId, SHOWN)).map(view),

    /** Throws `not_found` for one that the customer does not have. A second reading changes nothing. */
    markRead: async (customerId: number, id: number): Promise<Notification> => {
      const row = await markRead(database.db, customerId, id, clock.now())
      if (!row) throw notFound()
      return view(row)
    },

    countUnread: (db: Db, customerId: number): Promise<number> => countUnread(db, customerId),

    /**
     * Notifies the customer of an event, in the transaction that records the event; once for each dedupe key. False
     * when the customer was notified before: then no email is due either.
     */
    notify: (tx: Db, customerId: number, { title, url, dedupeKey, happenedAt }: Notice): Promise<boolean> =>
      insertNotification(tx, customerId, {
        title,
        url: url === undefined ? null : allowedLink(url, linkHosts),
        dedupeKey,
        happenedAt,
      }),
  }
}
export type NotificationsService = ReturnType<typeof notificationsService>

/** The list of hosts may have shrunk since the customer was notified. */
const viewNotification = (
  { id, title, url, happenedAt, readAt }: NotificationRow,
  linkHosts: readonly string[],
): Notification => ({
  id,
  title,
  read: readAt !== null,
  url: url === null ? null : allowedLink(url, linkHosts),
  timestamp: happenedAt.toISOString(),
})
