import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

const newest = prepared((db) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, sql.placeholder('customerId')))
    .orderBy(desc(notifications.happenedAt), desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .prepare('notifications_newest'),
)

/** The customer's latest notifications, newest first. */
export const listNotifications = (db: Db, customerId: number, limit: number): Promise<NotificationRow[]> =>
  newest(db).execute({ customerId, limit })

/**
 * Marks a notification as read and keeps the time of the first reading. Returns undefined if the customer has
 * no such notification.
 */
export const markRead = async (db: Db, customerId: number, id: number, now: Date) => {
  const [row] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.customerId, customerId), eq(notifications.id, id)))
    .returning()
  return row
}

const unread = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.customerId, sql.placeholder('customerId')), isNull(notifications.readAt)))
    .prepare('notifications_unread'),
)

export const countUnread = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await unread(db).execute({ customerId })
  return row?.unread ?? 0
}

export type NewNotification = Pick<
  NotificationRow,
  'customerId' | 'code' | 'params' | 'title' | 'url' | 'happenedAt' | 'dedupeKey'
>

/**
 * Inserts notifications of any number of customers in one statement, in their order. Skips those of which the
 * customer was already notified. Returns the inserted ones.
 */
export const insertNotifications = async (
  db: Db,
  rows: readonly NewNotification[],
): Promise<{ customerId: number; dedupeKey: string }[]> => {
  if (rows.length === 0) return []
  const { customerId, dedupeKey } = notifications
  return db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: [customerId, dedupeKey] })
    .returning({ customerId, dedupeKey })
}

/** Which of these customers were notified with this key. */
export const listNotified = async (
  db: Db,
  customerIds: readonly number[],
  dedupeKey: string,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ customerId: notifications.customerId })
    .from(notifications)
    .where(and(inArray(notifications.customerId, [...customerIds]), eq(notifications.dedupeKey, dedupeKey)))
  return new Set(rows.map(({ customerId }) => customerId))
}
