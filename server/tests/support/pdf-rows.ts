/** What PDFs about payments to the trustee say, for tests. */
import { structureOfPdf, textOfPdf } from './pdf-tools.ts'

/** Of each document. */
export const SOURCES =
  "Sent and delivered are from the bank's records. Posted is as told by the trustee's file named here, or as typed by the customer. This is not a statement of the trustee."

/** Without white space and quotes: how lines break does not matter. */
export const squeeze = (text: string): string => text.replace(/[\s"]+/g, '')

export const squeezed = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map(squeeze))

/** What a screen reader reads, cell by cell. */
export const taggedText = (pdf: Buffer): string => squeeze(structureOfPdf(pdf))

/** As a reader would copy it. */
export const inOneLine = (pdf: Buffer): string => textOfPdf(pdf).replace(/\s+/g, ' ')

/** The cells of each row of the table under a heading, without white space. */
export const rowsUnder = (pdf: Buffer, heading: string): string[][] => {
  const sections = taggedText(pdf).split('H2(block)')
  const section = sections.find((each) => each.startsWith(squeeze(heading))) ?? ''
  return section
    .split('TRTD')
    .slice(1)
    .map((row) => row.split('TD'))
}
