/** Until when a text waits (NOTIFICATIONS-21). Pure. */
import { ISO_LANGUAGE } from '@yoursuccess/contract/core/language'
import type { QuietHours } from '@yoursuccess/contract/notifications/notification-preferences'

const HOUR_MS = 3_600_000

/**
 * When a text of this moment can be sent: the end of the quiet hours. Undefined if it need not wait. The zones are whole
 * hours from UTC, so their full hours are those of UTC; a change of the clocks counts by what people see.
 */
export const heldUntil = (now: Date, quiet: QuietHours): Date | undefined => {
  if (!isQuiet(now, quiet)) return undefined
  const thisHour = Math.floor(now.getTime() / HOUR_MS)
  for (let count = 1; count <= 24; count++) {
    const at = new Date((thisHour + count) * HOUR_MS)
    if (!isQuiet(at, quiet)) return at
  }
  return undefined
}

const isQuiet = (at: Date, { from, to, zone }: QuietHours): boolean => {
  const hour = hourIn(zone, at)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The hour of an instant in a zone, 0 to 23. */
const hourIn = (zone: string, at: Date): number => Number(formatOf(zone).format(at).slice(0, 2))

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat(ISO_LANGUAGE, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, made)
  return made
}
