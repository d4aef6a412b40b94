/** Checking who somebody is, in our words. The processor checks while it opens the account: a passed check has one. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/** Throws PartnerError when there is no answer, or none that makes sense. */
export interface IdentityCheck {
  /**
   * Checks a person and, when the check is passed, opens an account with its first card. The same reference answers
   * the same again, so that a lost answer is found and no second account is opened.
   */
  check(request: IdentityRequest): Promise<IdentityOutcome>
  /** What the partner's clerk made of the papers of a referred check; undefined where there is nothing to look at. */
  findReview(reference: string): Promise<PaperReview | undefined>
}

/** `more_wanted`: other papers are asked for. */
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
  /** Where cards are sent, where that is another place. */
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
  /** A person must decide: papers are wanted, or a list of sanctions has a like name. */
  | { result: 'referred'; reason: 'documents' | 'sanctions' }
  | { result: 'rejected' }
  | { result: 'mismatch' }
  /** What the partner found wrong, in sentences for the applicant. */
  | { result: 'invalid'; details: string[] }
