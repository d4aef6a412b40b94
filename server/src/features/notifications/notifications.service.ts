import { isDeepStrictEqual } from 'node:util'
import {
  DEFAULT_PREFERENCES,
  type NotificationGroup,
  type NotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import type { Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import { notFound } from '../../http/refusal.ts'
import type { StoredMessage, Texts } from '../../messaging/render.ts'
import { audit } from '../../security/audit/audit.ts'
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
import { deleteHeldTexts, listPreferences, savePreferences } from './preferences.queries.ts'
import { type ChannelDeps, sendByChoice } from './send-by-choice.ts'

/** The side panel shows only the latest; older ones stay in the table. */
const SHOWN = 100

export interface NotificationsDeps extends ChannelDeps {
  /** `LINK_HOSTS`: hosts besides our own site to which a notification may link, such as "help.example.com". */
  config: ChannelDeps['config'] & Pick<Config, 'LINK_HOSTS' | 'NOTIFICATION_RETENTION_DAYS'>
  texts: Texts
}

export interface Notice {
  title: StoredMessage
  /** Dropped unless it is a path of this site or an https address of an allowed host (NOTIFICATIONS-08). */
  url?: string | undefined
  /** Identifies the event. The customer is notified once per key. */
  dedupeKey: string
  happenedAt: Date
  /** Whoever chose texts for this group gets one. Left out: the panel is all, or the feature has its own channels. */
  group?: NotificationGroup
  /** With a group: the subject of an email with the title, for whoever chose emails for the group. */
  subject?: StoredMessage
  /** With a subject: what the email says after the title and the link. */
  more?: readonly StoredMessage[]
  /** With a group: sent by text to whoever has a phone, whatever they chose. It waits for the end of the quiet hours, too. */
  isTextRequired?: true
}

type OwnNotice = Notice & { customerId: number }

export const notificationsService = (deps: NotificationsDeps) => {
  const { database, clock, config, texts } = deps
  const view = (row: NotificationRow) => viewNotification(row, config.LINK_HOSTS, texts)
  const rowOf = ({ customerId, title, url, dedupeKey, happenedAt }: OwnNotice): NewNotification => ({
    customerId,
    ...title,
    // Servers of the build before show it as it is.
    title: texts.render(title, 'en'),
    url: url === undefined ? null : allowedLink(url, config.LINK_HOSTS),
    dedupeKey,
    happenedAt,
  })
  /** Returns how many were new. */
  const notifyEach = async (tx: Db, notices: readonly OwnNotice[]): Promise<number> => {
    const inserted = await insertNotifications(tx, notices.map(rowOf))
    const byKey = new Map(notices.map((notice) => [keyOf(notice), notice]))
    const outgoing = inserted.flatMap((row) => {
      const notice = byKey.get(keyOf(row))
      return notice?.group === undefined ? [] : [{ ...notice, group: notice.group }]
    })
    if (outgoing.length > 0) await sendByChoice(deps, tx, outgoing)
    return inserted.length
  }
  const getPreferences = async (db: Db, customerId: number): Promise<NotificationPreferences> =>
    (await listPreferences(db, [customerId])).get(customerId) ?? DEFAULT_PREFERENCES

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
      (await notifyEach(tx, [{ ...notice, customerId }])) === 1,

    /** Like `notify`, for any number of customers at once. Nobody is told which of them were new. */
    notifyAll: async (tx: Db, notices: readonly OwnNotice[]): Promise<void> => {
      await notifyEach(tx, notices)
    },

    getPreferences: (customerId: number) => getPreferences(database.db, customerId),

    savePreferences: async (
      customerId: number,
      preferences: NotificationPreferences,
    ): Promise<NotificationPreferences> => {
      await database.transaction(async (tx) => {
        const before = await getPreferences(tx, customerId)
        await savePreferences(tx, customerId, preferences)
        if (isDeepStrictEqual(before, preferences)) return
        await audit(tx, clock.realNow(), 'customer', 'notification_preferences.changed', { customerId })
      })
      return preferences
    },

    /** Drops texts that wait for the end of the quiet hours and are no longer true: whose key begins with one of these. */
    dropTexts: (tx: Db, customerId: number, keysBegin: readonly string[]): Promise<void> =>
      deleteHeldTexts(tx, customerId, keysBegin),

    /** For emails: whether the customer wants those of this group. */
    wantsEmail: async (db: Db, customerId: number, group: NotificationGroup): Promise<boolean> =>
      (await getPreferences(db, customerId)).groups[group].email,
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

const keyOf = ({ customerId, dedupeKey }: Pick<OwnNotice, 'customerId' | 'dedupeKey'>) =>
  `${customerId} ${dedupeKey}`
