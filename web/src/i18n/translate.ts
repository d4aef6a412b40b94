/** Renders the texts of the catalogs, `x.messages.ts`, in the language of the reader. */
import { isMessage, type Message, type MessageText } from '@yoursuccess/contract/core/messages'
import { IntlMessageFormat } from 'intl-messageformat'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { language } from './language.ts'

/** The values that a text with values requires. A text without them takes none. */
type Arguments<V> = unknown extends V ? [] : [values: NoInfer<V>]

/** The text of a message. */
export const t = <V>(message: Message<V>, ...[values]: Arguments<V>): string => {
  const text = language.textOf(message)
  return hasNoValues(text) ? text : String(formatOf(text).format(values as Values))
}

/** The text of each message of a group: `texts(copy.signOut)` has `title` and `text`. */
export const texts = <T>(group: T): Rendered<T> =>
  (isMessage(group)
    ? t(group)
    : Array.isArray(group)
      ? group.map(texts)
      : Object.fromEntries(
          Object.entries(group as object).map(([key, value]) => [key, texts(value)]),
        )) as Rendered<T>

/** A group whose messages are texts. One that takes values has no text of its own. */
type Rendered<T> =
  T extends Message<infer V>
    ? unknown extends V
      ? string
      : never
    : { -readonly [K in keyof T]: Rendered<T[K]> }

/**
 * A message with elements in it: a value may be an element, and `<a>these words</a>` may be put into one:
 * `elements(copy.lead, { amount: <Money … />, a: (words) => <Link to={…}>{words}</Link> })`.
 */
export const elements = (
  message: Message<never>,
  values: Readonly<Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>>,
): ReactNode => {
  const text = language.textOf(message)
  if (hasNoValues(text) && !text.includes('<')) return text
  const parts: unknown = formatOf(text).format(values as Values)
  return Array.isArray(parts) ? parts.map(withKey) : (parts as ReactNode)
}

const withKey = (part: ReactNode, at: number): ReactNode =>
  isValidElement(part) ? cloneElement(part as ReactElement, { key: at }) : part

type Values = Record<string, string | number>
type Parsed = ReturnType<IntlMessageFormat['getAst']>

const hasNoValues = (text: MessageText): text is string => typeof text === 'string' && !/[{<]/.test(text)

const formats = new Map<MessageText, IntlMessageFormat>()

const formatOf = (text: MessageText): IntlMessageFormat => {
  const known = formats.get(text)
  if (known) return known
  const made = new IntlMessageFormat(
    typeof text === 'string' ? text : (text.parsed as Parsed),
    language.locale,
  )
  formats.set(text, made)
  return made
}
