/** What a month's calendar says of pay, bills and the trustee payment (RULE-03). Pure. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type {
  InstallmentStatus,
  TrackedInstallment,
} from '@yoursuccess/contract/plan/installment-status.rules'
import type { CalendarKind, CalendarState } from '@yoursuccess/contract/tracker/calendar'
import { payeeKey, payeeName } from '@yoursuccess/contract/tracker/payees.rules'
import type { RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import { irregularCharges } from './expected-bills.rules.ts'
import { type Charge, duesUntil, isMissed, type Recurring } from './find-recurring.rules.ts'

export interface Span {
  from: CalendarDate
  /** Inclusive. */
  to: CalendarDate
}

export interface Entry {
  on: CalendarDate
  kind: CalendarKind
  name: string | null
  amountCents: Cents | null
  state: CalendarState
}

export interface Pay {
  name: string
  on: CalendarDate
  usualCents: Cents
  /** False for pay that goes to another account. */
  landsHere: boolean
  depositIds: readonly number[]
  /** True if it should have arrived more than one banking day ago. */
  isLate: boolean
}

/** Pay of another account is only known as long as it is expected. */
export const payEntries = (pay: readonly Pay[], today: CalendarDate): Entry[] =>
  pay
    .filter(({ landsHere, on }) => landsHere || on >= today)
    .map(({ name, on, usualCents, depositIds, isLate }) => ({
      on,
      kind: 'payday',
      name,
      amountCents: usualCents,
      state: depositIds.length > 0 ? 'paid' : isLate ? 'missed' : 'expected',
    }))

type ChargeOfBill = Charge & { isBillPayment: boolean }
interface Bill extends Recurring<ChargeOfBill> {
  name: string
  status: RecurringStatus
}

/**
 * Bills that come again and again and were not dismissed, other bills that the customer paid here, and reminders of bills
 * that are not known otherwise in these days.
 */
export const billEntries = (
  {
    bills,
    charges,
    reminders,
  }: {
    bills: readonly Bill[]
    charges: readonly ChargeOfBill[]
    reminders: readonly { billerName: string; on: CalendarDate }[]
  },
  { from, to }: Span,
  today: CalendarDate,
): Entry[] => {
  const isWithin = ({ on }: { on: CalendarDate }) => on >= from && on <= to
  const regular = bills
    .filter(({ status }) => status !== 'dismissed')
    .map((bill) => {
      const irregular = irregularCharges(bill)
      return {
        ...bill,
        charges: [...bill.charges, ...irregular.map(({ charge }) => charge)],
        dues: duesUntil(bill, to).filter((on) => !irregular.some(({ dueOn }) => dueOn === on)),
      }
    })
  const known = new Set(regular.flatMap((bill) => bill.charges))
  const dues = regular.flatMap((bill) =>
    bill.dues.map((on) => ({
      payee: bill.payee,
      entry: billEntry(bill.name, on, bill.usualCents, isMissed(bill, on, today) ? 'missed' : 'expected'),
    })),
  )
  const paid = charges.filter((charge) => isWithin(charge) && charge.isBillPayment && !known.has(charge))
  const coming = dues.filter(({ entry }) => isWithin(entry))
  const payees = new Set([
    ...coming.map(({ payee }) => payee),
    ...[...known, ...paid].filter(isWithin).map(({ description }) => payeeKey(description)),
  ])
  return [
    ...regular.flatMap((bill) =>
      bill.charges
        .filter(isWithin)
        .map(({ on, amountCents }) => billEntry(bill.name, on, amountCents, 'paid')),
    ),
    ...paid.map(({ on, amountCents, description }) =>
      billEntry(payeeName(description), on, amountCents, 'paid'),
    ),
    ...coming.map(({ entry }) => entry),
    ...reminders
      .filter(({ billerName }) => !payees.has(payeeKey(billerName)))
      .map(({ billerName, on }) => billEntry(billerName, on, null, 'expected')),
  ]
}

const billEntry = (
  name: string,
  on: CalendarDate,
  amountCents: Cents | null,
  state: CalendarState,
): Entry => ({ on, kind: 'bill', name, amountCents, state })

const STATE_OF: Readonly<Record<Exclude<InstallmentStatus, 'none'>, CalendarState>> = {
  posted: 'paid',
  sent: 'sent',
  short: 'short',
  missed: 'missed',
  covered: 'expected',
  due: 'expected',
  upcoming: 'expected',
}

/** What was due before `knownFrom` may have been paid elsewhere, so nothing is said of it. */
export const installmentEntries = (
  installments: readonly Pick<TrackedInstallment, 'dueOn' | 'amountCents' | 'status'>[],
  knownFrom: CalendarDate | undefined,
): Entry[] =>
  installments.flatMap(({ dueOn, amountCents, status }): Entry[] => {
    if (status === 'none') return []
    const state = STATE_OF[status]
    const isUnknown =
      knownFrom !== undefined && dueOn < knownFrom && (state === 'missed' || state === 'short')
    return isUnknown ? [] : [{ on: dueOn, kind: 'trustee_payment', name: null, amountCents, state }]
  })

/** The month's payment of the tracker. The trustee's books are not known, so it is sent at most. */
export const trackedPaymentEntries = (
  {
    amountCents,
    dueOn,
    unpaidCents,
    startedOn,
  }: {
    amountCents: Cents | undefined
    dueOn: CalendarDate | undefined
    unpaidCents: Cents
    /** Undefined until the customer finished the first wizard. */
    startedOn: CalendarDate | undefined
  },
  today: CalendarDate,
): Entry[] => {
  if (amountCents === undefined || amountCents === ZERO || dueOn === undefined) return []
  // What was due before the customer began is not known.
  if (startedOn !== undefined && dueOn < startedOn) return []
  const state =
    unpaidCents === ZERO
      ? 'sent'
      : dueOn >= today
        ? 'expected'
        : unpaidCents < amountCents
          ? 'short'
          : 'missed'
  return [{ on: dueOn, kind: 'trustee_payment', name: null, amountCents, state }]
}
