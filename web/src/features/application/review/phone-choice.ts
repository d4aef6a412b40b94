import type { PHONE_NAMES, VERIFICATION_TYPES } from '@yoursuccess/contract/application/phone-verification'
import { fieldErrors } from '../../../lib/call-error.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { phoneMessages } from '../application.messages.ts'

/** A phone on file: its name in the API, and the part of its number that may be shown (APPLICATION-37). */
export interface Phone {
  name: (typeof PHONE_NAMES)[number]
  masked: string
}

export interface SentCode {
  phone: Phone
  method: (typeof VERIFICATION_TYPES)[number]
  /** When the applicant may request another code: an instant as sent by the API. */
  resendAt: string
}

/**
 * The server's field error, or the message for its code, or else `otherwise` (APPLICATION-40,
 * APPLICATION-43).
 */
export const phoneError = (error: unknown, otherwise: string): string => {
  const [fieldError] = Object.values(fieldErrors(error))
  if (fieldError) return fieldError
  return refusalSentence(error, phoneMessages) ?? otherwise
}
