import { expect, test } from 'vitest'
import { isReadable } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['a request as we know it', '{"expense_items":[{"amount":"1.00"}]}'],
  ['many things beside each other', `[${Array.from({ length: 500 }, () => '{"a":[1]}').join(',')}]`],
  ['as deep as may be', nested(64)],
  ['brackets inside a text', JSON.stringify('['.repeat(500))],
  ['brackets behind an escaped quote', String.raw`{"a":"\"${'['.repeat(500)}"}`],
  ['nothing', ''],
])('%s is read', (_what, json) => expect(isReadable(json)).toBe(true))

test.each([
  ['one level more', nested(65)],
  ['lists that never end', '['.repeat(50_000)],
  ['objects in each other', `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`],
  ['depth behind a text that ends with a backslash', String.raw`["\\",${nested(80)}]`],
])('%s is too deep', (_what, json) => expect(isReadable(json)).toBe(false))

test('the longest body is looked through in a few milliseconds', () => {
  const timeOf = (): number => {
    const startedAt = performance.now()
    isReadable(`"${'['.repeat(64_000)}`)
    return performance.now() - startedAt
  }
  // The fastest run, which a busy machine affects least.
  expect(Math.min(...Array.from({ length: 10 }, timeOf))).toBeLessThan(50)
})

test.each([
  ['a field twice', '{"amount":"1.00","amount":"9.00"}'],
  ['a field twice with another between', '{"a":1,"b":{"c":2},"a":3}'],
  ['a field twice deep inside', '[{"a":[{"b":1,"b":2}]}]'],
  ['a field that is written in two ways', String.raw`{"amount":"1.00","\u0061mount":"9.00"}`],
  ['a field twice with space around', '{ "a" : 1 ,\n "a" : 2 }'],
])('%s is not read', (_what, json) => expect(isReadable(json)).toBe(false))

test.each([
  ['the same field of two objects', '[{"a":1},{"a":2}]'],
  ['a field within its namesake', '{"a":{"a":{"a":1}}}'],
  ['a value like its field', '{"a":"a","b":"a"}'],
  ['a list of equal texts', '{"a":["x","x","x"]}'],
  ['a text with what looks like a field', String.raw`{"a":"{\"b\":1,\"b\":2}"}`],
])('%s is read', (_what, json) => expect(isReadable(json)).toBe(true))
