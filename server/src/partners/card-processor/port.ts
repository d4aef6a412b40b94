/** The card processor, which keeps the account's ledger and its cards. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { AchOutcome } from '../ach/port.ts'
import type { BillPaymentOutcome } from '../biller-network/port.ts'
import type { RefundCheck } from '../refund-checks/port.ts'
import type { SignedBody } from '../signature.ts'

/**
 * Every method throws PartnerError when there is no reply, or no valid one. An outage is never reported as
 * undefined or zero.
 */
export interface CardProcessor {
  /** Opens an account with its first card. A repeated reference returns the same account. */
  openAccount(request: NewAccount): Promise<{ prn: string; cardRef: string }>
  /**
   * Opens the holder's set-aside account: a second account without a card, whose details are copied from the
   * account `prn`. A repeated reference returns the same account. Throws `refused` with HAS_PRODUCT if the
   * holder has one that is not closed under another reference, and with another code if none can be opened.
   */
  addAccount(request: { prn: string; reference: string }): Promise<{ prn: string }>
  /**
   * Moves money between two accounts of one holder, at once, and within the available balance of the sending
   * one. A repeated reference returns the same transfer. Throws `refused` if it moved nothing: with
   * NOT_COVERED if the sending account has too little, with RECEIVER_REFUSED if the receiving account is
   * unknown, not open, or somebody else's, with OVER_LIMIT if either account has moved too much, and with
   * another code if the sending account is unknown or not open. Returns the ids of the posted transactions of
   * both accounts, whose kind is `own_transfer`.
   */
  createAccountTransfer(request: {
    fromPrn: string
    toPrn: string
    /** Positive. */
    amountCents: Cents
    /** The details of both transactions. */
    details: string
    reference: string
  }): Promise<{ sentId: string; receivedId: string }>
  /**
   * Updates the holder's details; mail is sent to this address. `refused` for an account that is not open.
   */
  updateHolder(request: { prn: string; reference: string } & Holder): Promise<void>
  getBalance(prn: string): Promise<Balance>
  /**
   * Posted transactions of the banking days `from` to `to`, both included, newest first, in pages. A page may
   * be empty and still have a `next`. A transaction posted during paging may appear twice but is never
   * missed.
   */
  listPosted(
    prn: string,
    range: { from: CalendarDate; to: CalendarDate; after?: string },
  ): Promise<{ transactions: ProcessorTransaction[]; next?: string }>
  listOpenAuthorizations(prn: string): Promise<ProcessorAuthorization[]>
  /** The newest card of the account. */
  getCard(prn: string): Promise<ProcessorCard>
  /**
   * Freezes until unfrozen, or unfreezes. No error when the card is already in that state; `refused` when it
   * cannot be. `requestedAt` (business time) must be the same at each attempt with one reference.
   */
  setFrozen(request: { prn: string; frozen: boolean; requestedAt: Date; reference: string }): Promise<void>
  /**
   * Permanently deactivates the newest card, issues another one and charges the fee, all in one step. Throws
   * `refused` if it changed nothing. Returns the fee as it was posted.
   */
  replaceCard(request: {
    prn: string
    reason: ReplacementReason
    feeCents: Cents
    reference: string
  }): Promise<{ cardRef: string; feeCents: Cents }>
  /**
   * Orders the plastic of the newest card by mail; the card works before it arrives. A repeat orders no
   * second one and is not an error.
   */
  orderPlastic(request: { prn: string; reference: string }): Promise<void>
  /**
   * Opens a suspended account, suspends an open one (no money moves until it is opened), or permanently
   * closes account and card. No error when the account is already in that state; `refused` when it cannot be.
   */
  setAccountStatus(request: { prn: string; accountStatus: AccountStatus; reference: string }): Promise<void>
  /**
   * Credits (positive) or debits (negative) the account on the bank's behalf. `number` identifies the
   * adjustment, so a retry does not make a second one. `refused` for a closed account, or when the balance
   * would go below zero and the program does not allow it.
   */
  adjust(request: { prn: string; amountCents: Cents; details: string; number: number }): Promise<void>
  /**
   * URL of the processor's page on which the customer types a PIN, for a frame. It works once. `refused`
   * without an active card.
   */
  createPinFrame(prn: string): Promise<{ url: string }>
  /**
   * Sets the card's PIN to the one typed in the newest frame. `refused` when none was typed. Safe to repeat
   * with one reference.
   */
  commitPin(request: { prn: string; reference: string }): Promise<void>
  /** URL at the processor that shows the card once, within a minute. `refused` without an active card. */
  createCardImage(prn: string): Promise<{ url: string }>
  setFeature(request: {
    prn: string
    /** `no_deposits` and `no_spending` block new deposits or spending. Pending transactions still post. */
    feature: 'early_ach' | 'fraud_rules_off' | 'no_deposits' | 'no_spending'
    enabled: boolean
    /** When the feature begins, in business time. Unset: at once. */
    startsAt?: Date
    /** When the feature ends automatically, in business time. */
    endsAt?: Date
    reference: string
  }): Promise<void>
  /** Translates an event's body. Pure. Throws PartnerError `malformed` for anything but an event. */
  translateEvent(body: unknown): ProcessorEvent
  /** True for a body that the processor signed within five minutes of `now` (real time). */
  verifySignature(signed: SignedBody): boolean
}

/** Our refusal codes, the same for every vendor. NOT_COVERED is the biller network's. */
export const HAS_PRODUCT = 'has_product'
export const RECEIVER_REFUSED = 'receiver_refused'
export const OVER_LIMIT = 'over_limit'

export type AccountStatus = 'open' | 'suspended' | 'closed'

export interface ProcessorAddress {
  address_1: string
  address_2?: string | undefined
  city: string
  state: string
  postal_code: string
}

export interface NewAccount {
  /** Our record's reference, at most 60 characters. */
  reference: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: ProcessorAddress
}

export interface Holder extends Omit<NewAccount, 'reference'> {
  /** Where cards are sent; undefined when it is the home address. */
  shippingAddress: ProcessorAddress | undefined
}

export interface Balance {
  /** Posted balance minus authorization holds; may be negative. */
  availableCents: Cents
  postedCents: Cents
}

export type PostedKind =
  | 'purchase'
  | 'purchase_reversal'
  | 'refund'
  | 'deposit'
  | 'cash_back'
  | 'fee'
  | 'bill_payment'
  | 'bill_payment_return'
  | 'ach_credit'
  | 'ach_return'
  /** Taken by a company at another bank. */
  | 'ach_debit'
  | 'refund_check'
  | 'adjustment'
  /** To or from another account of the same holder. */
  | 'own_transfer'

export interface ProcessorTransaction {
  /** The processor's own id, the same in history and events. */
  id: string
  kind: PostedKind
  /** Credit positive, debit negative. */
  amountCents: Cents
  /** Whole seconds. */
  postedAt: Date
  details: string
  /**
   * The authorization that this transaction settles. It counts as closed even if its own event arrives later.
   */
  authorizationId?: string
  /** Id of the transaction that this reverses. */
  reverses?: string
  /** The transfer from another bank that this transaction completes. */
  transferRef?: string
}

export interface ProcessorAuthorization {
  id: string
  /** Negative: the amount on hold. */
  amountCents: Cents
  authorizedAt: Date
  merchantName: string
  state: 'open' | 'settled' | 'reversed' | 'expired'
}

export interface ProcessorDenial {
  id: string
  /** Negative: the requested amount. */
  amountCents: Cents
  deniedAt: Date
  merchantName: string
  /** The card that was used, when the processor names it. */
  cardRef?: string
  /** The network's response code, "51" for insufficient funds. */
  responseCode: string
  /** Set when the fraud rules denied it; with `freeze` they froze the card as well. */
  fraud?: 'freeze' | 'deny'
}

export type CardState = 'issued' | 'active' | 'lost' | 'stolen' | 'replaced' | 'closed'

export interface ProcessorCard {
  cardRef: string
  state: CardState
  frozen: boolean
  pinSetAt?: Date
}

export type ProcessorEvent = { prn: string; eventId: string } & (
  | { type: 'posted'; transaction: ProcessorTransaction }
  | { type: 'authorization'; authorization: ProcessorAuthorization }
  | { type: 'authorization_denied'; denial: ProcessorDenial }
  | ({ type: 'card' } & ProcessorCard & { changedAt: Date })
  | { type: 'ach'; transferRef: string; outcome: AchOutcome }
  | { type: 'bill_payment'; paymentRef: string; outcome: BillPaymentOutcome }
  | { type: 'refund_check'; check: RefundCheck }
  | { type: 'other'; name: string }
)
