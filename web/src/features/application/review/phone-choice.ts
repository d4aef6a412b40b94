import type { PHONE_NAMES, VERIFICATION_TYPES } from '@yoursuccess/contract/application/phone-verification'
import { CallError, fieldErrors } from '../../../lib/call-error.ts'
import { phoneMessages } from '../application.messages.ts'

/** A phone on file: what the wire calls it, and what of its number may be shown (APPLICATION-37). */
export interface Phone {
  name: (typeof PHONE_NAMES)[number]
  masked: string
}

export interface SentCode {
  phone: Phone
  method: (typeof VERIFICATION_TYPES)[number]
  /** When another code may be asked for: an instant of the wire. */
  resendAt: string
}

/** What the server says, else the general sentence (APPLICATION-40, APPLICATION-43). */
export const phoneError = (error: unknown, otherwise: string): string => {
  const [fault] = Object.values(fieldErrors(error))
  if (fault) return fault
  return error instanceof CallError
    ? ((phoneMessages as Readonly<Record<string, string>>)[error.code] ?? otherwise)
    : otherwise
}
