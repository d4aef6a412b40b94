import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf } from './csv-cell.rules.ts'

// EVI-04, TXS-06
test.each([
  ['Trustee', 'Trustee'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['-12.00', '-12.00'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['-2+3', "'-2+3"],
  ['@sum', "'@sum"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\ttext', "'\ttext"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the cell %j is written as %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

// TXS-06
test('a cell gives back every text, with at most one apostrophe before it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = cellOf(text)
      const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect([text, `'${text}`]).toContain(plain)
    }),
  )
})
