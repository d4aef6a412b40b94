/** What is coming on its own: transfers that repeat, and bills that the customer wants to be reminded of. */
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'

export interface Coming {
  key: string
  kind: 'transfer' | 'reminder'
  day: CalendarDate
  /** The bank that it comes from, or the biller. */
  name: string
  /** A plain amount; a reminder has none. */
  amount?: string
}

/** What the home shows; the pages behind it show all. */
const MOST = 4

/** The next of each, soonest first. Billers that were deleted remind of nothing. */
export const comingUp = (transfers: readonly RecurringTransfer[], billers: readonly Biller[]): Coming[] =>
  [
    ...transfers.map(
      ({ id, next_run_on, amount, ach_account }): Coming => ({
        key: `transfer ${id}`,
        kind: 'transfer',
        day: day(next_run_on),
        name: ach_account.name,
        amount,
      }),
    ),
    ...billers.flatMap(({ reminder, is_removed, biller_name }): Coming[] =>
      reminder && !is_removed
        ? [
            {
              key: `reminder ${reminder.id}`,
              kind: 'reminder',
              day: day(reminder.next_reminder),
              name: biller_name,
            },
          ]
        : [],
    ),
  ]
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name))
    .slice(0, MOST)
