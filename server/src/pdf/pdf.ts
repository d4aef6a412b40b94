/**
 * Renders the bank's PDFs: titled, tagged for screen readers, with numbered pages. Features provide the
 * content, not its position.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { LOCALES } from '@yoursuccess/contract/core/language'
import { currentLanguage } from '../messaging/language.ts'
import { t } from '../messaging/render.ts'
import { copy } from './pdf.messages.ts'
import { createBoundedWork } from '../jobs/bounded-work.ts'
import { stopwatch } from '../clock/clock.ts'
import { refuseCommon } from '../http/refusal.ts'
import { type Label, textOf } from './label.ts'
import { drawLine, widthOfLine } from './line.ts'
import { createSheet, MARGIN, type PdfSheet, SMALL } from './sheet.ts'

export interface PdfOptions {
  title: Label
  /** Printed on each page, beside the page number. */
  footer: string
  size: 'A4' | 'LETTER'
  madeAt: Date
}

export type { Column, PdfSheet } from './sheet.ts'

/** One PDF at a time. A long one takes half a second, so a caller behind more than eight would give up. */
const inTurn = createBoundedWork({
  atOnce: 1,
  waiting: 8,
  // Together with the drawing, this stays below the timeout of an idle connection.
  maxWaitMs: 5000,
  refuse: () => refuseCommon('unavailable', { retryAfterSeconds: 5 }),
})
/** Other work gets a turn after this time: drawing a report of several years takes half a second. */
const SLICE_MS = 10

/**
 * Renders a PDF in small pieces, between other work. `write` must add all content before it returns; the
 * content is drawn afterwards. Rejects with `unavailable` when too many PDFs are requested at once.
 */
export const renderPdf = (about: PdfOptions, write: (sheet: PdfSheet) => void): Promise<Buffer> =>
  inTurn(() => render(about, write))

const render = async (about: PdfOptions, write: (sheet: PdfSheet) => void): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: about.size,
    // Our own code decides where a page ends.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: LOCALES[currentLanguage()],
    info: { Title: textOf(about.title), CreationDate: about.madeAt, ModDate: about.madeAt },
  })
  const rendered = collect(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const pieces: (() => void)[] = []
  const sheet = createSheet(pdf, root, (piece) => pieces.push(piece))
  sheet.title(about.title)
  write(sheet)
  await inSlices(pieces)
  root.end()
  numberPages(pdf, about.footer)
  pdf.end()
  return rendered
}

const inSlices = async (pieces: readonly (() => void)[]) => {
  let elapsed = stopwatch()
  for (const piece of pieces) {
    piece()
    if (elapsed() < SLICE_MS) continue
    await nextTurn()
    elapsed = stopwatch()
  }
}

const collect = (pdf: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => {
      resolve(Buffer.concat(chunks))
    })
    pdf.on('error', reject)
  })

const numberPages = (pdf: PDFKit.PDFDocument, footer: string) => {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    const baseline = pdf.page.height - MARGIN
    const number = t(copy.page, { number: page - start + 1, count })
    // Screen readers skip the footer.
    pdf.markContent('Artifact', { type: 'Pagination' })
    drawLine(pdf, footer, MARGIN, baseline, SMALL)
    drawLine(pdf, number, pdf.page.width - MARGIN - widthOfLine(pdf, number, SMALL), baseline, SMALL)
    pdf.endMarkedContent()
  }
}
