/**
 * Merges three lists into one: authorized purchases, pending transfers from other banks, and posted
 * transactions.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { TransactionItem, TransactionKind } from '@yoursuccess/contract/transactions/transactions'

export interface Row {
  key: string
  /** The server record's id, unique among records of its kind. */
  id: number
  kind: 'ach_transaction' | 'authorized' | 'posted'
  /** Milliseconds since 1970. */
  instant: number
  /** Its banking day. */
  day: CalendarDate
  /** As sent by the API; negative is money out. */
  amount: string
  description: string
  /** Undefined while it isn't posted. */
  postedKind: TransactionKind | undefined
  /** What the tracker counts it as. Several once it was split. */
  items: readonly TransactionItem[]
}

/**
 * Merges the rows, newest first. Leaves out a pending row that is older than the last loaded posted row until
 * the posted rows around it have loaded: at the end of the list, it would move with every page. `isLast`
 * means that all posted rows have loaded.
 */
export const mergeNewestFirst = (posted: readonly Row[], pending: readonly Row[], isLast: boolean): Row[] => {
  const reached = isLast ? Number.NEGATIVE_INFINITY : (posted.at(-1)?.instant ?? Number.NEGATIVE_INFINITY)
  return [...posted, ...pending.filter(({ instant }) => instant >= reached)].toSorted(
    (a, b) => b.instant - a.instant || rank(a) - rank(b),
  )
}

/** Sorts pending rows before posted rows of the same instant. */
const rank = ({ kind }: Row) => (kind === 'posted' ? 1 : 0)

export interface DayGroup {
  day: CalendarDate
  rows: Row[]
}

/** Groups adjacent rows of the same day under one heading, in the same order. */
export const groupByDay = (rows: readonly Row[]): DayGroup[] => {
  const groups: DayGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.day === row.day) last.rows.push(row)
    else groups.push({ day: row.day, rows: [row] })
  }
  return groups
}

/** Where a part of a list begins and ends. */
export interface Ends {
  /** It begins with the newest transaction of the whole list. */
  isNewest: boolean
  /** It ends with the oldest. */
  isOldest: boolean
}

export interface DayTotals {
  moneyIn: Cents
  /** Negative. */
  moneyOut: Cents
}

/**
 * What came in and went out on each day, in the order of the groups. Undefined for a day that may have more rows than
 * this part of the list: the sum of some would look like the day's.
 */
export const totalsOfDays = (
  groups: readonly DayGroup[],
  { isNewest, isOldest }: Ends,
): (DayTotals | undefined)[] =>
  groups.map(({ rows }, at) => {
    const isWhole = (at > 0 || isNewest) && (at < groups.length - 1 || isOldest)
    return isWhole ? totalsOf(rows) : undefined
  })

const totalsOf = (rows: readonly Row[]): DayTotals => {
  const amounts = rows.map(({ amount }) => parseAmount(amount) ?? ZERO)
  return {
    moneyIn: sum(amounts.filter((amount) => amount > 0)),
    moneyOut: sum(amounts.filter((amount) => amount < 0)),
  }
}
