import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['a request as we know it', '{"expense_items":[{"amount":"1.00"}]}'],
  ['many things beside each other', `[${Array.from({ length: 500 }, () => '{"a":[1]}').join(',')}]`],
  ['as deep as may be', nested(64)],
  ['brackets inside a text', JSON.stringify('['.repeat(500))],
  ['brackets behind an escaped quote', String.raw`{"a":"\"${'['.repeat(500)}"}`],
  ['nothing', ''],
])('%s is read', (_what, json) => expect(isTooDeep(json)).toBe(false))

test.each([
  ['one level more', nested(65)],
  ['lists that never end', '['.repeat(50_000)],
  ['objects in each other', `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`],
  ['depth behind a text that ends with a backslash', String.raw`["\\",${nested(80)}]`],
])('%s is too deep', (_what, json) => expect(isTooDeep(json)).toBe(true))

test('the longest body is looked through in a few milliseconds', () => {
  const timeOf = (): number => {
    const startedAt = performance.now()
    isTooDeep(`"${'['.repeat(64_000)}`)
    return performance.now() - startedAt
  }
  // The quickest, which a busy machine disturbs least.
  expect(Math.min(...Array.from({ length: 10 }, timeOf))).toBeLessThan(50)
})
