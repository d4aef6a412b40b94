/** A directory of trustees as JSON: a list of offices, each with the list of its methods. */
import type { RawRow, RawRows } from './directory-rows.rules.ts'

export const readJsonRows = (content: string): RawRows => {
  const plain = content.replace(/^\uFEFF/, '')
  let offices: unknown
  try {
    offices = JSON.parse(plain)
  } catch (error) {
    return wrong(lineOfError(plain, error), 'is not JSON')
  }
  if (!Array.isArray(offices) || !offices.every(isObject)) return wrong(1, 'must be a list of offices')
  const lines = linesOf(plain)
  const rows = offices.flatMap(({ methods, ...office }, at): RawRow[] => {
    const { line = 1, methods: methodLines = [] } = lines[at] ?? {}
    const { id } = office
    // What is no list of objects is left in the row, so that its check names it.
    if (methods !== undefined && !(Array.isArray(methods) && methods.every(isObject)))
      return [{ line, kind: 'office', id, row: { ...office, methods } }]
    return [
      { line, kind: 'office', id, row: office },
      ...(methods ?? []).map(
        (row, index): RawRow => ({ line: methodLines[index] ?? line, kind: 'method', id, row }),
      ),
    ]
  })
  return { rows, errors: [], isFlat: false }
}

const wrong = (line: number, why: string): RawRows => ({ rows: [], errors: [{ line, why }], isFlat: false })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The engine names the place of an error in its message, as a line or as a position. */
const lineOfError = (text: string, error: unknown): number => {
  const message = error instanceof Error ? error.message : ''
  const line = /line (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length
}

/** The line on which each office begins, and each object in a list of it: its methods. */
const linesOf = (text: string): { line: number; methods: number[] }[] => {
  const offices: { line: number; methods: number[] }[] = []
  let line = 1
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\n') line++
    if (isText) {
      if (character === '\\') at++
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') {
      if (character === '{' && depth === 1) offices.push({ line, methods: [] })
      if (character === '{' && depth === 3) offices.at(-1)?.methods.push(line)
      depth++
    } else if (character === '}' || character === ']') depth--
  }
  return offices
}
