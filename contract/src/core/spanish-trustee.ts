/** The Spanish word for the trustee (docs/decisions/0208-sindico.md). */
import { capitalized } from './language.ts'

/** By the value of the setting SPANISH_TRUSTEE. Puerto Rico says síndico. */
export const SPANISH_TRUSTEES = { fideicomisario: 'fideicomisario', sindico: 'síndico' } as const
export type SpanishTrustee = keyof typeof SPANISH_TRUSTEES

/** The attribute of a page's root element with the word, if it is not the one that the texts have. */
export const TRUSTEE_ATTRIBUTE = 'data-trustee'

/**
 * A Spanish text with this word for the trustee. Both words are masculine and form the plural with an s, so articles and
 * adjectives stay as they are.
 */
export const withTrustee = (spanish: string, word: string): string =>
  spanish
    .replaceAll(SPANISH_TRUSTEES.fideicomisario, word)
    .replaceAll(capitalized(SPANISH_TRUSTEES.fideicomisario), capitalized(word))
