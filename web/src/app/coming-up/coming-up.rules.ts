/** What happens next automatically: recurring transfers, and bills with a reminder. */
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'

export interface Coming {
  key: string
  kind: 'transfer' | 'reminder'
  day: CalendarDate
  /** The bank that the transfer comes from, or the biller. */
  name: string
  /** A plain amount. A reminder has none. */
  amount?: string
}

/** How many entries the home page shows. The pages of transfers and bills show all. */
const MOST = 4

/** The next date of each transfer and reminder, soonest first. Deleted billers send no reminders. */
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
