import { expect, test } from 'vitest'

/** The app's components, to find the rows of buttons that dialogs and forms end with. */
const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const ROW = /<div className=\{(?:dialog\.actions|buttons\.row)\}>([\s\S]*?)<\/div>/g

/** For each row, whether each of its buttons is the main one: only those of second rank have a variant. */
const rows = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(ROW)].map(([, row = '']) => ({
    file,
    areMain: row
      .split(/<Button\b/)
      .slice(1)
      .map((button) => !button.includes('variant=')),
  })),
)

// FRAME-114
test('the main button of a row is the last one, in every dialog', () => {
  expect(rows.length).toBeGreaterThan(15)
  const wrong = rows.filter(({ areMain }) => areMain.slice(0, -1).includes(true))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

// FRAME-114
test('no dialog has a row of its own for its buttons', () => {
  const own = Object.entries(sources).filter(
    ([, source]) => /<Dialog\b/.test(source) && /className=\{classes\.buttons\}/.test(source),
  )
  expect(own.map(([file]) => file)).toEqual([])
})
