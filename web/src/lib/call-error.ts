import type { CommonCode, ErrorReply } from '@yoursuccess/contract/core/error'
import { language } from '../i18n/language.ts'

/**
 * The server refused or failed. Its English texts are in the reader's language here. `code` is one of the
 * call's refusals, or a common one.
 */
export class CallError<Code extends string = string> extends Error {
  readonly status: number
  readonly code: Code | CommonCode
  readonly requestId: string
  /** A list for sign-in; by field for all other calls (WIRE-56). */
  readonly errors: ErrorReply['errors']
  readonly details: string[]
  readonly promptOtp: boolean
  /** By which day the bank emails the customer (`account.stopped`). */
  readonly promisedOn: string | undefined
  /** The first day on which a trustee takes this way of paying again (`trustee.method_locked`). */
  readonly until: string | undefined

  constructor(status: number, english: ErrorReply) {
    const reply = language.fromReply(english)
    super(reply.error)
    this.name = 'CallError'
    this.status = status
    this.code = reply.code as Code | CommonCode
    this.requestId = reply.request_id
    this.errors = reply.errors
    this.details = reply.details ?? []
    this.promptOtp = reply.prompt_otp ?? false
    this.promisedOn = reply.promised_on
    this.until = reply.until
  }
}

/** There was no connection, or no reply within the time limit. Whether the server did the work is unknown. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause })
    this.name = 'NetworkError'
  }
}

/** True when nobody is signed in anymore. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && error.status === 401 && error.code === 'signed_out'

/** True when there is no such thing: another window may have deleted it already, as the customer wanted. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** The first error of each field in a reply, for a form. Empty if the error has none. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof CallError) || !error.errors || Array.isArray(error.errors)) return {}
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  )
}
