import { expect, test } from 'vitest'
import { cellOf, csvOf } from './history-csv.ts'

// EVI-04
test.each([
  ['Trustee', 'Trustee'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['-12.00', '-12.00'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the cell %j is written as %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

// EVI-04
test('a table without rows has its headings', () => {
  expect(csvOf([])).toBe(
    'Month,Due,Amount due,Source,Paid for it,Reference,Method,Sent,Delivered,Posted,Posted amount,Posted by,File,SHA-256,Receipt number\r\n',
  )
})
