/**
 * Checks an applicant's identity. The processor does so while it opens an account, so a pass includes one.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/** Throws PartnerError when there is no reply, or no valid one. */
export interface IdentityCheck {
  /**
   * Checks a person and, if the check passes, opens an account with its first card. A repeated reference
   * returns the same result, so a lost reply is recovered and no second account is opened.
   */
  check(request: IdentityRequest): Promise<IdentityOutcome>
  /** The partner's review of the documents of a referred check; undefined when there is nothing to review. */
  findReview(reference: string): Promise<PaperReview | undefined>
}

/** `more_wanted`: the partner needs other documents. */
export type PaperReview = 'pending' | 'more_wanted' | 'accepted' | 'refused'

export interface IdentityRequest {
  /** Our record's reference, at most 60 characters. */
  reference: string
  firstName: string
  middleName?: string | undefined
  lastName: string
  email: string
  phone: string
  dateOfBirth: CalendarDate
  /** Nine digits. */
  ssn: string
  address: PostalPlace
  /** Where cards are sent, if different. */
  shippingAddress?: PostalPlace | undefined
}

export interface PostalPlace {
  address1: string
  address2: string | null
  city: string
  state: string
  postalCode: string
}

export type IdentityOutcome =
  | { result: 'passed'; prn: string; cardRef: string }
  /** A person must decide: documents are needed, or a similar name is on a sanctions list. */
  | { result: 'referred'; reason: 'documents' | 'sanctions' }
  | { result: 'rejected' }
  | { result: 'mismatch' }
  /** What the partner rejected, in sentences for the applicant. */
  | { result: 'invalid'; details: string[] }
