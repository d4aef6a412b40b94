/** Sends one email a month for each biller, at nine in the morning in New York (BILLS-106). */
import { REMINDER_HOUR, type BillReminder } from '@yoursuccess/contract/bills/bill-reminders'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { bankHourOf } from '../../clock/clock.ts'
import { notFound } from '../../http/refusal.ts'
import { message } from '../../messaging/render.ts'
import {
  type BillReminderRow,
  claimDueReminder,
  deleteReminder,
  listDueReminders,
  lockReminderOfBiller,
  replaceReminder,
  setNextReminder,
} from './bill-reminders.queries.ts'
import { findBiller, lockBills, updateBiller } from './billers.queries.ts'
import { BILLS_PATH, type BillsDeps, refuse } from './bills.deps.ts'
import { copy } from './bills.messages.ts'
import { firstReminderOn, lastReminderUntil, nextReminderAfter } from './bills.rules.ts'
import { viewReminder } from './bills.views.ts'

type ReminderDeps = Pick<BillsDeps, 'database' | 'clock' | 'config' | 'customer' | 'emails' | 'forEachDue'>

const PAGE = 100

/**
 * A reminder for today is sent today, even after nine, unless this month's email was already sent. Throws
 * `not_found` and `reminder.date_in_past`.
 */
export const setReminder = async (
  { clock }: Pick<BillsDeps, 'clock'>,
  tx: Db,
  customerId: number,
  { billerId, startsOn }: { billerId: number; startsOn: CalendarDate },
): Promise<BillReminder> => {
  await lockBills(tx, customerId)
  await lockReminderOfBiller(tx, customerId, billerId)
  const biller = await findBiller(tx, customerId, billerId)
  if (!biller) throw notFound()
  if (startsOn < clock.today()) throw refuse('reminder.date_in_past')
  const nextOn = firstReminderOn(startsOn, biller.remindedFor)
  const reminder = { customerId, billerId, anchorOn: startsOn, nextOn, createdAt: clock.now() }
  return viewReminder(await replaceReminder(tx, reminder))
}

/** Throws `not_found`. */
export const removeReminder = async ({ database }: BillsDeps, customerId: number, id: number) => {
  if (!(await deleteReminder(database.db, customerId, id))) throw notFound()
}

/**
 * Sends each due reminder and sets its next date in one transaction, so that several servers can share the
 * work and a crash loses nothing. After server downtime, one email covers all missed months.
 */
export const remindersWork = (deps: ReminderDeps): DueWork => ({
  name: 'bills.reminders',
  runDue: async (today) => {
    // Before nine, only reminders of earlier days are due.
    const until = bankHourOf(deps.clock.now()) >= REMINDER_HOUR ? today : addDays(today, -1)
    await deps.forEachDue(
      (_after, last?: BillReminderRow) => listDueReminders(deps.database.db, until, last, PAGE),
      (row) => deps.database.transaction((tx) => remind(deps, tx, row, { until, today })),
      { name: 'bills.reminders' },
    )
  },
})

const remind = async (
  deps: ReminderDeps,
  tx: Db,
  row: BillReminderRow,
  { until, today }: { until: CalendarDate; today: CalendarDate },
): Promise<void> => {
  const reminder = await claimDueReminder(tx, row, until)
  if (!reminder) return
  const { customerId, id, billerId } = reminder
  const biller = await findBiller(tx, customerId, billerId)
  if (!biller || (await deps.customer.getState(tx, customerId)) !== 'approved') {
    await deleteReminder(tx, customerId, id)
    return
  }
  await deps.emails.post(tx, customerId, {
    subject: message(copy.reminder.subject, { biller: biller.name }),
    paragraphs: [
      message(copy.reminder.text, { biller: biller.name }),
      message(copy.reminder.next),
      new URL(BILLS_PATH, deps.config.publicUrl),
    ],
  })
  await updateBiller(tx, customerId, billerId, { remindedFor: lastReminderUntil(reminder.anchorOn, today) })
  await setNextReminder(tx, customerId, id, nextReminderAfter(reminder.anchorOn, today))
}
