/** What the plan needs of the set-aside. Pure. */
import { type WageOrder, wageOrderMoney } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addMonths, type CalendarDate, monthEnd, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, larger, smaller, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Installment } from '@yoursuccess/contract/plan/installments.rules'
import { needOf } from '@yoursuccess/contract/setaside/shares.rules'
import { arriveBy, sendOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { ComingPayment } from './share-of-pay.rules.ts'

/** An installment, and what counts as paid for it. */
export interface NeededInstallment {
  /** A wage order sends nothing for the difference of a retroactive step. Undefined for monthly ones. */
  kind?: Installment['kind']
  dueOn: CalendarDate
  amountCents: Cents
  appliedCents: Cents
}

/** What a payment service may still collect for the installment that is due on a day. Its money is in the main account. */
export interface ExpectedCollection {
  dueOn: CalendarDate
  amountCents: Cents
}

/** What may still be collected counts as paid: for its installment, and what is more, for those before it. */
export const withExpected = (
  installments: readonly NeededInstallment[],
  expected: readonly ExpectedCollection[] = [],
): NeededInstallment[] => {
  const counted = installments.map((each) => ({ ...each }))
  for (const { dueOn, amountCents } of expected) {
    let left = amountCents
    const own = counted.filter((each) => each.dueOn === dueOn)
    const before = counted.filter((each) => each.dueOn < dueOn)
    for (const each of [...own, ...before]) {
      const paidCents = smaller(left, larger(ZERO, subtract(each.amountCents, each.appliedCents)))
      each.appliedCents = add(each.appliedCents, paidCents)
      left = subtract(left, paidCents)
    }
  }
  return counted
}

/** What an employer sends to the trustee, and its paydays. */
export interface ExpectedWages {
  order: WageOrder
  paydays: readonly CalendarDate[]
}

/**
 * What an employer is expected to send for an installment counts as paid (AUTO-12). What counts as paid already may be that
 * money, so the two are not added.
 */
export const withWages = (
  installments: readonly NeededInstallment[],
  wages: ExpectedWages | undefined,
): readonly NeededInstallment[] => {
  if (!wages) return installments
  const isMonthly = ({ kind }: NeededInstallment) => kind !== 'difference'
  return installments.map((each) => {
    if (!isMonthly(each)) return each
    const before = installments.findLast((other) => isMonthly(other) && other.dueOn < each.dueOn)
    const span = { after: before?.dueOn ?? addMonths(each.dueOn, -1), until: each.dueOn }
    const sentCents = smaller(each.amountCents, wageOrderMoney(wages.order, wages.paydays, span))
    return { ...each, appliedCents: larger(each.appliedCents, sentCents) }
  })
}

/** What an installment still needs with the fee of its payment. Zero once it is paid. */
const needWithFee = (
  { amountCents, appliedCents }: NeededInstallment,
  feesCents: Cents = BILL_PAYMENT_FEE,
): Cents =>
  amountCents <= appliedCents
    ? ZERO
    : needOf({ plannedCents: amountCents, feesCents, sentCents: appliedCents }, ZERO)

/** Banking days before the due day by which a payment should be posted. */
const BUFFER_DAYS = 2
/** Payments in our own network go electronically. What an office takes until it posts is in the buffer. */
const POSTING = { kind: 'electronic', posting_days: 0 } as const
/** More of them would not change what the next pay bears. */
const MAX_COMING = 3

const usualSendOn = (dueOn: CalendarDate): CalendarDate => sendOn(arriveBy(dueOn, BUFFER_DAYS), POSTING)

/** The next payments to the trustee: one for each installment that is not paid and not past its due day. */
export const comingPayments = (
  installments: readonly NeededInstallment[],
  today: CalendarDate,
): ComingPayment[] =>
  installments
    .filter((each) => each.dueOn >= today && needWithFee(each) > 0)
    .slice(0, MAX_COMING)
    .map(({ dueOn, amountCents, appliedCents }) => ({
      dueOn,
      sendOn: usualSendOn(dueOn),
      plannedCents: amountCents,
      feesCents: BILL_PAYMENT_FEE,
      sentCents: appliedCents,
    }))

/** The next installments that are not paid, and that an employer is expected to bring in full. */
export const broughtByWages = (
  installments: readonly NeededInstallment[],
  wages: ExpectedWages | undefined,
  today: CalendarDate,
): { dueOn: CalendarDate; sendOn: CalendarDate; amountCents: Cents }[] =>
  withWages(installments, wages)
    .filter(({ dueOn, amountCents, appliedCents }, at) => {
      const paidCents = installments[at]?.appliedCents ?? appliedCents
      return dueOn >= today && paidCents < amountCents && amountCents <= appliedCents
    })
    .slice(0, MAX_COMING)
    .map(({ dueOn, amountCents }) => ({ dueOn, sendOn: usualSendOn(dueOn), amountCents }))

/**
 * The next installment that is not paid, with what it needs: more than itself, if autopay sends more for it. Undefined if none
 * is left.
 */
export const nextNeed = (
  installments: readonly NeededInstallment[],
  today: CalendarDate,
  planned: readonly ComingPayment[] = [],
): { needCents: Cents; dueOn: CalendarDate } | undefined => {
  const next = installments.find((each) => each.dueOn >= today && needWithFee(each) > 0)
  if (!next) return undefined
  const payment = planned.find(({ dueOn }) => dueOn === next.dueOn)
  const plannedCents = payment ? needOf(payment, ZERO) : ZERO
  return { needCents: larger(needWithFee(next), plannedCents), dueOn: next.dueOn }
}

/**
 * The most that the set-aside may hold by the customer's hand: what is unpaid of the installments that are due until
 * the end of the next month, those that are behind included (SETA-08).
 */
export const needByHand = (
  installments: readonly NeededInstallment[],
  today: CalendarDate,
  planned: readonly ComingPayment[] = [],
): Cents => {
  const until = monthEnd(addMonths(monthStart(today), 1))
  const fees = new Map(planned.map(({ dueOn, feesCents }) => [dueOn, feesCents]))
  return sum(
    installments
      .filter(({ dueOn }) => dueOn <= until)
      .map((each) => needWithFee(each, larger(BILL_PAYMENT_FEE, fees.get(each.dueOn) ?? ZERO))),
  )
}
