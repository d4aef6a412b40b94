/** Compares the Spanish texts with the English ones (docs/decisions/0207-spanish.md). */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMessage } from '@yoursuccess/contract/core/messages'
import { type Exports, idOfRefusal, pairTexts, translationOf } from '@yoursuccess/contract/core/translations'
import { IntlMessageFormat } from 'intl-messageformat'

/** The texts for operators stay English. */
const FOR_OPERATORS = /^contract\/src\/(operator\/|.*-review\.ts$)/

export interface Text {
  /** The id of a message or a refusal, or the name of a constant. */
  id: string
  /** The module of the English text. */
  file: string
  english: string
  /** Undefined if it is not translated. */
  spanish: string | undefined
}

/**
 * Every text that customers read, once, with its translation. A catalog also has the messages of others that stand among
 * its texts. Their ids tell them apart, but the app and the server may have different texts of one id.
 */
export const readTexts = async (root: string): Promise<Text[]> => {
  const found = (await Promise.all(filesWithTexts(root).map((file) => textsOf(root, file)))).flat()
  const byText = new Map<string, Text>()
  for (const text of found) {
    const key = `${text.id} ${text.english}`
    if (byText.get(key)?.spanish === undefined) byText.set(key, text)
  }
  return [...byText.values()]
}

/** The catalogs, and the modules of the contract with refusals. */
const filesWithTexts = (root: string): string[] =>
  [
    ...globSync('{contract,server,web}/src/**/*.messages.ts', { cwd: root }),
    ...globSync('contract/src/*/*.ts', { cwd: root }).filter(
      (file) =>
        !/\.(test|es|messages)\.ts$/.test(file) &&
        /= refusals\(/.test(readFileSync(join(root, file), 'utf8')),
    ),
  ]
    .filter((file) => !FOR_OPERATORS.test(file))
    .sort()

const textsOf = async (root: string, file: string): Promise<Text[]> => {
  const path = join(root, file)
  const english = await exportsOf(path)
  const translated = existsSync(translationOf(path)) ? await exportsOf(translationOf(path)) : {}
  const spanish = new Map(pairTexts(english, translated).map(({ id, text }) => [id, text]))
  return Object.entries(english)
    .filter(([name, value]) => isOfCustomers(file, name, value))
    .flatMap(([name, value]) =>
      englishIn(name, value).map(([id, text]) => ({
        // Several modules may have a constant of one name.
        id: id === name ? `${file} ${name}` : id,
        file,
        english: text,
        spanish: spanish.get(id),
      })),
    )
}

/** The catalogs and field errors of a catalog's module, and the refusals of others. */
const isOfCustomers = (file: string, name: string, value: unknown): boolean => {
  if (!file.endsWith('.messages.ts')) return name.endsWith('Refusals')
  return typeof value === 'object' || (typeof value === 'string' && file.startsWith('contract/'))
}

const exportsOf = async (path: string): Promise<Exports> =>
  (await import(pathToFileURL(path).href)) as Exports

/** The ids and texts of what a module exports by this name. */
const englishIn = (name: string, value: unknown): [id: string, text: string][] => {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  if (isMessage(value)) return typeof value.text === 'string' ? [[value.id, value.text]] : []
  if ('status' in value && 'error' in value)
    return typeof value.error === 'string' ? [[idOfRefusal(name), value.error]] : []
  return Object.entries(value).flatMap(([key, each]) => englishIn(key, each))
}

/** The parts of a text that its translation must have, too: "plural count", "select kind: true, other", "<a>". */
export const partsOf = (text: string): string[] => {
  const parts = new Set<string>()
  const visit = (nodes: readonly Node[]) => {
    for (const { type, value = '', pluralType, options, children } of nodes) {
      if (type === ARGUMENT) parts.add(`{${value}}`)
      // An ordinal is written otherwise in Spanish, so only its value counts.
      else if (type === PLURAL) parts.add(pluralType === 'ordinal' ? `{${value}}` : `plural ${value}`)
      else if (type === SELECT)
        parts.add(
          `select ${value}: ${Object.keys(options ?? {})
            .sort()
            .join(', ')}`,
        )
      else if (type === TAG) parts.add(`<${value}>`)
      if (type === PLURAL && pluralType === 'cardinal')
        for (const form of ['one', 'other'])
          if (!options?.[form]) parts.add(`plural ${value} without ${form}`)
      visit(children ?? [])
      for (const { value: form } of Object.values(options ?? {})) visit(form)
    }
  }
  visit(new IntlMessageFormat(text, 'en').getAst() as unknown as Node[])
  return [...parts].sort()
}

interface Node {
  type: number
  value?: string
  pluralType?: string
  options?: Record<string, { value: Node[] }>
  children?: Node[]
}
const [ARGUMENT, SELECT, PLURAL, TAG] = [1, 5, 6, 8]

/** Whether the text has words that a translation would change. */
export const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}|<\/?\w+>/g, ''))

/** Terms with one translation: those of docs/requirements/language.md. The first English one that fits counts. */
const GLOSSARY: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/\bchapter 13\b/i, /capítulo 13/i],
  [/\btrustees?\b/i, /fideicomisari[oa]/i],
  [/\bbankruptcy court/i, /tribunal(es)? de quiebras/i],
  [/\bbankruptcy\b(?! court)/i, /quiebra/i],
  [/\bcase numbers?\b/i, /números? de caso/i],
  [/\bcreditors?\b/i, /acreedor/i],
  [/\battorneys?\b/i, /abogad[oa]/i],
  [/\bplan payments?\b/i, /pagos? de(l| su) plan/i],
  [/\bmodified plan\b/i, /plan modificado/i],
  [/\bdue dates?\b/i, /fechas? de vencimiento/i],
  [/\bwage orders?\b/i, /[óo]rden(es)? de descuento de nómina/i],
  [/\bemployers?\b/i, /empleador/i],
  [/\bpaydays?\b/i, /días? de pago/i],
  [/\bevery two weeks\b/i, /cada dos semanas/i],
  [/\btwice a month\b/i, /dos veces al mes/i],
  [/\btake-home pay\b/i, /salario neto/i],
  [/\bbank accounts?\b/i, /cuentas? bancarias?/i],
  [/\bset-aside\b/i, /dinero apartado/i],
  [/\bmoney orders?\b/i, /giros? postal(es)?/i],
  [/\bcertified checks?\b/i, /cheques? certificados?/i],
  [/\bcashier['’]s checks?\b/i, /cheques? de caja/i],
  [/\bpaper checks?\b/i, /cheques? de papel/i],
  [/\breceipts?\b/i, /recibo/i],
  [/\btax refunds?\b/i, /reembolsos? de impuestos/i],
  [/\bdismissal\b/i, /desestimación/i],
  [/\bhearing\b/i, /audiencia/i],
  [/\bdischarge\b/i, /exoneración/i],
  [/\bannual report\b/i, /informe anual/i],
  [/\bno later than the day\b/i, /a más tardar el/i],
]

/** The English terms of the text whose translation is another word. */
export const otherTerms = (english: string, spanish: string): string[] => {
  // The name of a value is no word of the text: "before your pay of {payday}".
  const words = english.replaceAll(/\{\w+\}/g, '')
  return [
    ...GLOSSARY.filter(([term, translation]) => term.test(words) && !translation.test(spanish)).map(
      ([term]) => term.exec(words)?.[0] ?? '',
    ),
    // A setting replaces the word of the mainland by that of Puerto Rico, so no text has it.
    ...(/síndico/i.test(spanish) ? ['síndico'] : []),
  ]
}
