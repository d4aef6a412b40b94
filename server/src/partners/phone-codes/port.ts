/** Phone codes. The partner creates, sends and compares the code; we never see it. */

/** Throws PartnerError when there is no reply, or no valid one. */
export interface PhoneVerification {
  /** Sends a code, by SMS or by call. */
  send(request: { phone: string; channel: 'sms' | 'call' }): Promise<SendOutcome>
  /**
   * Compares a code with the newest one sent. Without a reference (the reply with it was lost), the phone
   * number identifies the verification.
   */
  check(request: { phone: string; verificationRef: string | null; code: string }): Promise<CheckOutcome>
  /**
   * Cancels a verification: its codes are no longer valid, and the next code starts a new one. No error if it
   * has already ended.
   */
  cancel(verificationRef: string): Promise<void>
}

export type SendOutcome =
  /** `isNew` is false if the code shares its tries and expiry with an earlier one that is not canceled. */
  | { result: 'sent'; verificationRef: string; isNew: boolean }
  /** The phone cannot receive codes, or the number is not a phone. */
  | { result: 'not_reached' }
  /** The partner's own limit of codes per phone. */
  | { result: 'too_many' }

/** `ended`: expired, used or cancelled at the partner. */
export type CheckOutcome = 'approved' | 'wrong' | 'ended' | 'too_many'
