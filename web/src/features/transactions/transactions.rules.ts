/** One list out of three: what is authorized, what is on its way from other banks, and what is posted. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

export interface Row {
  key: string
  /** Of the record on the server, among those of its kind. */
  id: number
  kind: 'ach_transaction' | 'authorized' | 'posted'
  /** Milliseconds since 1970. */
  instant: number
  /** Its banking day. */
  day: CalendarDate
  /** As the wire gives it; negative is money out. */
  amount: string
  description: string
}

/**
 * Newest first. A pending row that is older than the last posted row so far waits until the pages around it are
 * loaded; else it would stand at the end and jump up with every page.
 */
export const mergeNewestFirst = (posted: readonly Row[], pending: readonly Row[], isLast: boolean): Row[] => {
  const reached = isLast ? Number.NEGATIVE_INFINITY : (posted.at(-1)?.instant ?? Number.NEGATIVE_INFINITY)
  return [...posted, ...pending.filter(({ instant }) => instant >= reached)].toSorted(
    (a, b) => b.instant - a.instant || rank(a) - rank(b),
  )
}

/** What is still open stands above what is done in the same second. */
const rank = ({ kind }: Row) => (kind === 'posted' ? 1 : 0)

export interface DayGroup {
  day: CalendarDate
  rows: Row[]
}

/** Neighbors of the same day under one heading; the order stays. */
export const groupByDay = (rows: readonly Row[]): DayGroup[] => {
  const groups: DayGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.day === row.day) last.rows.push(row)
    else groups.push({ day: row.day, rows: [row] })
  }
  return groups
}
