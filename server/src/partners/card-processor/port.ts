/** The card processor in our words: it holds the account's book, its cards and their states. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Cents } from '@yoursuccess/contract/money'

/** Every method throws PartnerError when there is no answer, or none that makes sense: never undefined, never zero for an outage. */
export interface CardProcessor {
  /** Opens an account with its first card. The same reference answers the same account again. */
  openAccount(request: NewAccount): Promise<{ prn: string; cardRef: string }>
  getBalance(prn: string): Promise<Balance>
  /**
   * Posted transactions of the banking days `from` to `to`, both included, newest first, in pages. A page may be empty
   * and still have a `next`. What is posted while paging may come twice, never be missed.
   */
  listPosted(
    prn: string,
    range: { from: CalendarDate; to: CalendarDate; after?: string },
  ): Promise<{ transactions: ProcessorTransaction[]; next?: string }>
  listOpenAuthorizations(prn: string): Promise<ProcessorAuthorization[]>
  /** The newest card of the account. */
  getCard(prn: string): Promise<ProcessorCard>
  /** Freezes until unfrozen, or unfreezes. A card that is so already is no error; one that cannot be is `refused`. */
  setFrozen(request: { prn: string; frozen: boolean; reference: string }): Promise<void>
  setFeature(request: {
    prn: string
    feature: 'early_ach'
    enabled: boolean
    reference: string
  }): Promise<void>
  /** What an event's body says. Pure. Throws PartnerError `malformed` for what is no event. */
  translateEvent(body: unknown): ProcessorEvent
  /** True for a body that the processor signed within five minutes of `now` (real time). */
  verifySignature(request: { rawBody: Buffer; header: string | undefined; now: Date }): boolean
}

export interface NewAccount {
  /** Our record's reference, at most 60 characters. */
  reference: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: {
    address_1: string
    address_2?: string | undefined
    city: string
    state: string
    postal_code: string
  }
}

export interface Balance {
  /** Posted minus what authorizations hold; may be negative. */
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
  | 'refund_check'
  | 'adjustment'

export interface ProcessorTransaction {
  /** The processor's own id, the same in history and events. */
  id: string
  kind: PostedKind
  /** Credit positive, debit negative. */
  amountCents: Cents
  /** Whole seconds. */
  postedAt: Date
  details: string
  /** The authorization that this settles: it is open no more, whatever order the news comes in. */
  authorizationId?: string
  /** Id of the transaction that this gives back. */
  reverses?: string
}

export interface ProcessorAuthorization {
  id: string
  /** Negative: what is held. */
  amountCents: Cents
  authorizedAt: Date
  merchantName: string
  state: 'open' | 'settled' | 'reversed' | 'expired'
}

export interface ProcessorDenial {
  id: string
  /** Negative: what was asked for. */
  amountCents: Cents
  deniedAt: Date
  merchantName: string
  /** The network's response code, "51" for short of balance. */
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
  | { type: 'other'; name: string }
)
