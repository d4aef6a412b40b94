/** Checks that no text of the forecast promises anything: what it says is expected, or could happen (docs/requirements/forecast.md). */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const FORBIDDEN =
  /\b(guarantee|promise|certain|definitely|for sure|safe from|would|won't|will be|(you|we|it|they)('ll| will))/gi

const promisesIn = (text: string) => text.match(FORBIDDEN) ?? []

// FORE-06
test('no text of the forecast promises anything', () => {
  const catalogs = globSync('{contract,web}/src/**/forecast/*.messages.ts', { cwd: REPOSITORY })
  expect(catalogs.length).toBeGreaterThanOrEqual(3)
  const promises = catalogs.flatMap((file) =>
    promisesIn(readFileSync(resolve(REPOSITORY, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(promises).toEqual([])
})

test.each(["You'll have $10.00 left.", 'Your money will be enough.', 'We guarantee it.', 'It would last.'])(
  'finds the promise in "%s"',
  (text) => expect(promisesIn(text)).toHaveLength(1),
)
