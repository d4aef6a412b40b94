import { expect, test } from 'vitest'
import { readChoice, writeChoice } from './language-choice.ts'

test.each([
  ['es', { language: 'es', isNew: false }],
  ['en.new', { language: 'en', isNew: true }],
] as const)('reads and writes the cookie %s', (cookie, choice) => {
  expect(readChoice(cookie)).toEqual(choice)
  expect(writeChoice(choice)).toBe(cookie)
})

test.each(['fr', 'es.old', '.new', '', 'es.new.new', undefined])('ignores the cookie %s', (cookie) => {
  expect(readChoice(cookie)).toBeUndefined()
})
