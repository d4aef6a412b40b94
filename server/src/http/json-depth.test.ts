import { expect, test } from 'vitest'
import { isReadable } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['an ordinary request', '{"expense_items":[{"amount":"1.00"}]}'],
  ['many values side by side', `[${Array.from({ length: 500 }, () => '{"a":[1]}').join(',')}]`],
  ['nesting at the limit', nested(64)],
  ['brackets inside a string', JSON.stringify('['.repeat(500))],
  ['brackets after an escaped quote', String.raw`{"a":"\"${'['.repeat(500)}"}`],
  ['an empty body', ''],
])('accepts %s', (_what, json) => expect(isReadable(json)).toBe(true))

test.each([
  ['one level beyond the limit', nested(65)],
  ['lists without an end', '['.repeat(50_000)],
  ['nested objects', `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`],
  ['nesting after a string that ends with a backslash', String.raw`["\\",${nested(80)}]`],
])('refuses %s as too deep', (_what, json) => expect(isReadable(json)).toBe(false))

test('checks the longest body in a few milliseconds', () => {
  const timeOf = (): number => {
    const startedAt = performance.now()
    isReadable(`"${'['.repeat(64_000)}`)
    return performance.now() - startedAt
  }
  // The fastest run, which a busy machine affects least.
  expect(Math.min(...Array.from({ length: 10 }, timeOf))).toBeLessThan(50)
})

test.each([
  ['a duplicate field', '{"amount":"1.00","amount":"9.00"}'],
  ['a duplicate field after another one', '{"a":1,"b":{"c":2},"a":3}'],
  ['a duplicate field deep inside', '[{"a":[{"b":1,"b":2}]}]'],
  ['a duplicate field in two spellings', String.raw`{"amount":"1.00","\u0061mount":"9.00"}`],
  ['a duplicate field with spaces around it', '{ "a" : 1 ,\n "a" : 2 }'],
])('refuses %s', (_what, json) => expect(isReadable(json)).toBe(false))

test.each([
  ['the same field in two objects', '[{"a":1},{"a":2}]'],
  ['a field inside one of the same name', '{"a":{"a":{"a":1}}}'],
  ['a value equal to its field name', '{"a":"a","b":"a"}'],
  ['a list of equal strings', '{"a":["x","x","x"]}'],
  ['a string that looks like fields', String.raw`{"a":"{\"b\":1,\"b\":2}"}`],
])('accepts %s, which is no duplicate field', (_what, json) => expect(isReadable(json)).toBe(true))
