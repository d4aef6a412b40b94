/** Phone codes. The partner creates, sends and compares the code; we never see it. */

/** Throws PartnerError when there is no reply, or no valid one. */
export interface PhoneVerification {
  /** Sends a code, by SMS or by call. */
  send(request: { phone: string; channel: 'sms' | 'call' }): Promise<SendOutcome>
  /**
   * Compares a code with the newest one. Without a reference (the reply with it was lost), it looks up the
   * phone.
   */
  check(request: { phone: string; verificationRef: string | null; code: string }): Promise<CheckOutcome>
  /**
   * No code of this verification is valid afterwards, and the next code starts a new one. Harmless when it
   * has ended.
   */
  cancel(verificationRef: string): Promise<void>
}

export type SendOutcome =
  | { result: 'sent'; verificationRef: string }
  /** The phone accepts no codes, or is not a phone. */
  | { result: 'not_reached' }
  /** The partner's own limit of codes per phone. */
  | { result: 'too_many' }

/** `ended`: expired, used or cancelled at the partner. */
export type CheckOutcome = 'approved' | 'wrong' | 'ended' | 'too_many'
