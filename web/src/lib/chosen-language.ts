/** What the cookie says of the reader's language (docs/decisions/0207-spanish.md). */
import {
  LANGUAGE_COOKIE,
  type LanguageChoice,
  readChoice,
} from '@yoursuccess/contract/customer/language-choice'
import { language } from '../i18n/language.ts'

/** Undefined until the reader chose a language or signed in. */
export const chosenLanguage = (): LanguageChoice | undefined => readChoice(COOKIE.exec(document.cookie)?.[1])

const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`)

/** Whether the page would be in another language if it were loaded again. */
export const isInOtherLanguage = (): boolean => {
  const chosen = chosenLanguage()
  return chosen !== undefined && chosen.language !== language.code
}
