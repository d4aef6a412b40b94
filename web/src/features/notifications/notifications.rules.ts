import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'

/**
 * A path of this site or an https address. A notification with anything else shows no link
 * (NOTIFICATIONS-14). The server checks the host.
 */
export const linkOf = ({ url }: Pick<Notification, 'url'>): string | undefined =>
  url !== null && /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/.test(url) ? url : undefined

/**
 * What a click does (NOTIFICATIONS-12): it marks an unread one, opens a link, and does nothing on a read one
 * without a link.
 */
export const clickOf = ({ read, url }: Pick<Notification, 'read' | 'url'>): 'link' | 'mark' | 'nothing' => {
  if (linkOf({ url }) !== undefined) return 'link'
  return read ? 'nothing' : 'mark'
}

export interface DayGroup {
  day: CalendarDate
  notifications: Notification[]
}

/** The server sends them newest first, so those of a day are adjacent. */
export const groupByDay = (
  notifications: readonly Notification[],
  dayOf: (timestamp: string) => CalendarDate,
): DayGroup[] => {
  const groups: DayGroup[] = []
  for (const notification of notifications) {
    const day = dayOf(notification.timestamp)
    const last = groups.at(-1)
    if (last?.day === day) last.notifications.push(notification)
    else groups.push({ day, notifications: [notification] })
  }
  return groups
}
