/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './bill-reminders.ts'

export const billReminderRefusals: Translation<typeof english.billReminderRefusals> = {
  'reminder.date_in_past': 'Elija hoy o un día posterior.',
}
