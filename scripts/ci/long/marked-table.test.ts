import { expect, test } from 'vitest'
import { withRows } from './marked-table.ts'

const document = (...rows: string[]) =>
  [
    '# Title',
    '',
    '<!-- figures -->',
    '',
    '| gate | counted |',
    '| --- | --- |',
    ...rows,
    '',
    '<!-- /figures -->',
    'After',
  ].join('\n')

test('a gate that ran again has its new row, one that did not keeps its old one, a new one comes last', () => {
  const before = document('| kills | 10 |', '| stops   | 5 |')
  expect(
    withRows(before, 'figures', [
      ['stops', '20'],
      ['mutants', '40'],
    ]),
  ).toBe(document('| kills | 10 |', '| stops | 20 |', '| mutants | 40 |'))
})

test('a document without the table is refused, so that no figure is lost in silence', () => {
  expect(() => withRows('# Title', 'figures', [])).toThrow('there is no table figures')
})
