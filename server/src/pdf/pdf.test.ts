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
test('the same contents make the same file, to the byte', async () => {
  const write = (pdf: PdfSheet) => {
    pdf.facts([['Account holder', 'Łukasz Żółć']])
  }
  expect(await render(write)).toEqual(await render(write))
})

describe.skipIf(!hasPdfTools)('held against programs that we did not write', () => {
  // OPERATIONS-78
  test.each(REAL_WORLD_NAMES)('%s is printed, and can be found and copied', async (name) => {
    const pdf = await render((sheet) => {
      sheet.facts([['Account holder', name]])
      sheet.table(COLUMNS, [['Nov 20, 2026', name, '$12.00']])
    })
    expect(errorsOfPdf(pdf)).toBe('')
    const found = textOfPdf(pdf).split(name.normalize('NFC')).length - 1
    expect(found).toBe(2)
  })

  // OPERATIONS-77
  test('hostile text is printed as it is and runs nothing', async () => {
    const hostile = ') /JS (app.alert(1)) <script>alert(1)</script> \\ %%EOF'
    const pdf = await render((sheet) => {
      sheet.text(hostile)
    })
    expect(errorsOfPdf(pdf)).toBe('')
    expect(textOfPdf(pdf)).toContain(hostile)
    expect(pdf.toString('latin1')).not.toMatch(/\/(JavaScript|OpenAction|URI)\b/)
  })

  // OPERATIONS-79
  test('a screen reader is told title, headings and heads of rows and columns', async () => {
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
  test('a long table goes on with its head on every page, loses no row and tears none apart', async () => {
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
    // Repeated table heads are visible but not read out again.
    expect(structureOfPdf(pdf).split('"Description"')).toHaveLength(2)
  })

  test('a word that is wider than the page goes on in the next line', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
    const pdf = await render((sheet) => {
      sheet.text(word)
    })
    expect(textOfPdf(pdf).replace(/\s+/g, '')).toContain(word)
  })
})

describe('beside other work', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ['Nov 20, 2026', `Payment ${index}`, '$12.00'])
  const draw = (count = 20) => render((pdf) => pdf.table(COLUMNS, rows(count)))

  // OPERATIONS-37
  test('while a long paper is drawn, others have their turns', async () => {
    let turns = 0
    let isDrawn = false
    const drawn = draw(1500).finally(() => (isDrawn = true))
    for (; !isDrawn; turns++) await nextTurn()
    await drawn
    expect(turns).toBeGreaterThan(5)
  })

  // OPERATIONS-37
  test('one is drawn and eight wait; whoever comes then is told to come again, and later is served', async () => {
    const requested = await Promise.allSettled(Array.from({ length: 11 }, () => draw()))
    const refused = requested.flatMap((each) => (each.status === 'rejected' ? [each.reason as Refusal] : []))
    expect(refused.map(({ code }) => code)).toEqual(['unavailable', 'unavailable'])
    expect(refused[0]?.extras.retryAfterSeconds).toBe(5)
    expect((await draw()).length).toBeGreaterThan(1000)
  })
})
