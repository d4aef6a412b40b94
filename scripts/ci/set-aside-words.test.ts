/** Checks that no text about the set-aside or autopay promises more than it is (docs/requirements/setaside.md). */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const FORBIDDEN = /\b(protect(s|ed|ion)?|guarantee(s|d)?|escrow|safe from)\b/gi

const promisesIn = (text: string) => text.match(FORBIDDEN) ?? []

// SETA-16
test('no text about the set-aside or autopay calls money protected, guaranteed, in escrow or safe from anything', () => {
  const catalogs = globSync('{contract,server,web}/src/**/{setaside,autopay}/**/*.messages.ts', {
    cwd: REPOSITORY,
  })
  expect(catalogs.length).toBeGreaterThanOrEqual(10)
  const promises = catalogs.flatMap((file) =>
    promisesIn(readFileSync(resolve(REPOSITORY, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(promises).toEqual([])
})

test.each(['Your money is protected.', 'Kept in escrow', 'Safe from creditors', 'We guarantee it'])(
  'finds the promise in "%s"',
  (text) => expect(promisesIn(text)).toHaveLength(1),
)
