/**
 * The Spanish texts, from the modules beside the English ones (docs/decisions/0207-spanish.md). They are read when the
 * server starts. A text without a translation is shown in English; `translations.test.ts` finds it.
 */
import { globSync } from 'node:fs'
import { type Exports, pairTexts, type Translated } from '@yoursuccess/contract/core/translations'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import {
  SPANISH_TRUSTEES,
  type SpanishTrustee,
  withTrustee,
} from '@yoursuccess/contract/core/spanish-trustee'

/** The contract's catalogs and refusals, and the server's catalogs. */
const PLACES: readonly { folder: URL; pattern: string }[] = [
  { folder: new URL('../../../contract/src/', import.meta.url), pattern: '**/*.es.ts' },
  { folder: new URL('../', import.meta.url), pattern: '**/*.messages.es.ts' },
]

const byId = new Map<string, string>()
const byEnglish = new Map<string, string>()
let loading: Promise<void> | undefined

/** Reads all translations, once. Before that, every text is English. */
export const loadTranslations = (): Promise<void> => (loading ??= load())

let trustee: SpanishTrustee = 'fideicomisario'

/** Sets the Spanish word for the trustee, for all texts of this process (docs/decisions/0208-sindico.md). */
export const setSpanishTrustee = (setting: SpanishTrustee): void => {
  trustee = setting
}

const inOurWords = (spanish: string | undefined): string | undefined =>
  spanish === undefined || trustee === 'fideicomisario'
    ? spanish
    : withTrustee(spanish, SPANISH_TRUSTEES[trustee])

const load = async (): Promise<void> => {
  const found = await Promise.all(
    PLACES.flatMap(({ folder, pattern }) =>
      globSync(pattern, { cwd: folder }).map((file) => translatedIn(new URL(file, folder).href)),
    ),
  )
  for (const { id, english, text } of found.flat()) {
    byId.set(id, text)
    byEnglish.set(english, text)
  }
}

const translatedIn = async (translation: string): Promise<Translated[]> => {
  const [english, translated] = await Promise.all([
    import(translation.replace(/\.es\.ts$/, '.ts')) as Promise<Exports>,
    import(translation) as Promise<Exports>,
  ])
  return pairTexts(english, translated)
}

/** The text of a message in this language. Undefined if it is the English one. */
export const translatedText = (id: string, language: LanguageCode): string | undefined =>
  language === 'es' ? inOurWords(byId.get(id)) : undefined

/** A refusal or the error of a field in this language, by its English text. Any other text stays as it is. */
export const translatedReply = (english: string, language: LanguageCode): string =>
  (language === 'es' ? inOurWords(byEnglish.get(english)) : undefined) ?? english
