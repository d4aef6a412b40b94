/** Paying out what is left of an account by a check, in our words. The processor prints and mails it and tells what became of it. */
import type { Cents } from '@yoursuccess/contract/core/money'

/** Every method throws PartnerError when there is no answer, or none that makes sense. */
export interface RefundChecks {
  /**
   * Takes what is left out of the account, beside what authorizations hold, and sends it to the holder. The same
   * reference answers the same check again. `refused` with `NOTHING_LEFT` when there is no money.
   */
  payOut(order: RefundOrder): Promise<RefundCheck>
  /** What became of a check. */
  getCheck(request: { prn: string; checkRef: string }): Promise<RefundCheck>
}

export const NOTHING_LEFT = '480-01'

export interface RefundOrder {
  prn: string
  reference: string
  payee: string
  address: MailingAddress
  /** Days after its mailing on which it can be cashed. */
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
  /** As printed on it. */
  number: string
  amountCents: Cents
  state: 'printed' | 'mailed' | 'cashed' | 'expired'
  /** When it came to its state, business time. */
  changedAt: Date
}
