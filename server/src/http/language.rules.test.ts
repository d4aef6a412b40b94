import { expect, test } from 'vitest'
import { acceptedLanguage } from './language.rules.ts'

// LANGUAGE-02
test.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en-US;q=0.8,en;q=0.7', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-CA,fr;q=0.9,es;q=0.5', 'es'],
  ['en;q=0.4, es-PR;q=0.6', 'es'],
  ['ES-419', 'es'],
  ['es;q=0', 'en'],
  ['es;q=x', 'en'],
  ['fr,de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that accepts %s reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
