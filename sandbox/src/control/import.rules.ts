/** What a file's rows become in the book, and how much must be there before them. */
import { type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, smaller, ZERO } from '@yoursuccess/contract/core/money'
import type { MovementKind } from '../ledger/tables.ts'
import type { CustomUserTransaction } from './plaid-file.ts'

/** Plaid's debits are purchases, or fees where they say so; its credits are deposits, or refunds. */
export const kindOf = ({ amount, description }: CustomUserTransaction): MovementKind =>
  amount > 0
    ? /\b(fee|service charge)\b/i.test(description)
      ? 'fee'
      : 'purchase'
    : /\brefund\b/i.test(description)
      ? 'refund'
      : 'deposit'

/** Rows in the order of their posted days; rows of one day stay in the order of the file. Rows of no amount are left out. */
export const inPostedOrder = (rows: readonly CustomUserTransaction[]): CustomUserTransaction[] =>
  rows
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date_posted < b.date_posted ? -1 : a.date_posted > b.date_posted ? 1 : 0))

/** The smallest credit before `first` with which no day from then on ends below zero. `changes` are the sums of days; earlier ones are the past. */
export const openingNeeded = (changes: ReadonlyMap<CalendarDate, Cents>, first: CalendarDate): Cents => {
  let running = ZERO
  let lowest = ZERO
  for (const date of [...changes.keys()].sort()) {
    running = add(running, changes.get(date) ?? ZERO)
    if (date >= first) lowest = smaller(lowest, running)
  }
  return negate(lowest)
}
