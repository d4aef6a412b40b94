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
  expect(readCsv(text)).toEqual(rows.map(([line, ...fields]) => ({ line, fields })))
})
