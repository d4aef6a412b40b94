/**
 * Pays bills through the processor: its directory of merchants, its checks, and the outcome of each payment.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'

/** Every method throws PartnerError when there is no reply, or no valid one. */
export interface BillerNetwork {
  /** Merchants by name, in a state; empty without a match. */
  searchDirectory(search: { state: string; text: string }): Promise<DirectoryBiller[]>
  /** Undefined when the directory does not have the merchant. */
  findInDirectory(directoryRef: string): Promise<DirectoryBiller | undefined>
  /**
   * Adds a merchant to the customer's billers. A repeated reference returns the same biller. Throws `refused`
   * with ACCOUNT_NUMBER_REFUSED if the number is not valid for the merchant, with HAS_IT if the customer has
   * this biller under another reference, and with another code if the biller cannot be paid.
   */
  addBiller(request: {
    reference: string
    prn: string
    directoryRef: string
    accountNumber: string
  }): Promise<{ billerRef: string }>
  /** Like addBiller, for a payee who is paid by check. */
  addPaperBiller(request: { reference: string; prn: string } & PaperBiller): Promise<{ billerRef: string }>
  /** Removing a biller that is already gone is not an error. */
  removeBiller(request: { reference: string; prn: string; billerRef: string }): Promise<void>
  /**
   * Debits amount and fee from the account in one transaction, and pays the biller. Throws `refused` if it
   * did nothing, with NOT_COVERED if the available balance is too low. A repeated reference returns the same
   * payment. Returns the debit as it was posted.
   */
  pay(request: {
    reference: string
    prn: string
    billerRef: string
    amountCents: Cents
    feeCents: Cents
    /** The memo on a check, at most 50 characters. */
    memo: string
  }): Promise<{ paymentRef: string; takenCents: Cents }>
  /** The outcome of a payment. */
  getPayment(request: { prn: string; paymentRef: string }): Promise<BillPaymentOutcome>
  /** The last day on which a payment made at this instant (business time) should arrive. Pure. */
  arrivalOf(payment: { madeAt: Date; isPaper: boolean }): CalendarDate
}

export interface DirectoryBiller {
  directoryRef: string
  name: string
  address1: string
  address2: string | null
  city: string
  state: string
  postalCode: string
  phone: string | null
  /** Masks as in the contract's `biller-accounts.ts`. */
  accountMasks: readonly string[]
  isTrustee: boolean
}

export interface PaperBiller {
  name: string
  accountNumber: string
  address1: string | null
  address2: string | null
  city: string
  state: string
  postalCode: string
  phone: string | null
}

/** Our refusal codes, the same for every vendor. */
export const ACCOUNT_NUMBER_REFUSED = 'account_number'
export const HAS_IT = 'has_it'
export const NOT_COVERED = 'not_covered'

export type BillPaymentOutcome =
  | { state: 'created' | 'pending' | 'mailed' | 'cleared' }
  /** The money was returned. `isMoneyLater`: it comes on a later banking day, and this outcome is reported again then. */
  | { state: 'failed' | 'returned'; reason: BillPaymentFailure; isMoneyLater?: true }

export const BILL_PAYMENT_FAILURES = [
  'not_enough_money',
  'account_closed',
  'account_unknown',
  'duplicate',
  'not_delivered',
  'not_cashed',
  'sent_back',
  'refused_by_biller',
  'voided',
  'not_possible',
] as const
export type BillPaymentFailure = (typeof BILL_PAYMENT_FAILURES)[number]
