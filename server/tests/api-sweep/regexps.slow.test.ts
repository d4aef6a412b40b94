/**
 * No text from outside can keep a regular expression busy, which would block the server for everyone
 * (security gate E9).
 */
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { type JsonSchema, operationsOf } from '../support/openapi.ts'
import { attacksOn, type FoundRegExp, mayTakeLong, regexpsIn, timeOf } from '../support/regexps.ts'

/** Linear time takes a few milliseconds, up to twice as many on a busy core. Quadratic time takes seconds. */
const MAX_MS = 25
const ROOT = resolve(import.meta.dirname, '../../..')

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

const slowOf = ({ place, regexp }: FoundRegExp): string[] => {
  if (!mayTakeLong(regexp)) return []
  for (const text of attacksOn(regexp)) {
    const ms = timeOf(regexp, text, MAX_MS)
    if (ms > MAX_MS)
      return [`${place} ${String(regexp)}: ${Math.round(ms)} ms for ${JSON.stringify(text.slice(0, 6))}`]
  }
  return []
}

const patternsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { pattern } = schema as JsonSchema
  return [...(typeof pattern === 'string' ? [pattern] : []), ...Object.values(schema).flatMap(patternsOf)]
}

// PROTECTION-32
test('every pattern that checks a request is fast on 50,000 characters', () => {
  const patterns = new Set(
    operationsOf(bank.app).flatMap(({ body, parameters }) => [body, ...parameters].flatMap(patternsOf)),
  )
  expect(patterns.size).toBeGreaterThan(5)
  const found = [...patterns].map((pattern) => ({ place: 'API', regexp: new RegExp(pattern, 'u') }))
  expect(found.flatMap(slowOf)).toEqual([])
})

// PROTECTION-32
test('every regular expression in contract, server, and database is fast on 50,000 characters', () => {
  const found = regexpsIn(ROOT, ['contract', 'server', 'database'])
  expect(found.length).toBeGreaterThan(60)
  expect(found.flatMap(slowOf)).toEqual([])
})

test.each([/^(a+)+$/, /^([\w-]+\.?)*@/, /\s+$/])('detects the slow regular expression %s', (regexp) => {
  expect(slowOf({ place: 'planted', regexp })).toHaveLength(1)
})
