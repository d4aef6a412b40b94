/** Reminds customers of runs of recurring transfers, seven days and one day before (NOTIFICATIONS-23). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { DueWork } from '../../clock/business-clock.ts'
import type { FundingDeps } from './funding.deps.ts'
import { reminderNotice } from './funding.notifications.ts'
import { claimReminders } from './recurring.queries.ts'

type ReminderDeps = Pick<FundingDeps, 'clock' | 'customer' | 'database' | 'notifications' | 'program'>

const PAGE = 100

/** A page of customers in one transaction with a few statements. One read of an index if nobody is to be reminded. */
export const remindersWork = (deps: ReminderDeps): DueWork => ({
  name: 'funding.reminders',
  runDue: async (today) => {
    // Then recurring transfers end, and their customers are notified of that.
    if (deps.program.hasEnded('deposits')) return
    while ((await remindPage(deps, today)) === PAGE);
  },
})

const remindPage = (deps: ReminderDeps, today: CalendarDate): Promise<number> =>
  deps.database.transaction(async (tx) => {
    const due = await claimReminders(tx, today, PAGE)
    if (due.length === 0) return 0
    const approved = await deps.customer.listApproved(
      tx,
      due.map(({ customerId }) => customerId),
    )
    const now = deps.clock.now()
    await deps.notifications.notifyAll(
      tx,
      due.filter(({ customerId }) => approved.has(customerId)).map((row) => reminderNotice(row, now)),
    )
    return due.length
  })
