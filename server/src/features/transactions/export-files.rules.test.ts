import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { csvRow, type ExportedRow } from './export-csv.rules.ts'
import { ofxEnd, ofxHead, ofxRow } from './export-ofx.rules.ts'

const row = (changes: Partial<ExportedRow> = {}): ExportedRow => ({
  id: 7,
  postedAt: new Date('2026-11-20T15:00:00Z'),
  postedOn: day('2026-11-20'),
  details: 'CORNER SHOP',
  kind: 'purchase',
  amountCents: cents(-1234),
  ...changes,
})

describe('CSV', () => {
  // TXS-02, TXS-06
  test.each([
    [{}, '2026-11-20,CORNER SHOP,purchase,-12.34,7\r\n'],
    [{ details: 'Shop, "Corner"' }, '2026-11-20,"Shop, ""Corner""",purchase,-12.34,7\r\n'],
    [
      { kind: 'ach_credit', amountCents: cents(123_456_789_01) },
      '2026-11-20,CORNER SHOP,transfer,123456789.01,7\r\n',
    ],
    [{ details: 'two\nlines' }, '2026-11-20,"two\nlines",purchase,-12.34,7\r\n'],
    [{ details: '' }, '2026-11-20,,purchase,-12.34,7\r\n'],
  ])('of %j is %j', (changes, line) => expect(csvRow(row(changes))).toBe(line))

  // TXS-06
  test('exports no formula, and amounts as numbers', () => {
    expect(csvRow(row({ details: '=1+1' }))).toBe("2026-11-20,'=1+1,purchase,-12.34,7\r\n")
  })
})

describe('OFX', () => {
  // TXS-07
  test.each<[Partial<ExportedRow>, string]>([
    [
      {},
      '<TRNTYPE>POS</TRNTYPE><DTPOSTED>20261120170000.000[0:GMT]</DTPOSTED><TRNAMT>-12.34</TRNAMT><FITID>7</FITID><NAME>CORNER SHOP</NAME></STMTTRN>',
    ],
    [{ details: 'A & B <C>' }, '<NAME>A &amp; B &lt;C&gt;</NAME></STMTTRN>'],
    [{ details: 'x'.repeat(33) }, `<NAME>${'x'.repeat(32)}</NAME><MEMO>${'x'.repeat(33)}</MEMO></STMTTRN>`],
    [{ details: '' }, '<NAME>-</NAME></STMTTRN>'],
    [{ details: 'a\u0000\nb' }, '<NAME>a b</NAME></STMTTRN>'],
    [{ details: '😀'.repeat(33) }, `<NAME>${'😀'.repeat(32)}</NAME>`],
    [{ kind: 'ach_debit' }, '<TRNTYPE>DIRECTDEBIT</TRNTYPE>'],
    [{ kind: 'refund', amountCents: cents(5) }, '<TRNTYPE>CREDIT</TRNTYPE>'],
    [{ kind: 'adjustment', amountCents: cents(-5) }, '<TRNTYPE>DEBIT</TRNTYPE>'],
  ])('of %j has %s', (changes, part) => expect(ofxRow(row(changes))).toContain(part))

  // TXS-07
  test('names the account by its last four digits, the period, and the balance with its time', () => {
    const at = new Date('2026-11-20T15:00:00Z')
    const head = ofxHead({ account: '4321', from: day('2026-11-01'), to: day('2026-11-20'), at })
    expect(head).toContain('<ACCTID>4321</ACCTID>')
    expect(head).toContain(
      '<DTSTART>20261101170000.000[0:GMT]</DTSTART><DTEND>20261120170000.000[0:GMT]</DTEND>',
    )
    expect(ofxEnd({ balanceCents: cents(-5), at })).toContain(
      '<LEDGERBAL><BALAMT>-0.05</BALAMT><DTASOF>20261120150000.000[0:GMT]</DTASOF></LEDGERBAL>',
    )
  })
})
