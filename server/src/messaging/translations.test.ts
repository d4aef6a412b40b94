import { commonRefusals } from '@yoursuccess/contract/core/error'
import { messages } from '@yoursuccess/contract/core/messages'
import { beforeAll, expect, test } from 'vitest'
import { copy } from '../pdf/pdf.messages.ts'
import { currentLanguage, inLanguage } from './language.ts'
import { createTexts, day, inEnglish, message, t } from './render.ts'
import { loadTranslations, translatedReply } from './translations.ts'

const only = messages('onlyEnglish', { closes: 'It closes on {on}.' })
const on = day('2026-11-27' as Parameters<typeof day>[0])
const texts = createTexts([copy, only])
beforeAll(loadTranslations)

test('the current work has the language that it was given', () => {
  expect(currentLanguage()).toBe('en')
  expect(inLanguage('es', currentLanguage)).toBe('es')
})

// LANGUAGE-05
test('a stored message is in the language of the reader when it is read', () => {
  const stored = message(copy.page, { number: 1, count: 2 })
  expect(texts.render(stored)).toBe('Page 1 of 2')
  expect(texts.render(stored, 'es')).toBe('Página 1 de 2')
  expect(inLanguage('es', () => texts.render(stored))).toBe('Página 1 de 2')
})

test('a text that is read at once is in the language of the current work', () => {
  const page = { number: 1, count: 2 }
  expect(inLanguage('es', () => [t(copy.page, page), inEnglish(copy.page, page)])).toEqual([
    'Página 1 de 2',
    'Page 1 of 2',
  ])
})

// LANGUAGE-07
test('a text without a translation is English, with its values as the reader writes them', () => {
  expect(texts.render(message(only.closes, { on }), 'es')).toBe('It closes on vie, 27 nov.')
})

test('a refusal is found by its English text, and what is no refusal stays', () => {
  const { error } = commonRefusals.not_found
  expect([translatedReply(error, 'es'), translatedReply(error, 'en')]).toEqual(['No se encontró', error])
  expect(translatedReply('password', 'es')).toBe('password')
})
