import { expect, test } from 'vitest'
import { readReceiptAmount, readReceiptDay } from './receipt-cells.rules.ts'

// REC-02
test.each<[cell: string, expected: string | undefined]>([
  ['11/20/2026', '2026-11-20'],
  ['1/5/2026', '2026-01-05'],
  ['11/20/26', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['11-20-2026', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20'],
  ['November 20, 2026', '2026-11-20'],
  ['Sept. 3 2026', '2026-09-03'],
  ['20-Nov-2026', '2026-11-20'],
  ['20-NOV-26', '2026-11-20'],
  ['20 Nov 2026', '2026-11-20'],
  ['11/20/2026 12:00:00 AM', '2026-11-20'],
  ['2026-11-20T00:00:00', '2026-11-20'],
  [' 11/20/2026\u00a0', '2026-11-20'],
  // Never guessed.
  ['20/11/2026', undefined],
  ['20.11.2026', undefined],
  ['26-11-20', undefined],
  ['2/30/2026', undefined],
  ['30-Feb-2026', undefined],
  ['Nov 2026', undefined],
  ['20-Abc-2026', undefined],
  ['Nov 20, 26', undefined],
  ['=TODAY()', undefined],
  ['46346', undefined],
  ['', undefined],
  [`${' '.repeat(60)}11/20/2026`, undefined],
])('a cell with the day %j is read as %s', (cell, expected) => {
  expect(readReceiptDay(cell)).toBe(expected)
})

// REC-02
test.each<[cell: string, expected: number | undefined]>([
  ['500.00', 500_00],
  ['500', 500_00],
  ['500.5', 500_50],
  ['$1,234.56', 1234_56],
  ['$ 1,234.56', 1234_56],
  ['1,234,567.89', 1_234_567_89],
  ['-500.00', -500_00],
  ['\u2212500.00', -500_00],
  ['-$500.00', -500_00],
  ['$-500.00', -500_00],
  ['500.00-', -500_00],
  ['500.00 -', -500_00],
  ['(500.00)', -500_00],
  ['($1,500.00)', -1500_00],
  ['99,999,999.99', 99_999_999_99],
  // Never guessed.
  ['100,000,000.00', undefined],
  ['1.234,56', undefined],
  ['1,23', undefined],
  ['500.001', undefined],
  ['(-500.00)', undefined],
  ['-500.00-', undefined],
  ['(500.00', undefined],
  ['500.00)', undefined],
  ['5 00', undefined],
  ['5$00', undefined],
  ['5e2', undefined],
  ['=250+250', undefined],
  ['=500', undefined],
  ['0.00', undefined],
  ['$', undefined],
  ['', undefined],
  ['11/20/2026', undefined],
  ['24-12345', undefined],
])('a cell with the amount %j is that many cents: %s', (cell, expected) => {
  expect(readReceiptAmount(cell)).toBe(expected)
})
