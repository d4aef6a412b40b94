/** Converts a file's rows to ledger entries, and computes the opening balance that they need. */
import { type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, smaller, ZERO } from '@yoursuccess/contract/core/money'
import type { MovementKind } from '../ledger/tables.ts'
import type { CustomUserTransaction } from './plaid-file.ts'

/**
 * A positive amount is a debit: a fee if the description says so, otherwise a purchase. A negative amount is
 * a credit: a refund if the description says so, otherwise a deposit.
 */
export const kindOf = ({ amount, description }: CustomUserTransaction): MovementKind =>
  amount > 0
    ? /\b(fee|service charge)\b/i.test(description)
      ? 'fee'
      : 'purchase'
    : /\brefund\b/i.test(description)
      ? 'refund'
      : 'deposit'

/**
 * Sorts rows by posted day. Rows of the same day keep the order of the file. Drops rows with a zero amount.
 */
export const inPostedOrder = (rows: readonly CustomUserTransaction[]): CustomUserTransaction[] =>
  rows
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date_posted < b.date_posted ? -1 : a.date_posted > b.date_posted ? 1 : 0))

/**
 * The smallest opening credit, in cents, with which no day from `first` on ends below zero. `changes` has the
 * sum of each day's amounts; days before `first` are existing history.
 */
export const openingNeeded = (changes: ReadonlyMap<CalendarDate, Cents>, first: CalendarDate): Cents => {
  let running = ZERO
  let lowest = ZERO
  for (const date of [...changes.keys()].sort()) {
    running = add(running, changes.get(date) ?? ZERO)
    if (date >= first) lowest = smaller(lowest, running)
  }
  return negate(lowest)
}
