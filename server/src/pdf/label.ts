/**
 * Names in documents that other people read: headings and names of columns, in English, and for a customer who reads
 * another language also in that one (LANGUAGE-13).
 */
import { LOCALES } from '@yoursuccess/contract/core/language'
import type { Message } from '@yoursuccess/contract/core/messages'
import { inLanguage, labelLanguage } from '../messaging/language.ts'
import { type PlainArguments, t } from '../messaging/render.ts'

/** A text, or one with its translation, which is drawn below it in smaller letters. */
export type Label = string | { text: string; below: string; locale: string }

/** A message as a label. Within `forOthers`, it has the translation for the customer. */
export const label = <V>(message: Message<V>, ...values: PlainArguments<V>): Label => {
  const text = t(message, ...values)
  const language = labelLanguage()
  if (language === 'en') return text
  const below = inLanguage(language, () => t(message, ...values))
  return below === text ? text : { text, below, locale: LOCALES[language] }
}

/** The text without the translation. */
export const textOf = (of: Label): string => (typeof of === 'string' ? of : of.text)
