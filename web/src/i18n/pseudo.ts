/**
 * A made-up language that shows what a translation would break: "[Yóúr bílls ~~~~]". A text without brackets is
 * in no catalog, and a page that cuts these texts off would cut German or Spanish, too. Texts are 40 % longer.
 * It replaces language.ts in a build of its own, `WEB_LANGUAGE=pseudo npm start`, and is in no other.
 */
import { DEFAULT_LANGUAGE } from '@yoursuccess/contract/core/language'
import type { Message, MessageText } from '@yoursuccess/contract/core/messages'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'
import { findWireText, replyIn } from './wire-texts.ts'

/** A part of a parsed text: words, or a value, plural, select or tag with texts in it. */
interface Part {
  type: number
  value?: string
  children?: Part[]
  options?: Record<string, { value: Part[] }>
}
const WORDS = 0

const known = new Map<MessageText, MessageText>()

const textOf = ({ text }: Message<never>): MessageText => {
  const found = known.get(text)
  if (found !== undefined) return found
  const parts = partsOf(text)
  // Words of eight, so that lines can break.
  const padding = '~'.repeat(Math.ceil(lengthOf(parts) * 0.4)).replace(/~{8}(?=~)/g, '$& ')
  const stretched = { parsed: [words('['), ...parts.map(accented), words(` ${padding}]`)] }
  known.set(text, stretched)
  return stretched
}

const partsOf = (text: MessageText): Part[] => {
  if (typeof text !== 'string') return text.parsed as Part[]
  // The build leaves only texts without values unparsed, and has no parser.
  return /[{<]/.test(text) ? (new IntlMessageFormat(text).getAst() as Part[]) : [words(text)]
}

const words = (value: string): Part => ({ type: WORDS, value })

const accented = (part: Part): Part => ({
  ...part,
  ...(part.type === WORDS && {
    value: (part.value ?? '').replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301`.normalize()),
  }),
  ...(part.children && { children: part.children.map(accented) }),
  ...(part.options && {
    options: Object.fromEntries(
      Object.entries(part.options).map(([key, { value }]) => [key, { value: value.map(accented) }]),
    ),
  }),
})

/** Of a plural or a select, the longest form counts. */
const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { type, value = '', children = [], options = {} }) => {
    const forms = Object.values(options).map((form) => lengthOf(form.value))
    return sum + (type === WORDS ? value.length : lengthOf(children) + Math.max(0, ...forms))
  }, 0)

const fromWire = (english: string): string => {
  const message = findWireText(english)
  return message ? (textOf(message) as { parsed: Part[] }).parsed.map(({ value }) => value).join('') : english
}

export const language: Language = {
  code: 'en',
  locale: DEFAULT_LANGUAGE,
  textOf,
  fromWire,
  fromReply: (english) => replyIn(english, fromWire),
}
