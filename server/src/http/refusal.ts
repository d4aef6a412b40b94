import { commonRefusals, type RefusalText } from '@yoursuccess/contract/core/error'
import type { StoredMessage } from '../messaging/render.ts'

/** What a refusal may add to its message. */
export interface RefusalExtras {
  /** Messages: a list at sign-in, by field elsewhere. */
  errors?: string[] | Record<string, string[]>
  details?: string[]
  prompt_otp?: boolean
  promised_on?: string
  until?: string
  retryAfterSeconds?: number
}

/** A refusal with a code from the contract. Services throw it, so the transaction rolls back. */
export class Refusal extends Error {
  readonly code: string
  readonly text: RefusalText
  readonly extras: RefusalExtras
  /** Its sentence as a message, for who reads it later in their own language. Undefined for the sentence of the contract. */
  readonly sentence: StoredMessage | undefined

  constructor(code: string, text: RefusalText, extras: RefusalExtras = {}, sentence?: StoredMessage) {
    super(code)
    this.code = code
    this.text = text
    this.extras = extras
    this.sentence = sentence
  }
}

/** `const refuse = refusing(trackerRefusals)`, then `throw refuse('tracker.over_budget')`. */
export const refusing =
  <Code extends string>(table: Record<Code, RefusalText>) =>
  (code: Code, extras?: RefusalExtras): Refusal =>
    new Refusal(code, table[code], extras)

/** Refusals that every feature may give. */
export const refuseCommon = refusing(commonRefusals)
/** The same refusal for a record that does not exist and for another customer's record. */
export const notFound = (): Refusal => refuseCommon('not_found')
