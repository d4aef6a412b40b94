import type { Message } from '@yoursuccess/contract/core/messages'
import { t } from '../i18n/translate.ts'
import { CallError, isSignedOut, NetworkError } from './call-error.ts'
import { copy } from './lib.messages.ts'

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
  if (error instanceof NetworkError) return t(copy.noReply)
  if (!(error instanceof CallError)) return t(copy.failed)
  if (isSignedOut(error)) return t(copy.signedOut)
  const own = refusalSentence(error, sentences)
  if (own) return own
  if (error.code === 'unavailable') return t(copy.unavailable)
  if (error.status >= 500) return [t(copy.ourSide), numberOf(error)].filter(Boolean).join(' ')
  return error.message
}

/** The request id that support asks for. Replies from a proxy in front of the server have none. */
const numberOf = ({ requestId }: CallError) => requestId && t(copy.requestNumber, { id: requestId })
