import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../http/refusal.ts'
import { REAL_WORLD_NAMES } from '../../tests/support/names.ts'
import { errorsOfPdf, hasPdfTools, structureOfPdf, textOfPdf } from '../../tests/support/pdf-tools.ts'
import { type PdfSheet, renderPdf } from './pdf.ts'

const render = (write: (pdf: PdfSheet) => void) =>
  renderPdf(
    {
      title: 'Bill payments',
      footer: 'First Example Bank, N.A.',
      size: 'LETTER',
      madeAt: new Date('2026-11-20T12:00:00Z'),
    },
    write,
  )

const COLUMNS = [
  { title: 'Date', share: 0.2 },
  { title: 'Description', share: 0.6 },
  { title: 'Amount', share: 0.2, align: 'right' as const },
]

// OPERATIONS-77
test('the same content makes the same file to the byte', async () => {
  const write = (pdf: PdfSheet) => {
    pdf.facts([['Account holder', 'Łukasz Żółć']])
  }
  expect(await render(write)).toEqual(await render(write))
})

describe.skipIf(!hasPdfTools)('checked with independent programs', () => {
  // OPERATIONS-78
  test.each(REAL_WORLD_NAMES)('prints the name %s so that it can be found and copied', async (name) => {
    const pdf = await render((sheet) => {
      sheet.facts([['Account holder', name]])
      sheet.table(COLUMNS, [['Nov 20, 2026', name, '$12.00']])
    })
    expect(errorsOfPdf(pdf)).toBe('')
    const found = textOfPdf(pdf).split(name.normalize('NFC')).length - 1
    expect(found).toBe(2)
  })

  // OPERATIONS-77
  test('prints hostile text unchanged and runs nothing', async () => {
    const hostile = ') /JS (app.alert(1)) <script>alert(1)</script> \\ %%EOF'
    const pdf = await render((sheet) => {
      sheet.text(hostile)
    })
    expect(errorsOfPdf(pdf)).toBe('')
    expect(textOfPdf(pdf)).toContain(hostile)
    expect(pdf.toString('latin1')).not.toMatch(/\/(JavaScript|OpenAction|URI)\b/)
  })

  // OPERATIONS-79
  test('a screen reader gets the title, the headings and the headers of rows and columns', async () => {
    const pdf = await render((sheet) => {
      sheet.facts([['Account holder', 'Jo Tester']])
      sheet.heading('Payments')
      sheet.table(COLUMNS, [['Nov 20, 2026', 'Trustee', '$500.00']], [['', 'Total', '$500.00']])
      sheet.blank('Signature')
    })
    const structure = structureOfPdf(pdf).replace(/\s+/g, ' ')
    expect(structure).toContain('H1 (block) "Bill payments"')
    expect(structure).toContain('TH: /Scope /Row "Account holder" TD "Jo Tester"')
    expect(structure).toContain('H2 (block) "Payments"')
    expect(structure).toContain('TH: /Scope /Column "Amount" TR TD "Nov 20, 2026" TD "Trustee" TD "$500.00"')
    expect(structure).toContain('P (block) "Signature"')
    expect(structure).not.toContain('Page 1')
  })

  // OPERATIONS-79
  test('a long table repeats its header on every page and neither loses nor splits a row', async () => {
    const rows = Array.from({ length: 150 }, (_, row) => [
      'Nov 20, 2026',
      `Row number ${row + 1} `.repeat(9),
      '$1.00',
    ])
    const pdf = await render((sheet) => {
      sheet.table(COLUMNS, rows)
    })
    const pages = textOfPdf(pdf).split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(5)
    pages.forEach((page, index) => {
      expect(page).toContain('Description')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    })
    for (let row = 1; row <= rows.length; row++) {
      const holding = pages.filter((page) => page.replace(/\s+/g, ' ').includes(`Row number ${row} Row`))
      expect(holding, `row ${row}`).toHaveLength(1)
    }
    // Repeated table headers are visible, but screen readers skip them.
    expect(structureOfPdf(pdf).split('"Description"')).toHaveLength(2)
  })

  // OPERATIONS-79
  test('a screen reader gets a space between the words at the end and at the begin of lines', async () => {
    const long = 'Each word of this cell is on its own until the cell has several lines '.repeat(3).trim()
    const pdf = await render((sheet) => {
      sheet.table(COLUMNS, [[long, 'Trustee', '$500.00']])
    })
    expect(structureOfPdf(pdf).replace(/\s+/g, ' ')).toContain(`TD "${long}`)
  })

  // OPERATIONS-79
  test('a screen reader gets the name of a code instead of its modules', async () => {
    const pdf = await render((sheet) => {
      sheet.code(
        [
          [true, false],
          [false, true],
        ],
        'QR code of the document',
      )
    })
    expect(errorsOfPdf(pdf)).toBe('')
    expect(structureOfPdf(pdf)).toContain('Figure')
    expect(pdf.toString('latin1')).toContain('/Alt (QR code of the document)')
  })

  test('a word wider than the page continues on the next line', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
    const pdf = await render((sheet) => {
      sheet.text(word)
    })
    expect(textOfPdf(pdf).replace(/\s+/g, '')).toContain(word)
  })
})

describe('under load', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ['Nov 20, 2026', `Payment ${index}`, '$12.00'])
  const draw = (count = 20) => render((pdf) => pdf.table(COLUMNS, rows(count)))

  // OPERATIONS-37
  test('other work runs while a long PDF is rendered', async () => {
    let turns = 0
    let isDrawn = false
    const drawn = draw(1500).finally(() => (isDrawn = true))
    for (; !isDrawn; turns++) await nextTurn()
    await drawn
    expect(turns).toBeGreaterThan(5)
  })

  // OPERATIONS-37
  test('renders one PDF while eight wait, and refuses more with a retry time', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 11 }, () => draw()))
    const refused = attempts.flatMap((each) => (each.status === 'rejected' ? [each.reason as Refusal] : []))
    expect(refused.map(({ code }) => code)).toEqual(['unavailable', 'unavailable'])
    expect(refused[0]?.extras.retryAfterSeconds).toBe(5)
    expect((await draw()).length).toBeGreaterThan(1000)
  })
})
