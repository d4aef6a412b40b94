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

test('replaces the row of a gate that ran again, keeps the others, and adds new gates last', () => {
  const before = document('| kills | 10 |', '| stops   | 5 |')
  expect(
    withRows(before, 'figures', [
      ['stops', '20'],
      ['mutants', '40'],
    ]),
  ).toBe(document('| kills | 10 |', '| stops | 20 |', '| mutants | 40 |'))
})

test('refuses a document without the table, so that no figure is lost silently', () => {
  expect(() => withRows('# Title', 'figures', [])).toThrow('the document has no table figures')
})
