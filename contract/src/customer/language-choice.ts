/** The reader's choice of a language, in a cookie that the server and the app's scripts read. */
import { isLanguage, type LanguageCode } from '../core/language.ts'

/**
 * The cookie with the reader's language: `es`, or `es.new` if this browser's reader chose it and it is not kept with a
 * customer yet. It grants nothing.
 */
export const LANGUAGE_COOKIE = 'Language'

/** The parameter of a page's address that chooses the language: `/login?language=es`. */
export const LANGUAGE_PARAMETER = 'language'

export interface LanguageChoice {
  language: LanguageCode
  /** True if the reader chose it in this browser and it is not kept with a customer yet. */
  isNew: boolean
}

const NEW = '.new'

/** The choice in the cookie. Undefined for no cookie, and for a value that is not ours. */
export const readChoice = (cookie: string | undefined): LanguageChoice | undefined => {
  const isNew = cookie?.endsWith(NEW) ?? false
  const language = isNew ? cookie?.slice(0, -NEW.length) : cookie
  return isLanguage(language) ? { language, isNew } : undefined
}

/** The value of the cookie. */
export const writeChoice = ({ language, isNew }: LanguageChoice): string => `${language}${isNew ? NEW : ''}`
