/** Converts a file's rows to ledger entries, and computes the opening balance that they need. */
import { type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, smaller, ZERO } from '@yoursuccess/contract/core/money'
import type { MovementKind } from '../ledger/tables.ts'
import type { CustomUserTransaction } from './plaid-file.ts'

/** Plaid's debits are purchases, or fees if the description says so; its credits are deposits, or refunds. */
export const kindOf = ({ amount, description }: CustomUserTransaction): MovementKind =>
  amount > 0
    ? /\b(fee|service charge)\b/i.test(description)
      ? 'fee'
      : 'purchase'
    : /\brefund\b/i.test(description)
      ? 'refund'
      : 'deposit'

/**
 * Rows in the order of their posted days; rows of one day keep the order of the file. Drops rows of amount
 * zero.
 */
export const inPostedOrder = (rows: readonly CustomUserTransaction[]): CustomUserTransaction[] =>
  rows
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date_posted < b.date_posted ? -1 : a.date_posted > b.date_posted ? 1 : 0))

/**
 * The smallest credit before `first` with which no later day ends below zero. `changes` are the sums of days;
 * earlier days are history.
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
