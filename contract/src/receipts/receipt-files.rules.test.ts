import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReceiptFile } from './receipt-files.rules.ts'
import { MAX_FILE_BYTES, MAX_FILE_LINES } from './receipt-refusals.ts'
import type { FileColumns } from './receipts.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Each character is one byte. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (each) => each.charCodeAt(0)).buffer)

const read = (bytes: Uint8Array, columns?: FileColumns) => {
  const file = readReceiptFile(bytes, columns)
  if (file.problem !== null) throw new Error(`the file is refused: ${file.problem}`)
  return file
}
/** "1: 2026-11-20 50000 R-1 PAYMENT" */
const linesOf = (bytes: Uint8Array, columns?: FileColumns) =>
  read(bytes, columns).lines.map(({ number, postedOn, amountCents, receiptNumber, description }) =>
    [`${number}:`, postedOn, amountCents, receiptNumber, description].map((value) => value ?? '-').join(' '),
  )

const HEADINGS = 'Date Posted,Receipt Number,Description,Amount'
const LINE = '11/20/2026,R-1,PAYMENT,500.00'
const READ = '2026-11-20 50000 R-1 PAYMENT'

describe('the files of the offices', () => {
  // REC-02
  test.each([
    ['plain', `${HEADINGS}\r\n${LINE}\r\n`],
    ['with dollars', 'Receipt Date,Receipt #,Source,Amount Received\r\n11/20/2026,R-1,PAYMENT,$500.00\r\n'],
    ['with ISO days', 'Transaction Date,Reference No.,Payer,Credit\r\n2026-11-20,R-1,PAYMENT,500.00\r\n'],
    ['with semicolons', 'Date;Receipt;Memo;Amount\n11/20/26;R-1;PAYMENT;500.00'],
    ['with tabs', 'Date\tReceipt\tMemo\tAmount\nNov 20, 2026\tR-1\tPAYMENT\t500.00'],
    ['with quotes', '"Date","Receipt","Memo","Amount"\r"20-Nov-2026","R-1","PAYMENT","$500.00"'],
    ['with spaces', 'Date , Receipt , Memo , Amount\n 11/20/2026 , R-1 , PAYMENT , 500.00 '],
  ])('are read: %s', (_what, text) => {
    expect(linesOf(utf8(text))).toEqual([`2: ${READ}`])
  })

  // REC-02
  test.each([
    ['UTF-8', utf8(`${HEADINGS}\n11/20/2026,,Peña,1`)],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${HEADINGS}\n11/20/2026,,Peña,1`)],
    ['UTF-16', utf16(`\uFEFF${HEADINGS}\n11/20/2026,,Peña,1`)],
    ['the character set of Windows', bytesOf(`${HEADINGS}\n11/20/2026,,Peña,1`)],
  ])('are read in %s', (_what, bytes) => {
    expect(linesOf(bytes)).toEqual(['2: 2026-11-20 100 - Peña'])
  })

  // REC-02
  test('are numbered as a spreadsheet does, with line ends and separators in quotes', () => {
    const text = [
      HEADINGS,
      '',
      '11/20/2026,R-1,"Acme, Inc.\nPayroll","1,234.56"',
      ',,,',
      '11/23/2026,R-2,"say ""so""",(5.00)',
    ].join('\n')
    expect(linesOf(utf8(text))).toEqual([
      '3: 2026-11-20 123456 R-1 Acme, Inc. Payroll',
      '5: 2026-11-23 -500 R-2 say "so"',
    ])
    expect(read(utf8(text)).lines[0]?.text).toBe('11/20/2026,R-1,"Acme, Inc. Payroll","1,234.56"')
  })

  // REC-02
  test('leave out what is before the headings, repeated headings and totals', () => {
    const text = [
      'Chapter 13 Trustee A. Fairwick',
      'Case,24-30001',
      'As of,11/27/2026',
      HEADINGS,
      LINE,
      HEADINGS,
      LINE,
      'Subtotal,,,1000.00',
      ',,Grand Total:,1000.00',
      '11/23/2026,R-3,Total Wine Payroll,5.00',
    ].join('\n')
    expect(linesOf(utf8(text))).toEqual([
      `5: ${READ}`,
      `7: ${READ}`,
      '10: 2026-11-23 500 R-3 Total Wine Payroll',
    ])
  })
})

describe('a line', () => {
  // REC-02
  test.each([
    ['without a day', ',R-1,PAYMENT,500.00', '2: - 50000 R-1 PAYMENT'],
    ['without an amount', '11/20/2026,R-1,PAYMENT,', '2: 2026-11-20 - R-1 PAYMENT'],
    ['with the day before the month', '20/11/2026,R-1,PAYMENT,500.00', '2: - 50000 R-1 PAYMENT'],
    ['with too few fields', 'Page 1 of 2', '2: - - - -'],
    ['with a quote that is not closed', '11/20/2026,R-1,"PAYMENT,500.00\n11/23/2026,R-2,,5.00', '2: - - - -'],
    ['as a total with a quote that is not closed', 'Total,"5.00\n11/23/2026,R-2,,5.00', '2: - - - -'],
  ])('is not understood %s', (_what, line, expected) => {
    expect(linesOf(utf8(`${HEADINGS}\n${line}`))).toEqual([expected])
  })

  // REC-02
  test('with formulas has their text, and never their result', () => {
    expect(linesOf(utf8(`${HEADINGS}\n11/20/2026,=1+1,"=HYPERLINK(""x"")",=500`))).toEqual([
      '2: 2026-11-20 - =1+1 =HYPERLINK("x")',
    ])
  })

  // REC-02
  test('has no text that is longer than its field, has control characters or half a character', () => {
    const text = `${HEADINGS}\n11/20/2026,${'9'.repeat(50)},${'a'.repeat(199)}😀\u0085,1`
    const [line] = read(utf8(text)).lines
    expect(line?.receiptNumber).toBe('9'.repeat(40))
    expect(line?.description).toBe(`${'a'.repeat(199)}\uFFFD`)
    expect(line?.text).toHaveLength(200)
  })
})

describe('the columns', () => {
  const COLUMNS = { posted_on: 1, amount: 0, receipt_number: null, description: 2 }

  // REC-02
  test('must be chosen if the headings do not say which they are', () => {
    const bytes = utf8('Case 24-30001\nWert,Tag,Text\n500.00,11/20/2026,PAYMENT\n')
    expect(read(bytes)).toMatchObject({ headings: ['Wert', 'Tag', 'Text'], columns: null })
    expect(linesOf(bytes)).toEqual(['3: - - - -'])
    expect(read(bytes, COLUMNS).columns).toEqual(COLUMNS)
    expect(linesOf(bytes, COLUMNS)).toEqual(['3: 2026-11-20 50000 - PAYMENT'])
  })

  // REC-02
  test.each([
    ['alone', '500.00;11/20/2026;PAYMENT\n500.00;11/20/2026;PAYMENT'],
    ['after a title', 'Ledger\n500.00;11/20/2026;PAYMENT\n500.00;11/20/2026;PAYMENT'],
  ])('without headings are chosen by the first receipt, which is one, too: %s', (_what, text) => {
    const bytes = utf8(text)
    expect(read(bytes).headings).toEqual(['500.00', '11/20/2026', 'PAYMENT'])
    expect(read(bytes, COLUMNS).lines.map(({ amountCents }) => amountCents)).toEqual([500_00, 500_00])
  })

  // REC-02
  test('that the customer chose count more than the headings', () => {
    const chosen = { posted_on: 0, amount: 2, receipt_number: null, description: null }
    const bytes = utf8('Date,Credit,Net\n11/20/2026,500.00,475.00')
    expect(linesOf(bytes)).toEqual(['2: 2026-11-20 50000 - -'])
    expect(linesOf(bytes, chosen)).toEqual(['2: 2026-11-20 47500 - -'])
    expect(linesOf(bytes, { ...chosen, amount: 99 })).toEqual(['2: 2026-11-20 - - -'])
  })

  // REC-02
  test('are a hundred at most', () => {
    expect(read(utf8(`Date,Amount${',x'.repeat(500)}\n11/20/2026,1`)).headings).toHaveLength(100)
  })
})

describe('a file', () => {
  // REC-02
  test.each([
    ['a workbook', bytesOf('PK\x03\x04\x14\0\x06\0Date,Amount')],
    ['an old workbook', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['a PDF', utf8('%PDF-1.7\nDate,Amount\n')],
    ['a page', utf8('\n <!DOCTYPE html><table><tr><td>Date,Amount')],
    ['a picture', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['another picture', bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['JSON', utf8('{"date": "11/20/2026"}')],
    ['UTF-16 that does not say so', utf16(HEADINGS)],
    ['a text with NUL', utf8(`${HEADINGS}\n11/20/2026,\0,,1`)],
    ['a text with an open quote in its headings', utf8('Date,"Amount\n11/20/2026,5.00')],
    ['empty', utf8('')],
    ['without a field', utf8('\n,,\n ')],
  ])('that is %s is refused', (_what, bytes) => {
    expect(readReceiptFile(bytes)).toEqual({ problem: 'file_not_csv' })
  })

  // REC-02
  test('of 1 MB and 5,000 lines is read, and not one of a byte or a line more', () => {
    const lines = (count: number) => `${HEADINGS}\n${`${LINE}\n`.repeat(count - 1)}`
    const padded = (length: number) => utf8(lines(2).padEnd(length, ' '))
    expect(read(padded(MAX_FILE_BYTES)).lines).toHaveLength(1)
    expect(readReceiptFile(padded(MAX_FILE_BYTES + 1))).toEqual({ problem: 'file_too_big' })
    expect(read(utf8(`${lines(MAX_FILE_LINES)},,,\n\n`)).lines).toHaveLength(MAX_FILE_LINES - 1)
    expect(readReceiptFile(utf8(lines(MAX_FILE_LINES + 1)))).toEqual({ problem: 'file_too_big' })
  })

  // REC-02
  test.each([
    ['quotes', '"'],
    ['open quotes', ',"a'],
    ['separators', ','],
    ['empty lines', ',\n'],
    ['lines', 'a\n'],
    ['spaces', ' '],
    ['digits', '1'],
    ['thousands', '1,'],
    ['totals', 'total '],
    ['headings', 'Date,Amount\n'],
  ])('of %s only costs no more time than its size', (_what, text) => {
    const bytes = utf8(text.repeat(MAX_FILE_BYTES / text.length).slice(0, MAX_FILE_BYTES))
    // Of the processor, in microseconds: by the clock everything is slow on a busy machine.
    const before = process.threadCpuUsage()
    expect(['file_too_big', 'file_not_csv', null]).toContain(readReceiptFile(bytes).problem)
    const { user, system } = process.threadCpuUsage(before)
    // Square time would be hours.
    expect(user + system).toBeLessThan(10_000_000)
  })

  // REC-02
  test('with a heading of a million characters does not keep other customers waiting', () => {
    const bytes = utf8('#'.repeat(MAX_FILE_BYTES))
    const before = process.threadCpuUsage()
    expect(readReceiptFile(bytes).problem).toBeNull()
    const { user, system } = process.threadCpuUsage(before)
    // Looking at its words alone would take more than a second.
    expect(user + system).toBeLessThan(500_000)
  })

  // REC-02
  test('of any bytes is refused or read, and what is read fits the replies', () => {
    const piece = fc.constantFrom('Date', 'Amount', '11/20/2026', '500.00', ',', ';', '\t', '"', '\n', '=1')
    const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => utf8(pieces.join('')))
    fc.assert(
      fc.property(fc.oneof(anyText, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const file = readReceiptFile(bytes)
        const lines = file.problem === null ? file.lines : []
        expect(lines.filter(({ text }) => text.length > 200 || /[\0-\x1f]/.test(text))).toEqual([])
        expect(lines.filter(({ amountCents }) => amountCents === 0)).toEqual([])
        expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length)
      }),
      { numRuns: 1_000 },
    )
  })
})
