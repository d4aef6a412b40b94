/** What the cookie says of the reader's language (docs/decisions/0201-spanish.md). */
import {
  LANGUAGE_COOKIE,
  type LanguageChoice,
  readChoice,
} from '@yoursuccess/contract/customer/language-choice'
import { language } from '../i18n/language.ts'

/** Undefined until the reader chose a language or signed in. */
export const chosenLanguage = (): LanguageChoice | undefined => {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='))
  return readChoice(cookies.find(([name]) => name === LANGUAGE_COOKIE)?.[1])
}

/** Whether the page would be in another language if it were loaded again. */
export const isInOtherLanguage = (): boolean => {
  const chosen = chosenLanguage()
  return chosen !== undefined && chosen.language !== language.code
}
