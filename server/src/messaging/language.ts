/**
 * The language in which the current work says something to people: of the request, or of the customer to whom a job
 * writes. Only texts depend on it; no decision may.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { LanguageCode } from '@yoursuccess/contract/core/language'

const current = new AsyncLocalStorage<LanguageCode>()

/** English for work that nobody's request began, and for texts that the bank keeps for itself. */
export const currentLanguage = (): LanguageCode => current.getStore() ?? 'en'

/** Runs `work` with this language in its async context. */
export const inLanguage = <T>(language: LanguageCode, work: () => T): T => current.run(language, work)
