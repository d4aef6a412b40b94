/** When regular bills are expected, and which charges belong to them, for the forecast (FORE-01, FORE-02). Pure. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addDays, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents } from '@yoursuccess/contract/core/money'
import { type Charge, duesUntil, isMissed, isNear, type Recurring } from './find-recurring.rules.ts'

/** A charge, or a payment that is ordered or authorized and becomes one. */
export interface ChargeOfBill extends Charge {
  /** True if the customer pays it here, for a fee. */
  isBillPayment: boolean
  /** Its posted transaction. Null for bill payments and for what is not posted. */
  transactionId: number | null
}

export interface Expected {
  /** The usual amount, with the fee of bills that are paid here. */
  amountCents: Cents
  /** The days on which it is expected, the earliest first. What is late and not missed is expected today. */
  days: CalendarDate[]
  /** The posted transactions of its charges, also of those that came early or late. */
  transactionIds: number[]
}

/** What is expected of a bill until `to`. A bill that was paid early is not expected again. */
export const expectedBillOf = (
  bill: Recurring<ChargeOfBill>,
  today: CalendarDate,
  to: CalendarDate,
): Expected => {
  const irregular = irregularCharges(bill)
  const paid = new Set(irregular.map(({ dueOn }) => dueOn))
  const newest = bill.charges.at(-1)
  return {
    amountCents: newest?.isBillPayment ? add(bill.usualCents, BILL_PAYMENT_FEE) : bill.usualCents,
    days: duesUntil(bill, to)
      .filter((on) => !isMissed(bill, on, today) && !paid.has(on))
      .map((on) => (on < today ? today : on)),
    transactionIds: [...bill.charges, ...irregular.map(({ charge }) => charge)].flatMap(
      ({ transactionId }) => (transactionId === null ? [] : [transactionId]),
    ),
  }
}

/** From any day, the next day of a bill is at most so many days away. */
const LONGEST_DAYS = 92

type PaidCharge = Charge & Pick<ChargeOfBill, 'isBillPayment'>

/** Charges of a bill after its last regular one that came early or late, with the day for which each pays: the nearest. */
export const irregularCharges = <Of extends PaidCharge>(
  bill: Recurring<Of>,
): { charge: Of; dueOn: CalendarDate }[] =>
  bill.later
    .filter((charge) => isOfBill(charge, bill))
    .flatMap((charge) => {
      const dues = duesUntil(bill, addDays(charge.on, LONGEST_DAYS))
      const dueOn = nearestDay([bill.lastDueOn, ...dues], charge.on)
      return dueOn === bill.lastDueOn ? [] : [{ charge, dueOn }]
    })

/** Whether a charge can be one of the bill. A larger payment to a biller is one, too: it was ordered for the bill. */
const isOfBill = (
  { amountCents, isBillPayment }: PaidCharge,
  { usualCents }: Pick<Recurring, 'usualCents'>,
): boolean => isNear(amountCents, usualCents) || (isBillPayment && amountCents > usualCents)

/** The day that is nearest to another one, or the earlier one of two. `days` are in order. */
const nearestDay = (
  [first, ...days]: readonly [CalendarDate, ...CalendarDate[]],
  on: CalendarDate,
): CalendarDate =>
  days.reduce(
    (best, each) => (Math.abs(daysBetween(each, on)) < Math.abs(daysBetween(best, on)) ? each : best),
    first,
  )
