/** Joins words to a list as people write it. */
import { language } from '../i18n/language.ts'

/** "TFS, ePay, or cash" */
export const orList = (words: readonly string[]): string =>
  new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(words)

/** "1, 15, and 31" */
export const andList = (words: readonly string[]): string =>
  new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(words)
