/** Queries on the channels that customers chose, and on texts that wait for the end of their quiet hours. */
import {
  NOTIFICATION_GROUPS,
  type NotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { heldTexts, notificationPreferences, notifications } from './notifications.tables.ts'

type PreferencesRow = typeof notificationPreferences.$inferSelect
export type HeldText = typeof heldTexts.$inferSelect

/** Of these customers. Those who chose nothing are left out. */
export const listPreferences = async (
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, NotificationPreferences>> => {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.customerId, [...customerIds]))
  return new Map(rows.map((row) => [row.customerId, preferencesOf(row)]))
}

const preferencesOf = (row: PreferencesRow): NotificationPreferences => {
  const groups = NOTIFICATION_GROUPS.map(
    (group) =>
      [group, { email: row.emailGroups.includes(group), text: row.textGroups.includes(group) }] as const,
  )
  return {
    groups: Object.fromEntries(groups) as NotificationPreferences['groups'],
    quiet_hours: { from: row.quietFrom, to: row.quietTo, zone: row.quietZone },
  }
}

export const savePreferences = async (
  tx: Db,
  customerId: number,
  { groups, quiet_hours: { from, to, zone } }: NotificationPreferences,
): Promise<void> => {
  const chosen = {
    emailGroups: NOTIFICATION_GROUPS.filter((group) => groups[group].email),
    textGroups: NOTIFICATION_GROUPS.filter((group) => groups[group].text),
    quietFrom: from,
    quietTo: to,
    quietZone: zone,
  }
  await tx
    .insert(notificationPreferences)
    .values({ customerId, ...chosen })
    .onConflictDoUpdate({ target: notificationPreferences.customerId, set: chosen })
}

export const insertHeldTexts = async (tx: Db, texts: readonly Omit<HeldText, 'id'>[]): Promise<void> => {
  if (texts.length > 0) await tx.insert(heldTexts).values([...texts])
}

/** Deletes the customer's waiting texts whose key begins with one of these. */
export const deleteHeldTexts = async (
  tx: Db,
  customerId: number,
  prefixes: readonly string[],
): Promise<void> => {
  if (prefixes.length === 0) return
  const begins = prefixes.map((prefix) => sql`starts_with(${heldTexts.dedupeKey}, ${prefix})`)
  await tx.delete(heldTexts).where(and(eq(heldTexts.customerId, customerId), or(...begins)))
}

/** A customer's texts of one group that waited. They have the same wording. */
interface DueTexts {
  customerId: number
  messageGroup: HeldText['messageGroup']
  /** The first held first, with whether their notification was read. */
  waiting: (HeldText & { isRead: boolean })[]
}

/**
 * Takes texts whose quiet hours are over off the list, the longest held first. Whoever takes the first one of a customer's group
 * takes all of it, so each group is taken by one server only.
 */
export const takeDueTexts = async (tx: Db, now: Date, limit: number): Promise<DueTexts[]> => {
  const earlier = alias(heldTexts, 'earlier')
  // Counted, so that it is looked up for each text, and never joined with all that wait.
  const before = tx
    .select({ count: count() })
    .from(earlier)
    .where(
      and(
        eq(earlier.customerId, heldTexts.customerId),
        eq(earlier.messageGroup, heldTexts.messageGroup),
        isDueOf(earlier.sendAt, now),
        lt(earlier.id, heldTexts.id),
      ),
    )
  const firsts = await tx
    .select({ customerId: heldTexts.customerId, messageGroup: heldTexts.messageGroup })
    .from(heldTexts)
    .where(and(lte(heldTexts.sendAt, now), sql`${before} = 0`))
    .orderBy(asc(heldTexts.sendAt), asc(heldTexts.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (firsts.length === 0) return []
  const due = await listDueOf(tx, now, firsts)
  await tx.delete(heldTexts).where(
    inArray(
      heldTexts.id,
      due.map(({ id }) => id),
    ),
  )
  const waiting = Map.groupBy(due, keyOf)
  return firsts.map((first) => ({ ...first, waiting: waiting.get(keyOf(first)) ?? [] }))
}

/**
 * For the texts of a customer, who has few. The sum keeps the index of all texts that are due out of it: statistics from before the
 * quiet hours ended say that this one is empty, and it would be read for each text.
 */
const isDueOf = (sendAt: PgColumn, now: Date) =>
  sql`${sendAt} + interval '0' <= ${sql.param(now, heldTexts.sendAt)}`

type GroupOfCustomer = Pick<HeldText, 'customerId' | 'messageGroup'>

const keyOf = ({ customerId, messageGroup }: GroupOfCustomer) => `${customerId} ${messageGroup}`

const listDueOf = (
  tx: Db,
  now: Date,
  groups: readonly GroupOfCustomer[],
): Promise<(HeldText & { isRead: boolean })[]> => {
  const read = tx
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        eq(notifications.customerId, heldTexts.customerId),
        eq(notifications.dedupeKey, heldTexts.dedupeKey),
        isNotNull(notifications.readAt),
      ),
    )
  const ofGroups = groups.map(({ customerId, messageGroup }) =>
    and(eq(heldTexts.customerId, customerId), eq(heldTexts.messageGroup, messageGroup)),
  )
  return tx
    .select({ ...getTableColumns(heldTexts), isRead: sql<boolean>`exists ${read}` })
    .from(heldTexts)
    .where(and(isDueOf(heldTexts.sendAt, now), or(...ofGroups)))
    .orderBy(asc(heldTexts.id))
    .for('update')
}
