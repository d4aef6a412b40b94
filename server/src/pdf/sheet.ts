/** The layout of a PDF: blocks from top to bottom, tables whose rows are never split, new pages as needed. */
import type { Label } from './label.ts'
import {
  belowOf,
  type Drawing,
  drawingOf,
  heightOf,
  heightOfLines,
  type Lines,
  labelLinesOf,
  NO_LINES,
} from './label-lines.ts'
import { drawLine, type Style } from './line.ts'

export interface Column {
  title: Label
  /** Share of the page's width. */
  share: number
  align?: 'right'
}

export interface PdfSheet {
  heading(text: Label): void
  text(text: Label, look?: { isBold?: boolean; isSmall?: boolean }): void
  /** Names and their values, as a table of two columns. */
  facts(rows: readonly (readonly [name: Label, value: string])[]): void
  /** The last rows may be totals, in bold. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    totals?: readonly (readonly Label[])[],
  ): void
  /** Square modules in rows, true for dark ones, such as a QR code. Screen readers read `name`. */
  code(modules: readonly (readonly boolean[])[], name: string): void
  /** A line to write on by hand, with a label below it. */
  blank(name: Label): void
  space(points?: number): void
}

/** Points. */
export const MARGIN = 54
const FOOTER_HEIGHT = 30
const BODY: Style = { size: 10 }
export const SMALL: Style = { size: 8.5, color: '#444444' }
const CELL: Style = { size: 9 }
const HEADING: Style = { size: 13, isBold: true }
const TITLE: Style = { size: 18, isBold: true }
const FACT_NAME_SHARE = 0.34
const CELL_PADDING = 4
const CODE_SIZE = 80

type Element = PDFKit.PDFStructureElement

/**
 * Creates a sheet that draws each block below the previous one. Structure elements are attached before they
 * are filled, so pdfkit draws them at once. All drawing is passed in pieces to `later`, which runs them in
 * order.
 */
export const createSheet = (
  pdf: PDFKit.PDFDocument,
  root: Element,
  later: (piece: () => void) => void,
): PdfSheet & { title(text: Label): void } => {
  const width = pdf.page.width - 2 * MARGIN
  const bottom = pdf.page.height - MARGIN - FOOTER_HEIGHT
  let y = MARGIN

  const open = (parent: Element, tag: string, options: object = {}): Element => {
    const element = pdf.struct(tag, options)
    parent.add(element)
    return element
  }

  const makeRoom = (height: number): boolean => {
    if (y + height <= bottom) return false
    pdf.addPage()
    y = MARGIN
    return true
  }

  const block = (tag: string, text: Label, style: Style) => {
    const element = open(root, tag)
    const { lines, below, locale, beside } = labelLinesOf(pdf, text, width, style)
    const write = (parent: Element, written: readonly string[], inStyle: Style) => {
      for (const line of written) {
        makeRoom(heightOf(inStyle))
        const baseline = y + inStyle.size
        parent.add(() => {
          drawLine(pdf, line, MARGIN, baseline, inStyle)
        })
        y += heightOf(inStyle)
      }
    }
    write(element, lines, style)
    if (locale !== undefined) {
      const span = open(element, 'Span', { lang: locale })
      const baseline = y - heightOf(style) + style.size
      if (beside === undefined) write(span, below, belowOf(style))
      else
        span.add(() => {
          drawLine(pdf, below.join(''), MARGIN + beside, baseline, belowOf(style))
        })
    }
    element.end()
  }

  const rule = (color: string) => {
    asDecoration(pdf, () => {
      pdf
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.5)
        .strokeColor(color)
        .stroke()
    })
  }

  const cellLines = (columns: readonly Column[], cells: readonly Label[], style: Style) =>
    columns.map((column, index) =>
      labelLinesOf(pdf, cells[index] ?? '', column.share * width - CELL_PADDING, style),
    )
  const rowHeight = (cells: readonly Lines[], style: Style) =>
    Math.max(heightOf(style), ...cells.map((cell) => heightOfLines(cell, style))) + CELL_PADDING

  /** Draws the cells at the current height; `cellOf` wraps the content of one cell and its translation, if it has one. */
  const drawCells = (
    columns: readonly Column[],
    cells: readonly Lines[],
    style: Style,
    cellOf: (index: number, drawing: Drawing) => void,
  ) => {
    let left = MARGIN
    columns.forEach((column, index) => {
      const place = {
        left,
        top: y,
        room: column.share * width - CELL_PADDING,
        isRight: column.align === 'right',
      }
      cellOf(index, drawingOf(pdf, cells[index] ?? NO_LINES, style, place))
      left += column.share * width
    })
    y += rowHeight(cells, style)
  }

  const row = (parent: Element, columns: readonly Column[], cells: readonly Label[], look: RowLook) => {
    const lines = cellLines(columns, cells, look.style)
    if (makeRoom(rowHeight(lines, look.style)) && look.repeatHead) look.repeatHead()
    const element = open(parent, 'TR')
    drawCells(columns, lines, look.style, (index, { draw, below }) => {
      const scope = look.scopeOf(index)
      const cell = scope ? open(element, 'TH', { scope }) : open(element, 'TD')
      cell.add(draw)
      if (below) open(cell, 'Span', { lang: below.locale }).add(below.draw)
      cell.end()
    })
    element.end()
    rule(look.ruleColor)
    y += CELL_PADDING / 2
  }

  /** Each row is a separate piece, because a table may have a thousand rows. */
  const tableOf = (columns: readonly Column[], rows: readonly (readonly [readonly Label[], RowLook])[]) => {
    let element: Element
    later(() => {
      element = open(root, 'Table')
    })
    for (const [cells, look] of rows) later(() => row(element, columns, cells, look))
    later(() => {
      element.end()
      y += 4
    })
  }

  return {
    title: (text) =>
      later(() => {
        block('H1', text, TITLE)
        y += 6
      }),
    heading: (text) =>
      later(() => {
        // Keeps a heading off the bottom of a page: a line, a table header and a row must fit below it. Translations of
        // labels need more room.
        makeRoom(heightOf(HEADING) * (typeof text === 'string' ? 6 : 8))
        y += 8
        block('H2', text, HEADING)
        y += 2
      }),
    text: (text, look = {}) =>
      later(() => {
        block('P', text, { ...(look.isSmall ? SMALL : BODY), ...(look.isBold && { isBold: true }) })
        y += 3
      }),
    facts: (rows) => {
      const columns = [
        { title: '', share: FACT_NAME_SHARE },
        { title: '', share: 1 - FACT_NAME_SHARE },
      ]
      const look: RowLook = {
        style: BODY,
        scopeOf: (index) => (index === 0 ? 'Row' : undefined),
        ruleColor: '#dddddd',
      }
      tableOf(
        columns,
        rows.map((cells) => [cells, look]),
      )
    },
    table: (columns, rows, totals = []) => {
      const titles = columns.map(({ title }) => title)
      const headStyle: Style = { ...CELL, isBold: true }
      // On later pages the header row is only visual: screen readers read it once.
      const repeatHead = () => {
        asDecoration(pdf, () => {
          drawCells(columns, cellLines(columns, titles, headStyle), headStyle, (_, { draw, below }) => {
            draw()
            below?.draw()
          })
        })
        rule('#888888')
        y += CELL_PADDING / 2
      }
      const head: RowLook = { style: headStyle, scopeOf: () => 'Column', ruleColor: '#888888' }
      const look: RowLook = { style: CELL, scopeOf: () => undefined, ruleColor: '#dddddd', repeatHead }
      const sumLook = { ...look, style: headStyle }
      tableOf(columns, [
        [titles, head],
        ...rows.map((cells) => [cells, look] as const),
        ...totals.map((cells) => [cells, sumLook] as const),
      ])
    },
    code: (modules, name) =>
      later(() => {
        makeRoom(CODE_SIZE)
        const [top, module] = [y, CODE_SIZE / modules.length]
        const figure = open(root, 'Figure', {
          alt: name,
          bbox: [MARGIN, top, MARGIN + CODE_SIZE, top + CODE_SIZE],
        })
        figure.add(() => {
          modules.forEach((row, down) =>
            row.forEach((isDark, right) => {
              if (isDark) pdf.rect(MARGIN + right * module, top + down * module, module, module)
            }),
          )
          pdf.fill('black')
        })
        figure.end()
        y += CODE_SIZE + 4
      }),
    blank: (name) =>
      later(() => {
        makeRoom(heightOf(SMALL) + 40)
        y += 30
        rule('black')
        y += 3
        block('P', name, SMALL)
      }),
    space: (points = 10) =>
      later(() => {
        y += points
      }),
  }
}

interface RowLook {
  style: Style
  /** Which cells are header cells, and whether of a row or a column. */
  scopeOf: (index: number) => 'Row' | 'Column' | undefined
  ruleColor: string
  /** Called when the row begins a new page. */
  repeatHead?: () => void
}

/** Draws content that screen readers skip. */
const asDecoration = (pdf: PDFKit.PDFDocument, draw: () => void) => {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
