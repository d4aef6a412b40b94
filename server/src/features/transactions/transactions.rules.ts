import { sevenYearsBefore, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/**
 * Two dates must be in order, not in the future and within seven years (TRANSACTIONS-28). A single date
 * filters nothing and is valid (TRANSACTIONS-27).
 */
export const isValidRange = (
  range: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
  today: CalendarDate,
): boolean => {
  const { from, to } = range
  if (!from || !to) return true
  return from <= to && to <= today && from >= sevenYearsBefore(today)
}

/**
 * Money that the customer brings in from outside, and its returns. Refunds, cash back and adjustments do not
 * count.
 */
export const FUNDING_KINDS = ['deposit', 'ach_credit', 'ach_return'] as const

/** The timestamp in list rows: UTC, yyyy-MM-dd H:mm:ss (TRANSACTIONS-23). */
export const stampOf = (instant: Date): string => {
  const [date = '', time = ''] = instant.toISOString().split('T')
  return `${date} ${Number(time.slice(0, 2))}:${time.slice(3, 8)}`
}

/** A token for a page's last row, after which the next page begins. */
export const pageToken = (row: { postedAt: Date; id: number }): string =>
  `${row.postedAt.getTime()}.${row.id}`

/**
 * Returns undefined if the token is not one of ours. Thirteen digits are a time between the years 1653 and
 * 2286, which the database can compare.
 */
export const readPageToken = (token: string): { postedAt: number; id: number } | undefined => {
  const match = /^(-?\d{1,13})\.(\d{1,15})$/.exec(token)
  return match ? { postedAt: Number(match[1]), id: Number(match[2]) } : undefined
}
