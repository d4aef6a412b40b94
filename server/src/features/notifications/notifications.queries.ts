import type { Db } from '@yoursuccess/database/database'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Newest first. */
export const listNotifications = (db: Db, customerId: number, limit: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.happenedAt), desc(notifications.id))
    .limit(limit)

/** Keeps the time of the first reading. Undefined when the customer has no such notification. */
export const markRead = async (
  db: Db,
  customerId: number,
  id: number,
  now: Date,
): Promise<NotificationRow | undefined> => {
  const [row] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.customerId, customerId), eq(notifications.id, id)))
    .returning()
  return row
}

export const countUnread = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

/** Does nothing when the customer has been told of this event. */
export const insertNotification = async (
  db: Db,
  customerId: number,
  notification: Pick<NotificationRow, 'title' | 'url' | 'happenedAt' | 'dedupeKey'>,
): Promise<void> => {
  await db
    .insert(notifications)
    .values({ customerId, ...notification })
    .onConflictDoNothing({ target: [notifications.customerId, notifications.dedupeKey] })
}
