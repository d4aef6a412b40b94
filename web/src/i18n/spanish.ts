/**
 * Spanish, as in the United States. It replaces language.ts in a build of its own, in which the catalogs have the
 * texts of `x.messages.es.ts` (web/build-translated-texts.ts). The server sends its texts in the same language, so
 * the wire needs no translation here.
 */
import { LOCALES } from '@yoursuccess/contract/core/language'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'es',
  locale: LOCALES.es,
  textOf: ({ text }) => text,
  fromWire: (sent) => sent,
  fromReply: (sent) => sent,
}
