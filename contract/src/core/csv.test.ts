import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

// TRU-02
test.each<[what: string, text: string, rows: [line: number, ...fields: string[]][]]>([
  [
    'plain lines',
    'a,b\nc,d\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'no line end at the end',
    'a,b\nc,',
    [
      [1, 'a', 'b'],
      [2, 'c', ''],
    ],
  ],
  [
    'line ends of two characters',
    'a\r\nb\r\n',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  [
    'a byte order mark',
    '\uFEFFid\n1',
    [
      [1, 'id'],
      [2, '1'],
    ],
  ],
  [
    'empty lines',
    'a\n\n,,\nb',
    [
      [1, 'a'],
      [4, 'b'],
    ],
  ],
  [
    'quotes',
    '"a, b","say ""so""",""\nc',
    [
      [1, 'a, b', 'say "so"', ''],
      [2, 'c'],
    ],
  ],
  [
    'a line end in quotes',
    '"a\nb",c\nd',
    [
      [1, 'a\nb', 'c'],
      [3, 'd'],
    ],
  ],
  ['a quote inside of a field', '5" pipe,b', [[1, '5" pipe', 'b']]],
  ['a quote that is not closed', 'a,"b\nc', [[1, 'a', 'b\nc']]],
  ['nothing', '', []],
])('reads %s', (_what, text, rows) => {
  expect(readCsv(text).map(({ line, fields }) => [line, ...fields])).toEqual(rows)
})

// REC-02
test.each([';', '\t', ','])('reads fields between %j, and others in quotes', (separator) => {
  const [row] = readCsv(`a${separator}"b${separator}c"${separator}`, { separator })
  expect(row?.fields).toEqual(['a', `b${separator}c`, ''])
})

// REC-02
test('numbers rows as a spreadsheet does, and keeps their text', () => {
  const rows = readCsv('a,1\r\n\r\n"b\r\nc",2\r\nd,3')
  expect(rows.map(({ number, text }) => [number, text])).toEqual([
    [1, 'a,1'],
    [3, '"b\nc",2'],
    [4, 'd,3'],
  ])
})

// REC-02
test('marks the row whose quote is not closed', () => {
  expect(readCsv('a\n"b\nc').map(({ isUnclosed }) => isUnclosed)).toEqual([false, true])
})

// REC-02
test('ends after the rows that are wanted', () => {
  expect(readCsv('a\n\nb\nc', { maxRows: 2 }).map(({ fields }) => fields)).toEqual([['a'], ['b']])
  expect(readCsv('a', { maxRows: 2 })).toHaveLength(1)
})
