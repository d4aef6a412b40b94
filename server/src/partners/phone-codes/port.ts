/** Codes to a phone, in our words. The partner makes the code, sends it and compares it; we never see it. */

/** Throws PartnerError when there is no answer, or none that makes sense. */
export interface PhoneVerification {
  /** Sends a code, by text or by call. */
  send(request: { phone: string; channel: 'sms' | 'call' }): Promise<SendOutcome>
  /** Compares a code with the newest one. Without a reference (its answer was lost) the phone alone must do. */
  check(request: { phone: string; verificationRef: string | null; code: string }): Promise<CheckOutcome>
  /** From now on no code of the verification is right, and the next one begins anew. Harmless when it has ended. */
  cancel(verificationRef: string): Promise<void>
}

export type SendOutcome =
  | { result: 'sent'; verificationRef: string }
  /** The phone takes none, or is no phone. */
  | { result: 'not_reached' }
  /** The partner's own limit of codes to this phone. */
  | { result: 'too_many' }

/** `ended`: expired, used or cancelled at the partner. */
export type CheckOutcome = 'approved' | 'wrong' | 'ended' | 'too_many'
