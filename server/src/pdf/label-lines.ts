/** Where the lines of a label are, and those of its translation. */
import { type Label, textOf } from './label.ts'
import { drawLine, type Style, widthOfLine, wrapText } from './line.ts'

const LEADING = 1.35
const SMALLEST = 7

type Pdf = PDFKit.PDFDocument

export interface Lines {
  lines: readonly string[]
  /** Of the translation. */
  below: readonly string[]
  /** Of the translation, if there is one. */
  locale?: string
  /** Where the translation begins, in points after the label, if it is beside it and not below it. */
  beside?: number
}
export const NO_LINES: Lines = { lines: [], below: [] }

export const heightOf = ({ size }: Style): number => size * LEADING

/** The style of the translation of a label. */
export const belowOf = ({ size }: Style): Style => ({
  size: Math.max(SMALLEST, size * 0.8),
  color: '#444444',
})

/**
 * The lines of a label. Its translation is beside it if there is room, or else below it. Without the space at the end, a
 * screen reader would read the last word and the translation as one.
 */
export const labelLinesOf = (pdf: Pdf, of: Label, room: number, style: Style): Lines => {
  const lines = wrapText(pdf, textOf(of), room, style)
  if (typeof of === 'string') return { lines, below: [] }
  const { below, locale } = of
  const line = `${of.text} / `
  const beside = widthOfLine(pdf, line, style)
  if (beside + widthOfLine(pdf, below, belowOf(style)) <= room)
    return { lines: [line], below: [below], locale, beside }
  return {
    lines: lines.map((each, at) => (at === lines.length - 1 ? `${each} ` : each)),
    below: wrapText(pdf, below, room, belowOf(style)),
    locale,
  }
}

export const heightOfLines = ({ lines, below, beside }: Lines, style: Style): number =>
  lines.length * heightOf(style) + (beside === undefined ? below.length * heightOf(belowOf(style)) : 0)

interface Place {
  left: number
  top: number
  room: number
  isRight: boolean
}

/** Draws a cell: first the label, then its translation, in marked content of their own. */
export interface Drawing {
  draw: () => void
  below?: { locale: string; draw: () => void }
}

export const drawingOf = (
  pdf: Pdf,
  { lines, below, locale, beside }: Lines,
  style: Style,
  { left, top, room, isRight }: Place,
): Drawing => {
  const small = belowOf(style)
  const baseline = top + style.size
  const drawLines = (written: readonly string[], from: number, inStyle: Style) =>
    written.forEach((line, number) => {
      const indent = isRight ? room - widthOfLine(pdf, line.trimEnd(), inStyle) : 0
      drawLine(pdf, line, left + indent, from + number * heightOf(inStyle), inStyle)
    })
  if (locale === undefined) return { draw: () => drawLines(lines, baseline, style) }
  if (beside === undefined) {
    const under = top + lines.length * heightOf(style) + small.size
    return {
      draw: () => drawLines(lines, baseline, style),
      below: { locale, draw: () => drawLines(below, under, small) },
    }
  }
  const translation = below.join('')
  const indent = isRight ? room - beside - widthOfLine(pdf, translation, small) : 0
  return {
    draw: () => drawLine(pdf, lines.join(''), left + indent, baseline, style),
    below: { locale, draw: () => drawLine(pdf, translation, left + indent + beside, baseline, small) },
  }
}
