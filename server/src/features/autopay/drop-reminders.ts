/** Texts that remind of what is no longer planned, and still wait for the end of the quiet hours, are not sent (NOTIFICATIONS-21). */
import type { Db } from '@yoursuccess/database/database'
import type { AutopayDeps } from './autopay.deps.ts'
import type { PlannedRow } from './planned-payments.queries.ts'

type DropDeps = Pick<AutopayDeps, 'notifications'>

/** Begins the keys of all reminders of autopay. */
export const REMINDER_KEY = 'planned-payment-reminder-'

export const dropReminder = (
  { notifications }: DropDeps,
  tx: Db,
  { customerId, id }: Pick<PlannedRow, 'customerId' | 'id'>,
): Promise<void> => notifications.dropTexts(tx, customerId, [`${REMINDER_KEY}${id}-`])

/** Those of all planned payments. */
export const dropReminders = ({ notifications }: DropDeps, tx: Db, customerId: number): Promise<void> =>
  notifications.dropTexts(tx, customerId, [REMINDER_KEY])
