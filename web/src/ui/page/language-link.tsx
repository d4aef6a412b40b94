import { LANGUAGES } from '@yoursuccess/contract/core/language'
import { LANGUAGE_PARAMETER } from '@yoursuccess/contract/customer/language-choice'
import type { MouseEvent, ReactNode } from 'react'
import { language } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { copy } from './page.messages.ts'

/**
 * The same page in the other language, by its own name. The server follows the link, so it works without script, on
 * pages that the server rendered, too.
 */
export const LanguageLink = () =>
  LANGUAGES.filter((code) => code !== language.code).map((code) => (
    <a
      key={code}
      href={`?${LANGUAGE_PARAMETER}=${code}`}
      lang={code}
      hrefLang={code}
      rel="nofollow"
      onClick={keepQuery}
    >
      {t(copy.languages[code])}
    </a>
  ))

/** Links to the same page in English, in words of the reader's language. */
export const EnglishLink = ({ children }: { children: ReactNode }) => (
  <a href={`?${LANGUAGE_PARAMETER}=en`} hrefLang="en" rel="nofollow" onClick={keepQuery}>
    {children}
  </a>
)

/** What the page's own address says stays in it. The language is not part of it, because the server takes it out. */
const keepQuery = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = `${window.location.search}&${LANGUAGE_PARAMETER}=${currentTarget.hreflang}`
}
