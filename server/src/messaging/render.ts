/**
 * Renders the messages of the catalogs (docs/decisions/0145, 0147, 0201). What the customer reads later is stored as
 * a code with values, and rendered in the reader's language when it is read or sent.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type LanguageCode, LOCALES } from '@yoursuccess/contract/core/language'
import { isMessage, type Message } from '@yoursuccess/contract/core/messages'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { IntlMessageFormat } from 'intl-messageformat'
import { viewDay, viewLongDay, viewMonth } from '../clock/day-text.ts'
import { currentLanguage } from './language.ts'
import { translatedText } from './translations.ts'

/** A message as it is stored: the id of its text in a catalog, and its values. */
export interface StoredMessage {
  readonly code: string
  readonly params: Readonly<Record<string, Value>>
}

/** Dates and amounts are stored as data. What people typed and the names of others are plain text. */
export type Value =
  | Plain
  | StoredMessage
  | { readonly list: readonly Value[] }
  | { readonly anyOf: readonly Value[] }
type Plain =
  | string
  | number
  | { readonly usd: number }
  | { readonly day: string }
  | { readonly longDay: string }
  | { readonly month: string }

/** "$1,234.50" */
export const usd = (amount: Cents) => ({ usd: amount as number })
/** "Fri, Nov 27": for days that are near. */
export const day = (on: CalendarDate) => ({ day: on as string })
/** "November 27, 2026" */
export const longDay = (on: CalendarDate) => ({ longDay: on as string })
/** "November 2026" */
export const month = (of: CalendarDate) => ({ month: of as string })

/** "cashier's check, money order, or TFS" */
export const anyOf = (values: readonly Value[]) => ({ anyOf: values })

/** The values of a message. A count or a choice takes what its type says; any other value may be data. */
type Params<V, Kind> = { readonly [K in keyof V]: string | number extends V[K] ? Kind : V[K] }
type Arguments<V, Kind> = unknown extends V ? [] : [params: Params<NoInfer<V>, Kind>]
/** What `t` takes after the message. */
export type PlainArguments<V> = Arguments<V, Plain>

/** A message with its values, to store: `message(copy.closesOn, { on: day(closesOn) })`. */
export const message = <V>({ id }: Message<V>, ...[params]: Arguments<V, Value>): StoredMessage => ({
  code: id,
  params: (params ?? {}) as StoredMessage['params'],
})

/** The text of a message that is read at once, such as a line of a PDF, in the language of the current work. */
export const t = <V>(message: Message<V>, ...[params]: PlainArguments<V>): string =>
  format(message, (params ?? {}) as Record<string, Plain>, currentLanguage(), plainText)

/** The English text of a message: for the wire, the processor's books and what other people read. */
export const inEnglish = <V>(message: Message<V>, ...[params]: PlainArguments<V>): string =>
  format(message, (params ?? {}) as Record<string, Plain>, 'en', plainText)

export interface Texts {
  /** False for a message of another build, and for `legacy`. */
  has(code: string): boolean
  /**
   * In the language of the current work, unless another is given. Throws if no catalog has the message. A string is
   * finished text, as former builds stored it.
   */
  render(stored: StoredMessage | string, language?: LanguageCode): string
}

/** The texts of all catalogs, by their codes. */
export const createTexts = (catalogs: readonly object[]): Texts => {
  const byCode = new Map(catalogs.flatMap(messagesIn).map((each) => [each.id, each]))
  const render = (stored: StoredMessage | string, language: LanguageCode): string => {
    if (typeof stored === 'string') return stored
    const found = byCode.get(stored.code)
    if (found === undefined) throw new Error(`no catalog has the message ${stored.code}`)
    return format(found, stored.params, language, textOf)
  }
  const textOf = (value: Value, language: LanguageCode): string | number => {
    if (typeof value !== 'object') return value
    if ('code' in value) return render(value, language)
    if ('list' in value)
      return new Intl.ListFormat(LOCALES[language], { type: 'unit', style: 'short' }).format(
        value.list.map((each) => String(textOf(each, language))),
      )
    if ('anyOf' in value)
      return new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(
        value.anyOf.map((each) => String(textOf(each, language))),
      )
    return plainText(value, language)
  }
  return {
    has: (code) => byCode.has(code),
    render: (stored, language = currentLanguage()) => render(stored, language),
  }
}

/** Every message of a catalog, also those in groups and lists. */
export const messagesIn = (group: object): Message[] =>
  isMessage(group) ? [group] : Object.values(group).flatMap((each: object) => messagesIn(each))

const plainText = (value: Plain, language: LanguageCode): string | number => {
  if (typeof value !== 'object') return value
  if ('usd' in value) return formatUsd(value.usd as Cents)
  if ('day' in value) return viewDay(value.day as CalendarDate, LOCALES[language])
  if ('longDay' in value) return viewLongDay(value.longDay as CalendarDate, LOCALES[language])
  return viewMonth(value.month as CalendarDate, LOCALES[language])
}

const format = <Kind>(
  { id, text }: Message<never>,
  params: Readonly<Record<string, Kind>>,
  language: LanguageCode,
  show: (value: Kind, language: LanguageCode) => string | number,
): string => {
  if (typeof text !== 'string') throw new Error('only the web app parses its texts ahead')
  const values = Object.entries(params).map(([name, value]) => [name, show(value, language)])
  return String(
    formatOf(translatedText(id, language) ?? text, LOCALES[language]).format(
      Object.fromEntries(values) as Record<string, string | number>,
    ),
  )
}

const formats = new Map<string, IntlMessageFormat>()

const formatOf = (text: string, locale: string): IntlMessageFormat => {
  const key = `${locale} ${text}`
  const known = formats.get(key)
  if (known) return known
  const made = new IntlMessageFormat(text, locale)
  formats.set(key, made)
  return made
}
