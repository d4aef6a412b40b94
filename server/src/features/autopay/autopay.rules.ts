/** What autopay decides of planned payments, without their sending (contract/src/autopay). Pure. */
import { amountToFix, ANNOUNCE_DAYS, notifyBy } from '@yoursuccess/contract/autopay/agreed-range.rules'
import type { AutopayPause } from '@yoursuccess/contract/autopay/autopay'
import type { PlannedState } from '@yoursuccess/contract/autopay/planned-payments'
import { plannedAmount, stillToSend } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, larger, smaller, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import { reminderDays } from '@yoursuccess/contract/notifications/reminders.rules'
import { installmentKey } from '@yoursuccess/contract/plan/installments.rules'

/** What is stored of the states; `posted` follows from receipts. */
export type StoredState = Exclude<PlannedState, 'posted'>

/** In these, the bank sends the payment automatically once its day comes. */
export const OPEN_STATES = ['planned', 'waiting_for_money'] as const satisfies readonly StoredState[]
/** In these, it is sent, or collected by a service, without another word of the customer. */
export const COMING_STATES = [...OPEN_STATES, 'pull_expected'] as const satisfies readonly StoredState[]
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

/** These last until the customer agrees again. */
export const LASTING_PAUSES = ['trustee', 'case_closed'] as const satisfies readonly AutopayPause[]
type LastingPause = (typeof LASTING_PAUSES)[number]

export const isLasting = (pause: AutopayPause | null): pause is LastingPause =>
  LASTING_PAUSES.some((lasting) => lasting === pause)

export const isIn = (states: readonly StoredState[], { state }: { state: StoredState }): boolean =>
  states.includes(state)

/** Names the installment of a planned payment. */
export const keyOf = installmentKey

export interface InstallmentToPlan {
  amountCents: Cents
  /** What the customer agreed to pay with it of what is behind. */
  catchUpCents: Cents
  /** What an employer is expected to send for it. */
  wageOrderCents: Cents
  /** What its planned payment was fixed at. Null while it follows the plan. */
  fixedCents: Cents | null
  /** What was sent for it, by autopay and by hand. */
  sentCents: Cents
}

/**
 * The planned amounts of installments by due day, from the agreement on. `aheadCents` was paid for them without being sent for
 * one of them. What was sent beyond what an installment still asks for is paid ahead of the next one, also if so much was planned.
 */
export const planAmounts = (installments: readonly InstallmentToPlan[], aheadCents: Cents): Cents[] => {
  let ahead = aheadCents
  return installments.map(({ amountCents, catchUpCents, wageOrderCents, fixedCents, sentCents }) => {
    if (amountCents < 0) ahead = subtract(ahead, amountCents)
    const wantedCents = plannedAmount({
      installmentCents: larger(ZERO, amountCents),
      catchUpCents,
      paidAheadCents: ZERO,
      wageOrderCents,
    })
    const paidAhead = smaller(ahead, wantedCents)
    ahead = subtract(ahead, paidAhead)
    const askedCents = subtract(wantedCents, paidAhead)
    ahead = add(ahead, larger(ZERO, subtract(sentCents, askedCents)))
    return fixedCents ?? askedCents
  })
}

/** A planned payment, as far as it decides about its part of a catch-up. */
interface WithCatchUp {
  plannedCents: Cents
  /** What of it is a part of a catch-up. */
  catchUpCents: Cents
  fixedAt: Date | null
  chosenCents: Cents | null
  sentCents: Cents
}

/**
 * What of a planned payment is a part of a catch-up: what was agreed to with its installment. It stays once the send day began.
 * An amount that the customer chose has as much of it as it is beyond the installment. What was sent of it stays its part after
 * the catch-up ended, so that it does not count as paid ahead.
 */
export const catchUpWith = (
  row: WithCatchUp | undefined,
  { amountCents, agreedCents }: { amountCents: Cents; agreedCents: Cents },
): Cents => {
  if (!row) return agreedCents
  if (row.fixedAt !== null) return row.catchUpCents
  const beyond = (cents: Cents) => larger(ZERO, subtract(cents, larger(ZERO, amountCents)))
  if (row.chosenCents !== null) return smaller(agreedCents, beyond(row.chosenCents))
  return larger(agreedCents, smaller(row.catchUpCents, beyond(row.sentCents)))
}

/** What was sent for a planned payment, without its part of a catch-up, which pays for what was due before. */
export const sentWithoutCatchUp = ({
  catchUpCents,
  sentCents,
}: Pick<WithCatchUp, 'catchUpCents' | 'sentCents'>): Cents =>
  subtract(sentCents, smaller(sentCents, catchUpCents))

/** A planned amount without its part of a catch-up, which has an agreement of its own: the range of autopay is about this. */
export const withoutCatchUp = ({
  plannedCents,
  catchUpCents,
}: Pick<WithCatchUp, 'plannedCents' | 'catchUpCents'>): Cents =>
  larger(ZERO, subtract(plannedCents, catchUpCents))

/** The amount to fix (AUTO-03). The part of a catch-up was agreed to with its amount, so it is sent in any case. */
export const amountToSend = (
  row: Pick<WithCatchUp, 'plannedCents' | 'catchUpCents'>,
  known: Parameters<typeof amountToFix>[1],
): Cents => {
  const baseCents = withoutCatchUp(row)
  return add(amountToFix(baseCents, known), subtract(row.plannedCents, baseCents))
}

/** What of a part of a catch-up was not sent. What is missing of a payment is missing of that part first. */
export const unsentOf = (
  partCents: Cents,
  row: Pick<WithCatchUp, 'plannedCents' | 'catchUpCents' | 'sentCents'> | undefined,
): Cents =>
  row
    ? subtract(partCents, smaller(partCents, larger(ZERO, subtract(row.sentCents, withoutCatchUp(row)))))
    : partCents

/** The customer was asked to send them again, with the money that is set aside. */
const CAME_BACK: readonly StoredState[] = ['returned', 'refused']

/** Whether money that is set aside may still be needed for a planned payment. */
export const isComing = (row: PayableByHand, today: CalendarDate): boolean =>
  row.sentCents < row.plannedCents && (isIn(OPEN_STATES, row) || (isIn(CAME_BACK, row) && row.dueOn >= today))

/** A payment that was made for a planned one. */
interface Made {
  amountCents: Cents
  byHand: boolean
  undoneAt: Date | null
  deliveredAt: Date | null
}

/** What autopay sent of it, and what did not come back. */
export const sentByAutopay = <Sending extends Made>(sendings: readonly Sending[]): Sending[] =>
  sendings.filter(({ byHand, undoneAt }) => !byHand && undoneAt === null)

/** What of it is on its way to the trustee. */
export const underWay = ({ state, sendings }: { state: StoredState; sendings: readonly Made[] }): Cents =>
  state === 'delivered'
    ? ZERO
    : sum(
        sentByAutopay(sendings)
          .filter(({ deliveredAt }) => deliveredAt === null)
          .map(({ amountCents }) => amountCents),
      )

/** In these, all of it was sent, and may be in the trustee's books. */
const ARRIVING_STATES = ['sent', 'delivered'] as const satisfies readonly StoredState[]

/**
 * Whether the trustee posted all payments that were made for a planned one. `posted` are ids of payments as the plan has
 * them: that of a pull is the id of its planned payment as a negative number (`pullAsPayment`).
 */
export const isPosted = (
  payment: {
    id: number
    state: StoredState
    sendings: readonly (Made & { billPaymentId: number })[]
    pulledCents: Cents | null
  },
  posted: Pick<ReadonlySet<number>, 'has'>,
): boolean => {
  const living = payment.sendings.filter(({ undoneAt }) => undoneAt === null)
  const ids = living.map(({ billPaymentId }) => billPaymentId)
  if (payment.pulledCents !== null) ids.push(-payment.id)
  return isIn(ARRIVING_STATES, payment) && ids.length > 0 && ids.every((id) => posted.has(id))
}

/** What may still be sent of an amount. */
export const leftToSend = ({ sendings }: { sendings: readonly Made[] }, plannedCents: Cents): Cents =>
  stillToSend(
    plannedCents,
    sendings.map(({ amountCents, undoneAt }) => ({ amountCents, isUndone: undoneAt !== null })),
  )

/** A planned payment, as far as it decides what a payment by hand is for. */
export interface PayableByHand {
  state: StoredState
  dueOn: CalendarDate
  plannedCents: Cents
  sentCents: Cents
}

/**
 * The planned payment that a payment by hand lowers: the earliest of which something may still be sent or collected, or that is
 * not sent automatically and not due yet (AUTO-07). `payments` are by due day.
 */
export const loweredByHand = <Payment extends PayableByHand>(
  payments: readonly Payment[],
  today: CalendarDate,
): Payment | undefined =>
  payments.find(
    (payment) =>
      payment.sentCents < payment.plannedCents &&
      (isIn(COMING_STATES, payment) || (isIn(CHANGEABLE_STATES, payment) && payment.dueOn >= today)),
  )

/**
 * The next day on which autopay looks at a customer's planned payments: when an amount must be told at the latest, when a payment
 * is announced, the customer is reminded of it, or it is sent, the morning after one that waits for money, and when one was
 * due, so that a later one can be planned. Null without planned payments. `daysOfShares` are looked at, too.
 */
export const nextDayToLook = (
  payments: readonly { state: StoredState; sendOn: CalendarDate; dueOn: CalendarDate }[],
  today: CalendarDate,
  daysOfShares: readonly CalendarDate[] = [],
): CalendarDate | null => {
  const tomorrow = addDays(today, 1)
  const days = payments.flatMap((payment) => {
    const { sendOn, dueOn } = payment
    const after = addDays(dueOn, 1)
    if (!isIn(OPEN_STATES, payment)) return [after]
    if (sendOn <= today) return [tomorrow]
    return [notifyBy(sendOn), ...reminderDays(sendOn), addDays(sendOn, -ANNOUNCE_DAYS), sendOn, after]
  })
  return [...days, ...daysOfShares].filter((on) => on > today).toSorted()[0] ?? null
}
