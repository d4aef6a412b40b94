/** The language of the reader. The catalogs are in English, so English changes nothing. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { DEFAULT_LANGUAGE } from '@yoursuccess/contract/core/language'
import type { Message, MessageText } from '@yoursuccess/contract/core/messages'

export interface Language {
  /** Decides on plurals and on the numbers within a text. */
  locale: string
  textOf: (message: Message<never>) => MessageText
  /** A refusal, or the error of a field: the server and the contract's schemas say them in English. */
  fromWire: (english: string) => string
  /** The texts of a failed call. */
  fromReply: (english: ErrorReply) => ErrorReply
}

export const language: Language = {
  locale: DEFAULT_LANGUAGE,
  textOf: ({ text }) => text,
  fromWire: (english) => english,
  fromReply: (english) => english,
}
