/** Reads a trustee's file: its lines, and which of them would add a receipt. */
import { createHash } from 'node:crypto'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { type ReceiptLine, readReceiptFile } from '@yoursuccess/contract/receipts/receipt-files.rules'
import type { FileColumns, previewReceiptFile } from '@yoursuccess/contract/receipts/receipts'
import type { Db } from '@yoursuccess/database/database'
import { type LineState, statesOfLines } from './known-lines.rules.ts'
import { refuse } from './receipts.deps.ts'
import { findColumns, listReceipts } from './receipts.queries.ts'

export type FileForm = BodyOf<typeof previewReceiptFile>

export interface ReadFile {
  sha256: string
  headings: string[]
  headingsSha256: string
  /** Null if the customer must choose them. */
  columns: FileColumns | null
  lines: (ReceiptLine & { state: LineState })[]
}

/**
 * The columns are those of the request, or else those of the customer's last file with these headings, or else what the
 * headings say. Throws `receipts.file_too_big` and `receipts.file_not_csv`.
 */
export const readFile = async (
  db: Db,
  customerId: number,
  { file, columns }: FileForm,
  today: CalendarDate,
): Promise<ReadFile> => {
  const bytes = Buffer.from(file.content, 'base64')
  const asHeadingsSay = readBytes(bytes, columns)
  const headingsSha256 = hashOf(JSON.stringify(asHeadingsSay.headings))
  const remembered = columns ? undefined : await findColumns(db, customerId, headingsSha256)
  const read = remembered ? readBytes(bytes, remembered) : asHeadingsSay
  const states = statesOfLines(read.lines, await listReceipts(db, [customerId]), today)
  return {
    sha256: hashOf(bytes),
    headings: read.headings,
    headingsSha256,
    columns: read.columns,
    lines: read.lines.map((line, at) => ({ ...line, state: states[at] ?? 'not_understood' })),
  }
}

const readBytes = (bytes: Uint8Array, columns: FileColumns | null | undefined) => {
  const read = readReceiptFile(bytes, columns ?? undefined)
  if (read.problem !== null) throw refuse(`receipts.${read.problem}`)
  return read
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
