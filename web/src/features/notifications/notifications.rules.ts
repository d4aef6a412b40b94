import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'

/**
 * The link, if it is a path of this site or an https address; otherwise undefined, so none shows
 * (NOTIFICATIONS-14). The server checks the host.
 */
export const linkOf = ({ url }: Pick<Notification, 'url'>): string | undefined =>
  url !== null && /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/.test(url) ? url : undefined

/**
 * What a click on a notification does (NOTIFICATIONS-12): it opens the link if there is one, and otherwise
 * marks an unread notification as read.
 */
export const clickOf = ({ read, url }: Pick<Notification, 'read' | 'url'>): 'link' | 'mark' | 'nothing' => {
  if (linkOf({ url }) !== undefined) return 'link'
  return read ? 'nothing' : 'mark'
}

export interface DayGroup {
  day: CalendarDate
  notifications: Notification[]
}

/**
 * Groups notifications by day. The server sends them newest first, so notifications of the same day are
 * adjacent.
 */
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
