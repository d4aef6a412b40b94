import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, it } from 'vitest'
import { ledgerFile } from './file.rules.ts'
import type { Receipt } from './ledger.ts'

const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  postedOn: day('2026-11-03'),
  amountCents: cents(123_456),
  receiptNumber: '100001',
  method: 'electronic',
  description: 'ELECTRONIC PAYMENT',
  receivedOn: day('2026-11-02'),
  availableOn: day('2026-11-03'),
  ...change,
})

// SBX-02
it.each([
  [
    'plain',
    'Date Posted,Receipt Number,Description,Amount\r\n11/03/2026,100001,ELECTRONIC PAYMENT,1234.56\r\n',
  ],
  [
    'dollars',
    'Receipt Date,Receipt #,Source,Amount Received\r\n11/03/2026,100001,ELECTRONIC PAYMENT,"$1,234.56"\r\n',
  ],
  ['iso', 'Transaction Date,Reference No.,Payer,Credit\r\n2026-11-03,100001,ELECTRONIC PAYMENT,1234.56\r\n'],
] as const)('writes a file in the style %s', (style, expected) => {
  expect(ledgerFile([receipt()], style)).toBe(expected)
})

// SBX-02
it('writes the headings alone for an empty ledger', () => {
  expect(ledgerFile([], 'plain')).toBe('Date Posted,Receipt Number,Description,Amount\r\n')
})

// SBX-02
it.each([
  ['EMPLOYER =SUM(A1)', 'EMPLOYER =SUM(A1)'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-5', "'-5"],
  ['A "B", C', '"A ""B"", C"'],
])('writes the description %j as %j', (description, written) => {
  expect(ledgerFile([receipt({ description })], 'plain')).toContain(`,100001,${written},1234.56\r\n`)
})

// SBX-02
it('leaves the minus of a returned payment a number', () => {
  expect(ledgerFile([receipt({ amountCents: cents(-500) })], 'plain')).toContain(',-5.00\r\n')
})
