import { sevenYearsBefore, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/** Two dates within seven years, start before end (TRANSACTIONS-28). One alone filters nothing (TRANSACTIONS-27). */
export const isValidRange = (
  range: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
  today: CalendarDate,
): boolean => {
  const { from, to } = range
  if (!from || !to) return true
  return from <= to && to <= today && from >= sevenYearsBefore(today)
}

/** The timestamp of rows: UTC, yyyy-MM-dd H:mm:ss (TRANSACTIONS-23). */
export const stampOf = (instant: Date): string => {
  const [date = '', time = ''] = instant.toISOString().split('T')
  return `${date} ${Number(time.slice(0, 2))}:${time.slice(3, 8)}`
}

/** Token of a page's last row, so that the next page begins after it. */
export const pageToken = (row: { postedAt: Date; id: number }): string =>
  `${row.postedAt.getTime()}.${row.id}`

/** Undefined for a token that is not ours. */
export const readPageToken = (token: string): { postedAt: number; id: number } | undefined => {
  const match = /^(-?\d{1,15})\.(\d{1,15})$/.exec(token)
  return match ? { postedAt: Number(match[1]), id: Number(match[2]) } : undefined
}
