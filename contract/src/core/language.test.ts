import { expect, test } from 'vitest'
import { capitalized, inShort, isLanguage, LOCALES } from './language.ts'

const noon = new Date('2026-11-25T12:00:00Z')
const formatted = (locale: string, options: Intl.DateTimeFormatOptions) =>
  inShort(locale, new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon))

test('short days are as short in Spanish as in English', () => {
  const friendly = { weekday: 'short', month: 'short', day: 'numeric' } as const
  expect(formatted(LOCALES.en, friendly)).toBe('Wed, Nov 25')
  expect(formatted(LOCALES.es, friendly)).toBe('mié, 25 nov')
  expect(formatted(LOCALES.es, { year: 'numeric', month: 'short', day: '2-digit' })).toBe('25 nov 2026')
  expect(formatted(LOCALES.es, { month: 'short', year: 'numeric' })).toBe('nov 2026')
})

test('the time after a short day stays as it is', () => {
  const withTime = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  expect(formatted(LOCALES.es, withTime).replaceAll(/\s/g, ' ')).toBe('25 nov, 12:00 p.m.')
})

test('knows the languages by their codes', () => {
  expect(['en', 'es', 'fr', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false])
})

// LANGUAGE-07
test('a month is written with a capital letter where it is a heading', () => {
  const month = new Intl.DateTimeFormat(LOCALES.es, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const text = month.format(new Date('2026-11-01T12:00:00Z'))
  expect([text, capitalized(text)]).toEqual(['noviembre de 2026', 'Noviembre de 2026'])
  expect([capitalized('November 2026'), capitalized('')]).toEqual(['November 2026', ''])
})
