/**
 * The language in which the current work says something to people: of the request, or of the customer to whom a job
 * writes. Only texts depend on it; no decision may.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { LanguageCode } from '@yoursuccess/contract/core/language'

interface Languages {
  language: LanguageCode
  /** Of labels beside the English ones. */
  labels?: LanguageCode
}
const current = new AsyncLocalStorage<Languages>()

/** English for work that nobody's request began, and for texts that the bank keeps for itself. */
export const currentLanguage = (): LanguageCode => current.getStore()?.language ?? 'en'

/** Runs `work` with this language in its async context. */
export const inLanguage = <T>(language: LanguageCode, work: () => T): T => current.run({ language }, work)

/**
 * Runs `work` in English, for a document that other people read. Its labels (`pdf/label.ts`) also say it in the current
 * language, so that the customer knows what they hand on.
 */
export const forOthers = <T>(work: () => T): T =>
  current.run({ language: 'en', labels: currentLanguage() }, work)

/** The language of labels beside the English ones. English if there are none. */
export const labelLanguage = (): LanguageCode => current.getStore()?.labels ?? 'en'
