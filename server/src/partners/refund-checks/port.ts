/** Pays out an account's remaining balance by check, which the processor prints, mails and reports on. */
import type { Cents } from '@yoursuccess/contract/core/money'

/** Every method throws PartnerError when there is no reply, or no valid one. */
export interface RefundChecks {
  /**
   * Debits the remaining balance, minus authorization holds, and mails a check to the holder. A repeated
   * reference returns the same check. `refused` with `NOTHING_LEFT` when there is no money.
   */
  payOut(order: RefundOrder): Promise<RefundCheck>
  /** The outcome of a check. */
  getCheck(request: { prn: string; checkRef: string }): Promise<RefundCheck>
}

export const NOTHING_LEFT = '480-01'

export interface RefundOrder {
  prn: string
  reference: string
  payee: string
  address: MailingAddress
  /** Days after mailing during which it can be cashed. */
  cashableDays: number
}

export interface MailingAddress {
  address_1: string
  address_2: string | null
  city: string
  state: string
  postal_code: string
}

export interface RefundCheck {
  checkRef: string
  /** As printed on the check. */
  number: string
  amountCents: Cents
  state: 'printed' | 'mailed' | 'cashed' | 'expired'
  /** When it reached its state, business time. */
  changedAt: Date
}
