/** A directory of trustees as comma-separated values: a line for each office, and one for each of its methods. */
import { readCsv } from '@yoursuccess/contract/core/csv'
import type { LineError, RawRow, RawRows } from './directory-rows.rules.ts'

const SHARED = ['id', 'address_1', 'address_2', 'city', 'state', 'zip', 'checked_on', 'source']
const OF_OFFICE = ['name', 'office', 'districts', 'phone', 'website', 'payee_name']
const OF_METHOD = [
  'kind',
  'accepted',
  'conditions',
  'payee',
  'address_kind',
  'fee',
  'cutoff_time',
  'zone',
  'posting_days',
  'hold_days',
  'enroll_days',
  'change_days',
  'min_amount',
  'max_amount',
  'allowed_days',
  'refuses_funding',
  'returns_count',
  'returns_window_days',
  'returns_lock_months',
  'partial',
  'memo',
  'note',
]
const COLUMNS = [...SHARED, ...OF_OFFICE, ...OF_METHOD]
const ADDRESS = ['address_1', 'address_2', 'city', 'state', 'zip']
const RETURNS = ['returns_count', 'returns_window_days', 'returns_lock_months']
const LISTS = ['districts', 'conditions', 'allowed_days', 'refuses_funding']
const NUMBERS = ['id', 'posting_days', 'hold_days', 'enroll_days', 'change_days', 'allowed_days', ...RETURNS]

export const readCsvRows = (content: string): RawRows => {
  const [header, ...lines] = readCsv(content)
  if (!header) return { rows: [], errors: [], isFlat: true }
  const columns = header.fields.map((name) => name.trim())
  const errors = headerErrors(columns).map((why): LineError => ({ line: header.line, why }))
  if (errors.length > 0) return { rows: [], errors, isFlat: true }
  const rows: RawRow[] = []
  for (const { line, fields } of lines) {
    const cells = new Map(columns.map((name, at) => [name, (fields[at] ?? '').trim()]))
    const filled = [...cells].filter(([, cell]) => cell !== '')
    const kind = cells.get('kind') ? 'method' : 'office'
    const foreign = kind === 'method' ? OF_OFFICE : OF_METHOD
    const misplaced = filled.filter(([name]) => foreign.includes(name)).map(([name]) => name)
    const rest = fields.slice(columns.length)
    if (rest.some((cell) => cell.trim() !== ''))
      errors.push({ line, why: 'has more fields than the first line' })
    for (const name of misplaced)
      errors.push({ line, why: `${name}: does not belong to the line of ${A[kind]}` })
    if (misplaced.length > 0) continue
    const { id, ...row } = rowOf(filled)
    rows.push({ line, kind, id, row: kind === 'office' ? { id, ...row } : row })
  }
  return { rows, errors, isFlat: true }
}

const A = { office: 'an office', method: 'a method' } as const

const headerErrors = (columns: readonly string[]): string[] => [
  ...columns
    .filter((name) => !COLUMNS.includes(name))
    .map((name) => `has the unknown column ${name || 'without a name'}`),
  ...columns.filter((name, at) => columns.indexOf(name) !== at).map((name) => `has the column ${name} twice`),
  ...(columns.includes('id') ? [] : ['has no column id']),
]

/** The values of a line as JSON has them. What is no number stays a text, and the check then names it. */
const rowOf = (cells: readonly (readonly [string, string])[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  const address: Record<string, unknown> = {}
  const returns: Record<string, unknown> = {}
  for (const [name, cell] of cells) {
    const value = valueOf(name, cell)
    if (ADDRESS.includes(name)) address[name] = value
    else if (RETURNS.includes(name)) returns[name.replace('returns_', '')] = value
    else row[name] = value
  }
  return {
    ...row,
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(returns).length > 0 && { returns }),
  }
}

const valueOf = (name: string, cell: string): unknown => {
  if (!LISTS.includes(name)) return NUMBERS.includes(name) ? numberOf(cell) : cell
  const items = cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)
  return NUMBERS.includes(name) ? items.map(numberOf) : items
}

const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text)
