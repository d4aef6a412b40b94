/**
 * Compares the texts that the requirements put in double quotes with the catalogs (docs/tests.md). A quoted
 * text is promised word for word, so neither side may change alone.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Quote {
  /** The requirement, or the file where the quote precedes its first requirement. */
  id: string
  /** The name of the file, which is a feature in most cases. */
  document: string
  text: string
}

/** A quote that no catalog has as a whole text. */
export interface Exception {
  id: string
  text: string
  /** The file that has these words. Left out where the quote is no text of the product. */
  in?: string
  why: string
}

export interface Allowed {
  /** By document: other features whose texts it quotes. */
  borrowed: Readonly<Record<string, readonly string[]>>
  exceptions: readonly Exception[]
}

/** A text of a catalog. */
interface CatalogText {
  forms: readonly RegExp[]
  /** The feature whose catalog has it, or undefined for a text of all pages. */
  feature: string | undefined
}

const CATALOG = /\.messages\.ts$/

/** Returns the errors, one sentence each. */
export const quotedTextErrors = async (root: string, allowed: Allowed): Promise<string[]> => {
  const quotes = readQuotes(root)
  const texts = await readCatalogs(root)
  return [
    ...unclosedQuotes(root),
    ...missingTexts(quotes, texts, allowed),
    ...unneededExceptions(root, quotes, texts, allowed),
    ...unneededFeatures(quotes, texts, allowed),
  ]
}

/** Returns the quotes of all requirements under `root` that are texts: no amounts, signs or days. */
export const readQuotes = (root: string): Quote[] =>
  statementsOf(root).flatMap(({ id, document, plain }) =>
    [...plain.matchAll(/"([^"]*)"/g)]
      .map(([, text = '']) => ({ id, document, text: text.trim() }))
      .filter(({ text }) => isText(text)),
  )

/** False for "$", "-0.05" and "Nov 20, 2026". */
const isText = (text: string) => /\p{L}/u.test(text) && !/^[A-Z][a-z]{2} \d{2}, \d{4}$/.test(text)

/** Each requirement in one line. What is `code` is left out. */
const statementsOf = (root: string) =>
  globSync('docs/requirements/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      read(root, file)
        .split(/^(?=- \*\*|#)/m)
        .map((statement) => ({
          id: /^- \*\*([A-Z]+-\d+)\*\*/.exec(statement)?.[1] ?? file,
          document: basename(file, '.md'),
          plain: inOneLine(statement.replaceAll(/`[^`]*`/g, '')),
        })),
    )

const unclosedQuotes = (root: string) =>
  statementsOf(root)
    .filter(({ plain }) => plain.split('"').length % 2 === 0)
    .map(({ id }) => `${id} has a quote that does not end`)

const missingTexts = (quotes: readonly Quote[], texts: readonly CatalogText[], allowed: Allowed) =>
  quotes
    .filter((quote) => !hasText(quote, texts, allowed.borrowed) && !allowed.exceptions.some(isFor(quote)))
    .map(({ id, document, text }) => `${id} quotes "${text}", which no catalog for ${document} has`)

const unneededExceptions = (
  root: string,
  quotes: readonly Quote[],
  texts: readonly CatalogText[],
  { borrowed, exceptions }: Allowed,
) =>
  exceptions.flatMap((exception) => {
    const { id, text, in: file } = exception
    const quote = quotes.find((each) => isFor(each)(exception))
    if (!quote) return [`${id} does not quote "${text}": remove the exception`]
    if (hasText(quote, texts, borrowed)) return [`${id}: a catalog has "${text}": remove the exception`]
    return file && !inOneLine(read(root, file)).includes(text)
      ? [`${file} does not have "${text}" (${id})`]
      : []
  })

const unneededFeatures = (quotes: readonly Quote[], texts: readonly CatalogText[], { borrowed }: Allowed) =>
  Object.entries(borrowed).flatMap(([document, features]) =>
    features
      .filter((feature) => {
        const others = { ...borrowed, [document]: features.filter((each) => each !== feature) }
        const own = quotes.filter((quote) => quote.document === document)
        return own.every((quote) => hasText(quote, texts, borrowed) === hasText(quote, texts, others))
      })
      .map((feature) => `${document} quotes no text of ${feature}: remove the feature from its list`),
  )

const isFor = (quote: Quote) => (exception: Exception) =>
  exception.id === quote.id && exception.text === quote.text

/** True if a catalog of the feature, of the features it borrows from, or of all pages has the text. */
const hasText = (quote: Quote, texts: readonly CatalogText[], borrowed: Allowed['borrowed']) =>
  texts.some(
    ({ forms, feature }) =>
      (feature === undefined ||
        feature === quote.document ||
        borrowed[quote.document]?.includes(feature) === true) &&
      forms.some((form) => form.test(quote.text)),
  )

/** The texts of all catalogs, and the sentences of the refusals. */
const readCatalogs = async (root: string): Promise<CatalogText[]> => {
  const files = globSync(['{contract,server,web}/src/**/*.messages.ts', 'contract/src/*/*.ts'], { cwd: root })
  const catalogs = [...new Set(files)]
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file): Promise<CatalogText[]> => {
      const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>
      const texts = Object.entries(exported)
        .filter(([name]) => CATALOG.test(file) || name.endsWith('Refusals'))
        .flatMap(([, value]) => textsIn(value))
      return texts.map((text) => ({ forms: formsOf(inOneLine(text)), feature: featureOf(file) }))
    })
  return (await Promise.all(catalogs)).flat()
}

const featureOf = (file: string) =>
  /^(?:contract\/src\/(?!core\/)|\w+\/src\/features\/)([\w-]+)\//.exec(file)?.[1]

/** The texts of a catalog, a group, a single message or a table of refusals. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('text' in value && 'id' in value) return textsIn(value.text)
  return Object.values(value).flatMap(textsIn)
}

/** What a quote may have where the text has a value: "{amount}", "N", "$12.00", "July 30, 2025", the product's name. */
const VALUE = String.raw`(?:\{[^}]+\}|N|\$?[\d,.]*\d|[A-Z][a-z]+ \d{1,2}, \d{4}|YourSuccess)`
/** `{count, plural, one {# bill} other {# bills}}` */
const CHOICE = /\{\w+, (?:plural|selectordinal|select),((?: [=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\}/
const BRANCH = /[=\w]+ \{((?:[^{}]|\{\w+\})*)\}/g

/** Each form that a text can take: with one of its branches and any values. */
export const formsOf = (text: string): RegExp[] => {
  const choice = CHOICE.exec(text)
  if (choice) {
    const [whole, branches = ''] = choice
    return [...branches.matchAll(BRANCH)].flatMap(([, branch = '']) =>
      formsOf(text.replace(whole, () => branch.replaceAll('#', '{count}'))),
    )
  }
  const words = text.replaceAll(/<\/?\w+>/g, '').split(/\{\w+\}/)
  return [new RegExp(`^${words.map(escaped).join(VALUE)}$`)]
}

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')
