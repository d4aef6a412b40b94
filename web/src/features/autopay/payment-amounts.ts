/** What follows from planned payments. */
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatUsd, larger, parseAmount, subtract, ZERO } from '@yoursuccess/contract/core/money'

export const centsOf = (amount: string): Cents => parseAmount(amount) ?? ZERO

/** "$466.00", for sentences. */
export const usd = (amount: string | Cents): string =>
  formatUsd(typeof amount === 'string' ? centsOf(amount) : amount)

/** What may still be sent for a planned payment. */
export const leftOf = ({ planned, sent }: Pick<PlannedPaymentReply, 'planned' | 'sent'>): Cents =>
  larger(ZERO, subtract(centsOf(planned), centsOf(sent)))

/** The planned payment that the bank sends next by itself: the one with the earliest send day. */
export const nextOf = (payments: readonly PlannedPaymentReply[]): PlannedPaymentReply | undefined =>
  payments
    .filter(({ state }) => state === 'planned' || state === 'waiting_for_money')
    .toSorted((a, b) => a.send_on.localeCompare(b.send_on))[0]

/** In these, something is under way or can still be decided. */
const ALIVE: readonly PlannedPaymentReply['state'][] = ['planned', 'waiting_for_money', 'sending', 'sent']

/** True for one whose due day has passed, and that needs nothing more. */
export const isEarlier = (
  { state, due_on }: Pick<PlannedPaymentReply, 'state' | 'due_on'>,
  today: CalendarDate,
): boolean => due_on < today && !ALIVE.includes(state)
