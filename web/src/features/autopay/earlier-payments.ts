/** Which planned payments are over. */
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/** In these, something is under way or can still be decided. */
const ALIVE: readonly PlannedPaymentReply['state'][] = [
  'planned',
  'waiting_for_money',
  'pull_expected',
  'sending',
  'sent',
]

/** True for one whose due day has passed, and that needs nothing more. */
export const isEarlier = (
  { state, due_on }: Pick<PlannedPaymentReply, 'state' | 'due_on'>,
  today: CalendarDate,
): boolean => due_on < today && !ALIVE.includes(state)
