/** Independent programs that check our PDFs. Where they are missing, their checks are skipped. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined

/** False if qpdf or poppler's programs are missing, which is reported once. */
export const hasPdfTools = ['qpdf', 'pdftotext', 'pdfinfo'].every(isInstalled)
if (!hasPdfTools) console.warn('Skipped: checks of PDF files (they need qpdf and poppler-utils)')

const withFile = <T>(pdf: Buffer, work: (file: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    const file = join(folder, 'paper.pdf')
    writeFileSync(file, pdf)
    return work(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text as a reader would copy it, without invisible direction marks. */
export const textOfPdf = (pdf: Buffer): string =>
  withFile(pdf, (file) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }))
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/**
 * The structure that a screen reader uses: "Document", "H1", "Table", "TR", "TH" ... with their texts,
 * indented.
 */
export const structureOfPdf = (pdf: Buffer): string =>
  withFile(pdf, (file) => execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' }))

/** The errors that qpdf finds in the file; empty for a valid one. */
export const errorsOfPdf = (pdf: Buffer): string =>
  withFile(pdf, (file) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  })
