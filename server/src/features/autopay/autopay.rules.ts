/** What autopay decides of planned payments, without their sending (contract/src/autopay). Pure. */
import { ANNOUNCE_DAYS, notifyBy } from '@yoursuccess/contract/autopay/agreed-range.rules'
import type { PlannedState } from '@yoursuccess/contract/autopay/planned-payments'
import { plannedAmount } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, larger, smaller, subtract, ZERO } from '@yoursuccess/contract/core/money'
import { reminderDays } from '@yoursuccess/contract/notifications/reminders.rules'
import type { Installment } from '@yoursuccess/contract/plan/installments.rules'

/** What is stored of the states; `posted` follows from receipts. */
export type StoredState = Exclude<PlannedState, 'posted'>

/** In these, the bank sends the payment automatically once its day comes. */
export const OPEN_STATES = ['planned', 'waiting_for_money'] as const satisfies readonly StoredState[]
/** In these, the customer can still say what becomes of it: nothing was sent, or what was sent came back. */
export const CHANGEABLE_STATES = [
  ...OPEN_STATES,
  'skipped',
  'by_hand',
  'returned',
  'refused',
] as const satisfies readonly StoredState[]
/** In these, something was sent and has not come back. */
export const SENT_STATES = ['sending', 'sent', 'delivered'] as const satisfies readonly StoredState[]

export const isIn = (states: readonly StoredState[], { state }: { state: StoredState }): boolean =>
  states.includes(state)

/** Names an installment, whatever becomes of its amount and its day. */
export const keyOf = ({ kind, month, stepId }: Pick<Installment, 'kind' | 'month' | 'stepId'>): string =>
  kind === 'monthly' ? `month-${month}` : `step-${stepId}`

export interface InstallmentToPlan {
  amountCents: Cents
  /** What an employer is expected to send for it. */
  wageOrderCents: Cents
  /** What its planned payment was fixed at. Null while it follows the plan. */
  fixedCents: Cents | null
  /** What was sent for it, by autopay and by hand. */
  sentCents: Cents
}

/**
 * The planned amounts of installments by due day, from the agreement on. `aheadCents` was paid ahead when it was agreed to.
 * What was sent beyond a planned payment is paid ahead of the next one.
 */
export const planAmounts = (installments: readonly InstallmentToPlan[], aheadCents: Cents): Cents[] => {
  let ahead = aheadCents
  return installments.map(({ amountCents, wageOrderCents, fixedCents, sentCents }) => {
    if (amountCents < 0) ahead = subtract(ahead, amountCents)
    const wantedCents = plannedAmount({
      installmentCents: larger(ZERO, amountCents),
      catchUpCents: ZERO,
      paidAheadCents: ZERO,
      wageOrderCents,
    })
    const paidAhead = smaller(ahead, wantedCents)
    ahead = subtract(ahead, paidAhead)
    const plannedCents = fixedCents ?? subtract(wantedCents, paidAhead)
    ahead = add(ahead, larger(ZERO, subtract(sentCents, plannedCents)))
    return plannedCents
  })
}

/** A planned payment, as far as it decides what a payment by hand is for. */
export interface PayableByHand {
  state: StoredState
  dueOn: CalendarDate
  plannedCents: Cents
  sentCents: Cents
}

/**
 * The planned payment that a payment by hand lowers: the earliest of which something may still be sent, or that is not sent
 * automatically and not due yet (AUTO-07). `payments` are by due day.
 */
export const loweredByHand = <Payment extends PayableByHand>(
  payments: readonly Payment[],
  today: CalendarDate,
): Payment | undefined =>
  payments.find(
    (payment) =>
      payment.sentCents < payment.plannedCents &&
      (isIn(OPEN_STATES, payment) || (isIn(CHANGEABLE_STATES, payment) && payment.dueOn >= today)),
  )

/**
 * The next day on which autopay looks at a customer's planned payments: when an amount must be told at the latest, when a payment
 * is announced, the customer is reminded of it, or it is sent, the morning after one that waits for money, and when one was
 * due, so that a later one can be planned. Null without planned payments.
 */
export const nextDayToLook = (
  payments: readonly { state: StoredState; sendOn: CalendarDate; dueOn: CalendarDate }[],
  today: CalendarDate,
): CalendarDate | null => {
  const tomorrow = addDays(today, 1)
  const days = payments.flatMap((payment) => {
    const { sendOn, dueOn } = payment
    const after = addDays(dueOn, 1)
    if (!isIn(OPEN_STATES, payment)) return [after]
    if (sendOn <= today) return [tomorrow]
    return [notifyBy(sendOn), ...reminderDays(sendOn), addDays(sendOn, -ANNOUNCE_DAYS), sendOn, after]
  })
  return days.filter((on) => on > today).toSorted()[0] ?? null
}
