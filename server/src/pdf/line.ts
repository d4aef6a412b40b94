/**
 * Draws one line of text in any script, so that it looks right and can be read aloud, searched and copied.
 */
import { fontForPdf, type FontName, fontOf } from './fonts.ts'
import { textRuns } from './text-runs.ts'

export interface Style {
  /** Points. */
  size: number
  isBold?: boolean
  color?: string
}

type Pdf = PDFKit.PDFDocument

const useFont = (pdf: Pdf, name: FontName, size: number) => {
  const registered = registeredFonts.get(pdf) ?? new Set()
  registeredFonts.set(pdf, registered)
  if (!registered.has(name)) {
    // pdfkit accepts an opened font, but its types only allow files.
    pdf.registerFont(name, fontForPdf(name) as unknown as Buffer)
    registered.add(name)
  }
  pdf.font(name).fontSize(size)
}
const registeredFonts = new WeakMap<Pdf, Set<FontName>>()

/**
 * Keeps Latin letters with two marks in one glyph: the font would split them, and copied text would lose a
 * mark. Only for texts with such letters, because options turn off pdfkit's word cache, and it is ten times
 * slower without. fontkit accepts an object that turns features off; pdfkit passes it on, but its types only
 * allow lists.
 */
const optionsOf = (text: string): PDFKit.Mixins.TextOptions =>
  /[\u1e00-\u1eff]/.test(text)
    ? { features: { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }
    : {}

const runsOf = (line: string, { isBold }: Style) =>
  textRuns(line.normalize('NFC'), (character) => fontOf(character, isBold))

/** Width in points. */
export const widthOfLine = (pdf: Pdf, line: string, style: Style): number => {
  let width = 0
  for (const run of runsOf(line, style)) {
    useFont(pdf, run.font, style.size)
    width += pdf.widthOfString(run.text, optionsOf(run.text))
  }
  return width
}

/** Draws with the baseline at `y`. Call it inside marked content. */
export const drawLine = (pdf: Pdf, line: string, x: number, y: number, style: Style): void => {
  let at = x
  for (const run of runsOf(line, style)) {
    useFont(pdf, run.font, style.size)
    pdf.fillColor(style.color ?? 'black')
    // Indic vowels are drawn before the letters that they follow, so the text is also stored in reading order
    // for screen readers and copying.
    const isReordered = /\p{Script=Devanagari}/u.test(run.text)
    if (isReordered) pdf.markContent('Span', { actual: run.text })
    pdf.text(run.text, at, y, { ...optionsOf(run.text), lineBreak: false, baseline: 'alphabetic' })
    if (isReordered) pdf.endMarkedContent()
    at += pdf.widthOfString(run.text, optionsOf(run.text))
  }
}

/**
 * Breaks text at spaces into lines no wider than `width`; cuts a single word that is wider. A line keeps the space at
 * its end: screen readers join the lines of a cell, and would read its last and the next word as one.
 */
export const wrapText = (pdf: Pdf, text: string, width: number, style: Style): string[] => {
  const words = text.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  if (whole && widthOfLine(pdf, whole, style) <= width) return [whole]
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (widthOfLine(pdf, longer, style) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(`${line} `)
    const pieces = cutWord(pdf, word, width, style)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line ? [...lines, line] : lines
}

const cutWord = (pdf: Pdf, word: string, width: number, style: Style): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece && widthOfLine(pdf, piece + character, style) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
