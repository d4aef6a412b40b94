import type { Message } from '@yoursuccess/contract/core/messages'
import { t } from '../i18n/translate.ts'
import { CallError, isSignedOut, NetworkError } from './call-error.ts'

/** A feature's sentences by refusal code. They take precedence over the server's own. */
export type Sentences = Readonly<Record<string, Message>>

/** The feature's own sentence for a refusal, if it has one. */
export const refusalSentence = (error: unknown, sentences: Sentences): string | undefined => {
  const own = error instanceof CallError ? sentences[error.code] : undefined
  return own && t(own)
}

/**
 * The message beside a save that failed. When the result is unknown, it never claims that nothing was saved.
 */
export const failureSentence = (error: unknown, sentences: Sentences = {}): string => {
  if (error instanceof NetworkError)
    return "We couldn't reach YourSuccess, so we don't know if this was saved. What you entered is still here. Try again."
  if (!(error instanceof CallError)) return 'Something went wrong. What you entered is still here. Try again.'
  if (isSignedOut(error)) return 'You were signed out, so this was not saved. Sign in and try again.'
  const own = refusalSentence(error, sentences)
  if (own) return own
  if (error.code === 'unavailable')
    return "This isn't available right now. What you entered is still here. Try again in a minute."
  if (error.status >= 500)
    return `Something went wrong on our side. What you entered is still here. Try again.${numberOf(error)}`
  return error.message
}

/** The request id that support asks for. Replies from a proxy in front of the server have none. */
const numberOf = ({ requestId }: CallError) =>
  requestId && ` If it happens again, tell us this number: ${requestId}`
