import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Exports, idOfRefusal, pairTexts, translationOf } from '@yoursuccess/contract/core/translations'
import type { Plugin } from 'vite'

/** The parts of the bundler's tree that this plugin needs. */
interface Node {
  type: string
  start: number
  end: number
  body?: Node[]
  declaration?: Node | null
  declarations?: Node[]
  id?: Node
  init?: Node | null
  callee?: Node
  arguments?: Node[]
  properties?: Node[]
  elements?: (Node | null)[]
  expression?: Node
  key?: Node
  computed?: boolean
  shorthand?: boolean
  name?: string
  value?: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Puts the texts of `x.messages.es.ts` in the places of those of `x.messages.ts`, and the refusals of `x.es.ts` in
 * those of `x.ts`. A text without a translation stays English; a test finds it. Throws for a translation that has no
 * place, because then the build would quietly leave it out.
 */
export const translatedTexts = (): Plugin => ({
  name: 'translated-texts',
  // Runs after the types are removed, and before the texts are parsed.
  enforce: 'post',
  transform(code, id) {
    const [file = ''] = id.split('?')
    if (!/^\/.*\.ts$/.test(file) || !existsSync(translationOf(file))) return null
    this.addWatchFile(translationOf(file))
    const texts = textsOf(file)
    const edits = editsOf(this.parse(code) as unknown as Node, texts)
    const placed = new Set(edits.map(({ id: of }) => of))
    const missing = [...texts.keys()].filter((of) => !placed.has(of))
    if (missing.length > 0)
      throw new Error(`${file} has no place for the translation of ${missing.join(', ')}`)
    return { code: applied(code, edits), map: null }
  },
})

/** Node reads the modules itself, also where Vitest runs this one. */
const load = createRequire(import.meta.url)

const textsOf = (file: string): Map<string, string> => {
  const pairs = pairTexts(load(file) as Exports, load(translationOf(file)) as Exports)
  return new Map(pairs.map(({ id, text }) => [id, text]))
}

interface TextEdit extends Edit {
  /** The text's id. */
  id: string
}

const editsOf = (program: Node, texts: ReadonlyMap<string, string>): TextEdit[] => {
  const edits: TextEdit[] = []
  const replace = (id: string, { start, end }: Node, written = '') => {
    const text = texts.get(id)
    if (text === undefined) return false
    edits.push({ id, start, end, text: written + JSON.stringify(text) })
    return true
  }

  /** The texts of a catalog: their ids are their places. */
  const visitTexts = (id: string, given: Node | null | undefined) => {
    const node = bare(given)
    if (!node) return
    // The id of a group may also be the id of a text of another catalog of the module.
    if (!node.elements && !node.properties) replace(id, node)
    for (const [at, element] of (node.elements ?? []).entries()) visitTexts(`${id}.${at}`, element)
    for (const property of node.properties ?? []) {
      const name = nameOf(property)
      if (name === undefined) continue
      if (property.shorthand) replace(`${id}.${name}`, property, `${JSON.stringify(name)}: `)
      else visitTexts(`${id}.${name}`, property.value as Node)
    }
  }

  /** `refusals({ 'bills.gone': [404, 'It is gone.'] })` */
  const visitRefusals = (table: Node | undefined) => {
    for (const property of bare(table)?.properties ?? []) {
      const name = nameOf(property)
      const sentence = bare(property.value as Node | undefined)?.elements?.[1]
      if (name !== undefined && sentence) replace(idOfRefusal(name), sentence)
    }
  }

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'CallExpression') {
      const [first, second] = value.arguments ?? []
      if (value.callee?.name === 'messages' && typeof first?.value === 'string')
        return visitTexts(first.value, second)
      if (value.callee?.name === 'refusals') return visitRefusals(first)
    }
    Object.values(value).forEach(visit)
  }

  visit(program)
  for (const { declaration } of program.body ?? [])
    for (const { id, init } of declaration?.declarations ?? []) if (id?.name && init) replace(id.name, init)
  return edits
}

/** The parts of an expression in parentheses. */
const bare = (node: Node | null | undefined): Node | undefined =>
  node?.type === 'ParenthesizedExpression' ? bare(node.expression) : (node ?? undefined)

const nameOf = ({ type, key, computed }: Node): string | undefined => {
  if (type !== 'Property' || computed || !key) return undefined
  if (key.name !== undefined) return key.name
  return typeof key.value === 'string' || typeof key.value === 'number' ? String(key.value) : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const applied = (code: string, edits: readonly Edit[]): string => {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
