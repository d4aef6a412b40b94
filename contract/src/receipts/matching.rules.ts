/**
 * Which payment each receipt is the posting of (REC-03, REC-04). The result depends on the payments and receipts only,
 * not on the order in which they became known.
 */
import type { CalendarDate } from '../core/calendar-date.ts'
import type { Cents } from '../core/money.ts'
import type { ReceiptState } from './receipts.ts'

/** A payment from this account to a trustee of the plan that did not come back. */
export interface MatchablePayment {
  id: number
  amountCents: Cents
  sentOn: CalendarDate
  /** When it should arrive, or did. */
  expectedOn: CalendarDate
}

export interface MatchableReceipt {
  id: number
  amountCents: Cents
  postedOn: CalendarDate
  /**
   * What the customer said: the payments that it is the posting of; none: it is not from this account. Undefined if the
   * customer said nothing.
   */
  byHand: readonly number[] | undefined
}

/** `paymentIds` are sorted. They are not empty for `matched`, `other_amount` and `twice`. */
export interface ReceiptMatching {
  state: ReceiptState
  paymentIds: readonly number[]
}

/** By the id of the receipt. Each payment is in the `matched` or `other_amount` of one receipt at most. */
export const matchReceipts = (
  _payments: readonly MatchablePayment[],
  _receipts: readonly MatchableReceipt[],
): Map<number, ReceiptMatching> => {
  throw new Error('to be written')
}
