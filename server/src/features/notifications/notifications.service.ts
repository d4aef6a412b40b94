import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Clock } from '../../clock/clock.ts'
import { notFound } from '../../http/refusal.ts'
import type { StoredMessage, Texts } from '../../messaging/render.ts'
import {
  countUnread,
  insertNotifications,
  listNotifications,
  listNotified,
  markRead,
  type NewNotification,
  type NotificationRow,
} from './notifications.queries.ts'
import { allowedLink } from './notifications.rules.ts'

/** The side panel shows only the latest; older ones stay in the table. */
const SHOWN = 100

export interface NotificationsDeps {
  database: Database
  clock: Clock
  /** `LINK_HOSTS`: hosts besides our own site to which a notification may link, such as "help.example.com". */
  config: Pick<Config, 'LINK_HOSTS' | 'NOTIFICATION_RETENTION_DAYS'>
  texts: Texts
}

export interface Notice {
  title: StoredMessage
  /** Dropped unless it is a path of this site or an https address of an allowed host (NOTIFICATIONS-08). */
  url?: string | undefined
  /** Identifies the event. The customer is notified once per key. */
  dedupeKey: string
  happenedAt: Date
}

export const notificationsService = ({ database, clock, config, texts }: NotificationsDeps) => {
  const view = (row: NotificationRow) => viewNotification(row, config.LINK_HOSTS, texts)
  const rowOf = (customerId: number, { title, url, dedupeKey, happenedAt }: Notice): NewNotification => ({
    customerId,
    ...title,
    title: texts.render(title),
    url: url === undefined ? null : allowedLink(url, config.LINK_HOSTS),
    dedupeKey,
    happenedAt,
  })
  return {
    /** The latest 100, newest first. */
    list: async (customerId: number): Promise<Notification[]> =>
      (await listNotifications(database.db, customerId, SHOWN)).map(view),

    /** Throws `not_found`. Repeating the call changes nothing. */
    markRead: async (customerId: number, id: number): Promise<Notification> => {
      const row = await markRead(database.db, customerId, id, clock.now())
      if (!row) throw notFound()
      return view(row)
    },

    countUnread: (db: Db, customerId: number): Promise<number> => countUnread(db, customerId),

    /** Which of these customers were notified with this key. */
    listNotified: (db: Db, customerIds: readonly number[], dedupeKey: string) =>
      listNotified(db, customerIds, dedupeKey),

    /**
     * Notifies the customer, once per dedupe key, in the transaction that records the event. Returns false if
     * the customer was already notified; then send no email either.
     */
    notify: async (tx: Db, customerId: number, notice: Notice): Promise<boolean> =>
      (await insertNotifications(tx, [rowOf(customerId, notice)])).length === 1,

    /** Like `notify`, for any number of customers at once. Nobody is told which of them were new. */
    notifyAll: async (tx: Db, notices: readonly (Notice & { customerId: number })[]): Promise<void> => {
      await insertNotifications(
        tx,
        notices.map((notice) => rowOf(notice.customerId, notice)),
      )
    },
  }
}
export type NotificationsService = ReturnType<typeof notificationsService>

/**
 * Renders the text now. Checks the link again, because its host may no longer be allowed. Servers of the build
 * before store and read only `title`.
 */
const viewNotification = (
  { id, code, params, title, url, happenedAt, readAt }: NotificationRow,
  linkHosts: readonly string[],
  texts: Texts,
): Notification => ({
  id,
  title: texts.has(code) ? texts.render({ code, params }) : title,
  read: readAt !== null,
  url: url === null ? null : allowedLink(url, linkHosts),
  timestamp: happenedAt.toISOString(),
})
