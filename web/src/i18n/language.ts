/**
 * The language of the reader. The catalogs are in English, so English changes nothing. A build in another language
 * replaces this module (web/build-language.ts).
 */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@yoursuccess/contract/core/language'
import type { Message, MessageText } from '@yoursuccess/contract/core/messages'

export interface Language {
  /** What the page says of itself: `<html lang="en">`. */
  code: LanguageCode
  /** Decides on plurals, numbers, and dates. */
  locale: string
  textOf: (message: Message<never>) => MessageText
  /** A refusal, or the error of a field, as the server and the contract's schemas say it. */
  fromWire: (sent: string) => string
  /** The texts of a failed call. */
  fromReply: (sent: ErrorReply) => ErrorReply
}

export const language: Language = {
  code: 'en',
  locale: DEFAULT_LANGUAGE,
  textOf: ({ text }) => text,
  fromWire: (sent) => sent,
  fromReply: (sent) => sent,
}
