/**
 * The translation of a module's texts. Beside `x.messages.ts` is `x.messages.es.ts` with its catalogs in Spanish, and
 * beside a module with refusals is `x.es.ts`. Both export the same names (docs/decisions/0207-spanish.md).
 */
import { isMessage } from './messages.ts'

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>

export interface Translated {
  /**
   * The id of a message. For a refusal it is the one that the web app gives its sentence (`wire.refusals.not_found`), and
   * for a constant its name.
   */
  id: string
  english: string
  text: string
}

/** The module with the translation of this one: "bills.messages.ts" has "bills.messages.es.ts". */
export const translationOf = (file: string): string => file.replace(/\.ts$/, '.es.ts')

export const idOfRefusal = (code: string): string => `wire.refusals.${code}`

/** The texts that both modules have. What is in one of them only, a test finds. */
export const pairTexts = (english: Exports, translated: Exports): Translated[] =>
  Object.entries(translated).flatMap(([name, group]) => pairsOf(name, english[name], group))

const pairsOf = (name: string, english: unknown, translated: unknown): Translated[] => {
  if (typeof english === 'string')
    return typeof translated === 'string' ? [{ id: name, english, text: translated }] : []
  if (typeof english !== 'object' || english === null) return []
  if (isMessage(english)) {
    const { id, text } = english
    return typeof translated === 'string' && typeof text === 'string'
      ? [{ id, english: text, text: translated }]
      : []
  }
  if (isRefusal(english))
    return typeof translated === 'string'
      ? [{ id: idOfRefusal(name), english: english.error, text: translated }]
      : []
  if (typeof translated !== 'object' || translated === null) return []
  const own = english as Readonly<Record<string, unknown>>
  return Object.entries(translated).flatMap(([key, text]) => pairsOf(key, own[key], text))
}

const isRefusal = (value: object): value is { status: number; error: string } =>
  'status' in value && 'error' in value && typeof value.error === 'string'
