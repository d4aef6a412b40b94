/** Reads an imported directory of trustees and names each wrong line (docs/trustees.md). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type * as z from 'zod'
import { readCsvRows } from './directory-csv.rules.ts'
import { readJsonRows } from './directory-json.rules.ts'
import type { LineError, RawRow, RawRows } from './directory-rows.rules.ts'
import {
  type DirectoryMethod,
  type DirectoryOffice,
  methodSchema,
  officeSchema,
  sentenceOf,
} from './directory-schemas.ts'

export type DirectoryEntry = DirectoryOffice & { methods: DirectoryMethod[] }

/** Returns the entries of the file, or what is wrong with it, by line. */
export const readDirectory = (
  { name, content }: { name: string; content: string },
  today: CalendarDate,
): { entries: DirectoryEntry[]; errors: string[] } => {
  const read = rowsOf(name, content)
  const offices = new Map<number, { line: number; entry: DirectoryEntry }>()
  const errors = [...read.errors]
  const schemas = { office: officeSchema(today), method: methodSchema(today) }
  const parse = <Schema extends z.ZodType>(schema: Schema, { line, row }: RawRow) => {
    const parsed = schema.safeParse(row, { reportInput: true })
    if (parsed.success) return parsed.data
    errors.push(...parsed.error.issues.map((issue) => ({ line, why: sentenceOf(issue) })))
    return undefined
  }
  for (const raw of read.rows.filter(({ kind }) => kind === 'office')) {
    const office = parse(schemas.office, raw)
    if (!office) continue
    const known = offices.get(office.id)
    if (known) errors.push({ line: raw.line, why: `id: ${office.id} is on line ${known.line} already` })
    else offices.set(office.id, { line: raw.line, entry: { ...office, methods: [] } })
  }
  const ids = new Set(read.rows.filter(({ kind }) => kind === 'office').map(({ id }) => id))
  const linesOfKinds = new Map<string, number>()
  for (const raw of read.rows.filter(({ kind }) => kind === 'method')) {
    const method = parse(schemas.method, raw)
    if (!ids.has(raw.id))
      errors.push({ line: raw.line, why: `id: no office ${String(raw.id)} is in this file` })
    if (!method) continue
    const key = `${String(raw.id)} ${method.kind}`
    const known = linesOfKinds.get(key)
    if (known !== undefined)
      errors.push({ line: raw.line, why: `kind: ${method.kind} of this office is on line ${known} already` })
    else linesOfKinds.set(key, raw.line)
    offices.get(Number(raw.id))?.entry.methods.push(method)
  }
  if (read.rows.length === 0 && errors.length === 0) errors.push({ line: 1, why: 'lists no office' })
  const plain = read.isFlat ? errors.map(asColumn) : errors
  return {
    entries: [...offices.values()].map(({ entry }) => entry),
    errors: plain.toSorted((a, b) => a.line - b.line).map(({ line, why }) => `line ${line}: ${why}`),
  }
}

const rowsOf = (name: string, content: string): RawRows => {
  const ending = name.toLowerCase().split('.').at(-1)
  if (ending === 'csv') return readCsvRows(content)
  if (ending === 'json') return readJsonRows(content)
  const why = 'the name of the file must end in .csv or .json'
  return { rows: [], errors: [{ line: 1, why }], isFlat: false }
}

/** In lines of columns an address and the rule of returned payments are columns of their own. */
const asColumn = ({ line, why }: LineError): LineError => ({
  line,
  why: why.replace(/^address\./, '').replace(/^returns\./, 'returns_'),
})
