/**
 * The texts that people read are data: each has an id, and is rendered in the reader's language. A feature
 * keeps its texts in `x.messages.ts`. The web app renders them with web/src/i18n/, the server with
 * server/src/messaging/.
 */

/**
 * One text of a catalog. `V` names its values, so that a missing value does not compile.
 */
export interface Message<V = unknown> {
  /** The path of the text: "bills.paymentsEnd". Translations refer to it. */
  readonly id: string
  /** English, in ICU MessageFormat: "You can pay bills until {on}." The web app's build parses it ahead. */
  readonly text: MessageText
  /** Never set: it only keeps `V` in the type. */
  readonly takes?: (values: V) => void
}

/** A message whose text is the catalog's own. A message of another catalog that stands among them has its text there. */
export interface OwnMessage<V = unknown> extends Message<V> {
  /** Never set: it only marks the type, for `Translation`. */
  readonly isOwn?: true
}

/** ICU MessageFormat, or its parsed form. */
export type MessageText = string | ParsedText
export interface ParsedText {
  readonly parsed: readonly object[]
}

/** Texts, and groups and lists of texts. A message of another catalog may stand among them. */
export type Texts = MessageText | Message | { readonly [key: string]: Texts } | readonly Texts[]

/** A catalog: the same groups, with a message for each text. */
export type Messages<T> = T extends string
  ? OwnMessage<ValuesOf<T>>
  : T extends Message<infer V>
    ? Message<V>
    : { readonly [K in keyof T]: Messages<T[K]> }

/**
 * Makes the catalog of a feature. The ids begin with the feature's name, so no two catalogs share an id.
 *
 *     export const copy = messages('bills', { title: 'Your bills', paymentsEnd: 'You can pay bills until {on}.' })
 */
export const messages = <const T extends { readonly [key: string]: Texts }>(
  feature: string,
  texts: T,
): Messages<T> => groupOf(feature, texts) as Messages<T>

const groupOf = (id: string, texts: Texts): unknown => {
  if (typeof texts === 'string' || 'parsed' in texts) return { id, text: texts }
  if (isMessage(texts)) return texts
  if (Array.isArray(texts)) return texts.map((text: Texts, at) => groupOf(`${id}.${at}`, text))
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, groupOf(`${id}.${key}`, text)]))
}

/** True for a single message, false for a group of them. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value

/**
 * The texts of a catalog in another language, with the same groups and lists. A message of another catalog is left
 * out, because it is translated there. Of the contract's texts that are no messages, a field error is a text, and a
 * table of refusals has a text for each code. Which values a text must have is checked by a test, not by the type.
 *
 *     export const copy: Translation<typeof english.copy> = { title: 'Sus facturas' }
 */
export type Translation<T> = T extends PlainText
  ? string
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Translation<T[K]> }
    : { readonly [K in keyof T as IsOwn<T[K]> extends true ? K : never]: Translation<T[K]> }

/** What is one text in a translation. */
type PlainText = string | Message<never> | { readonly status: number; readonly error: string }

type IsOwn<T> =
  T extends Message<never>
    ? 'isOwn' extends keyof T
      ? true
      : false
    : T extends PlainText | readonly unknown[]
      ? true
      : [keyof Translation<T>] extends [never]
        ? false
        : true

/**
 * The values of a text: `{on}` takes text or a number, `{count, plural, …}` and `{day, selectordinal, …}` a
 * number, `{kind, select, …}` text.
 */
type ValuesOf<T extends string> = string extends T ? unknown : ValuesIn<T>

type ValuesIn<T extends string> = T extends `${infer Before}{${infer Rest}`
  ? (Before extends BeforeBranch ? unknown : ValueAt<Rest>) & ValuesIn<Rest>
  : unknown

/** What precedes a branch of a plural or a select: "plural, one ", "} other ". */
type BeforeBranch = `${string}${', ' | '} '}${BranchKey} `
type BranchKey = 'one' | 'two' | 'few' | 'other' | `=${number}` | 'true' | 'false'

type ValueAt<Rest extends string> = Rest extends `${infer Argument}}${string}`
  ? Argument extends `${infer Name}, ${'plural' | 'selectordinal'},${string}`
    ? { readonly [K in Name]: number }
    : Argument extends `${infer Name}, select,${string}`
      ? { readonly [K in Name]: string | boolean }
      : { readonly [K in Argument]: string | number }
  : unknown
