/** What became of a payment to the trustee, as far as receipts say (REC-04). */
import { addBankingDays } from '../core/banking-days.ts'
import type { CalendarDate } from '../core/calendar-date.ts'
import type { ReceiptMatching } from './matching.rules.ts'
import type { TrusteePaymentState } from './receipts.ts'

/** Banking days that an office may be late before the customer is told. */
const GRACE_BANKING_DAYS = 3

interface Delivery {
  /** When it should arrive, or did if that was later. */
  expectedOn: CalendarDate
  /** Banking days that the office takes from the arrival until it posts. */
  postingDays: number
}

export interface TrackedPayment extends Delivery {
  /** True if it failed or was returned. */
  isUndone: boolean
  /** Null until the bank knows that it was delivered. */
  deliveredOn: CalendarDate | null
}

/** The day after which a payment should have been posted. */
export const postByOf = ({ expectedOn, postingDays }: Delivery): CalendarDate =>
  addBankingDays(expectedOn, postingDays + GRACE_BANKING_DAYS)

/** The first day of the state `should_have_been_posted`: a banking day, on which the office can be called. */
export const overdueFromOf = (delivery: Delivery): CalendarDate => addBankingDays(postByOf(delivery), 1)

/** `receipt` is the one that is `matched` or `other_amount` with the payment. */
export const trusteePaymentState = (
  payment: TrackedPayment,
  { receipt, today }: { receipt: Pick<ReceiptMatching, 'state'> | null | undefined; today: CalendarDate },
): TrusteePaymentState => {
  if (payment.isUndone) return 'came_back'
  if (receipt?.state === 'other_amount') return 'other_amount'
  if (receipt?.state === 'matched') return 'posted'
  if (today >= overdueFromOf(payment)) return 'should_have_been_posted'
  return payment.deliveredOn === null ? 'on_its_way' : 'not_posted_yet'
}
