/**
 * Spanish, as in the United States. It replaces language.ts in a build of its own, in which the catalogs have the
 * texts of `x.messages.es.ts` (web/build-translated-texts.ts). The server sends its texts in the same language, so
 * the wire needs no translation here.
 */
import { LOCALES } from '@yoursuccess/contract/core/language'
import type { MessageText } from '@yoursuccess/contract/core/messages'
import { TRUSTEE_ATTRIBUTE, withTrustee } from '@yoursuccess/contract/core/spanish-trustee'
import type { Language } from './language.ts'

/** Spanish with this word for the trustee. Null: the one that the texts have. */
export const spanishWith = (trustee: string | null | undefined): Language => ({
  code: 'es',
  locale: LOCALES.es,
  textOf: trustee ? textsWith(trustee) : ({ text }) => text,
  // What the contract's schemas say.
  fromWire: (sent) => (trustee ? withTrustee(sent, trustee) : sent),
  // The server has its word already.
  fromReply: (sent) => sent,
})

const textsWith = (trustee: string): Language['textOf'] => {
  const known = new Map<MessageText, MessageText>()
  return ({ text }) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const changed =
      typeof text === 'string'
        ? withTrustee(text, trustee)
        : (JSON.parse(withTrustee(JSON.stringify(text), trustee)) as MessageText)
    known.set(text, changed)
    return changed
  }
}

/** The server writes its setting into the page. It changes the pages that it renders itself. */
const settingOfPage = (): string | null | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.getAttribute(TRUSTEE_ATTRIBUTE)

export const language: Language = spanishWith(settingOfPage())
