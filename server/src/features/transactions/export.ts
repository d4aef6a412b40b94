/** Posted transactions of a period as a file, streamed, so that a long one needs no more memory than a page (TXS-02). */
import { Readable } from 'node:stream'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { MAX_PAGE } from '@yoursuccess/contract/core/page'
import type { ExportFormat } from '@yoursuccess/contract/transactions/search'
import { transactionsRefusals } from '@yoursuccess/contract/transactions/transactions'
import { refusing } from '../../http/refusal.ts'
import { CSV_HEADING, csvRow } from './export-csv.rules.ts'
import { ofxEnd, ofxHead, ofxRow } from './export-ofx.rules.ts'
import type { TransactionsDeps } from './transactions.deps.ts'
import { type DayRange, listPosted } from './transactions.queries.ts'
import { isValidRange } from './transactions.rules.ts'

const refuse = refusing(transactionsRefusals)

type ExportDeps = Pick<TransactionsDeps, 'database' | 'clock' | 'account' | 'processor'>

export interface ExportRequest {
  format: ExportFormat
  from: CalendarDate
  to: CalendarDate
}

interface ExportFile {
  type: string
  fileName: string
  content: Readable
}

export const exportPeriod = async (
  deps: ExportDeps,
  customerId: number,
  { format, from, to }: ExportRequest,
): Promise<ExportFile> => {
  if (!isValidRange({ from, to }, deps.clock.today())) throw refuse('transactions.invalid_range')
  const rows = rowsOf(deps, customerId, { from, to })
  const fileName = `transactions-${from}-${to}.${format}`
  if (format === 'csv')
    return { type: 'text/csv; charset=utf-8', fileName, content: Readable.from(csv(rows)) }
  const prn = await deps.account.getReference(deps.database.db, customerId)
  // Before the file begins: without the processor's balance there is no such file.
  const { postedCents } = await deps.processor.getBalance(prn)
  const now = deps.clock.now()
  const head = ofxHead({ account: prn.slice(-4), from, to, at: now })
  const content = Readable.from(ofx(rows, head, ofxEnd({ balanceCents: postedCents, at: now })))
  return { type: 'application/x-ofx', fileName, content }
}

type Rows = ReturnType<typeof rowsOf>

/** Newest first, by the place of the last row, so that what is posted meanwhile changes nothing. */
async function* rowsOf({ database: { db } }: ExportDeps, customerId: number, range: DayRange) {
  let start: Parameters<typeof listPosted>[2]['start'] = { offset: 0 }
  for (;;) {
    const rows = await listPosted(db, customerId, { start, limit: MAX_PAGE, range })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    start = { after: last }
  }
}

async function* csv(pages: Rows) {
  yield CSV_HEADING
  for await (const rows of pages) yield rows.map(csvRow).join('')
}

async function* ofx(pages: Rows, head: string, end: string) {
  yield head
  for await (const rows of pages) yield rows.map(ofxRow).join('')
  yield end
}
