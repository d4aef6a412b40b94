/** Everything that customers read is in Spanish, with the same values, and with the terms of the glossary. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withTrustee } from '@yoursuccess/contract/core/spanish-trustee'
import { describe, expect, test } from 'vitest'
import { hasWords, otherTerms, partsOf, readTexts } from './spanish.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const texts = await readTexts(ROOT)
const translated = texts.flatMap(({ spanish, ...text }) =>
  spanish === undefined ? [] : [{ ...text, spanish }],
)

/** Texts that are the same in both languages: names, and words that Spanish has, too. */
const SAME = new Set([
  'English',
  'Español',
  'YourSuccess',
  'Success Tracker',
  'Plan',
  'Total',
  'Error',
  'Final',
  'ZIP',
  'Cash back',
  'Fax',
  'Fax: {number}',
  'SHA-256',
  'SHA-256 {sha256}',
  'TFS',
  'ePay',
  'MoneyGram',
  'Arizona (Phoenix)',
  'Alaska (Anchorage)',
  'City Power',
  'Metro Phone',
])
/** Texts in which a term of the glossary has another translation, by id, each with its reason. */
const OTHER_TERMS: Readonly<Record<string, string>> = {
  'app.navigation.funding': 'The navigation has little room, and there is only one account.',
  'pictures.paid': 'The phone in the picture has little room.',
  'pictures.toPay': 'The phone in the picture has little room.',
  'pictures.pay': 'The phone in the picture has little room.',
}

// LANGUAGE-01
test('every text that customers read is in Spanish', () => {
  expect(texts.length).toBeGreaterThan(2000)
  const missing = texts.filter(({ spanish, english }) => spanish === undefined && hasWords(english))
  expect(missing.map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})

test('a Spanish text is not the English one', () => {
  const same = translated.filter(
    ({ english, spanish }) => english === spanish && hasWords(english) && !SAME.has(english),
  )
  expect(same.map(({ id, spanish }) => `${id}: ${spanish}`)).toEqual([])
})

test('a Spanish text has the values, plurals, choices and links of the English one', () => {
  const other = translated.filter(
    ({ english, spanish }) => String(partsOf(english)) !== String(partsOf(spanish)),
  )
  expect(other.map(({ id, english, spanish }) => [id, partsOf(english), partsOf(spanish)])).toEqual([])
})

// LANGUAGE-08
test('a term of the glossary has its translation', () => {
  const other = translated.flatMap(({ id, english, spanish }) =>
    id in OTHER_TERMS ? [] : otherTerms(english, spanish).map((term) => `${id}: ${term} in "${spanish}"`),
  )
  expect(other).toEqual([])
})

/** Captions of videos, too. */
const everySpanish = [
  ...translated.map(({ spanish }) => spanish),
  ...globSync('web/public/videos/*.es.vtt', { cwd: ROOT }).map((file) =>
    readFileSync(resolve(ROOT, file), 'utf8'),
  ),
]

// LANGUAGE-11
test('the word for the trustee can be replaced in every text', () => {
  const words = everySpanish.flatMap((text) => text.match(/\p{L}*fideicomisari\p{L}*/giu) ?? [])
  expect(words.length).toBeGreaterThan(300)
  expect(
    [...new Set(words)].filter((word) => !/^[Ff]ideicomisarios?$/.test(word)),
    'only this word, masculine, without a prefix or suffix, and in no other case',
  ).toEqual([])
  const replaced = everySpanish.map((text) => withTrustee(text, 'síndico'))
  expect(replaced.filter((text) => /fideicomisari|síndico[^s\P{L}]/iu.test(text))).toEqual([])
})

// LANGUAGE-11
test('replacing the word changes no value, choice or link', () => {
  const changed = translated.filter(
    ({ spanish }) => String(partsOf(withTrustee(spanish, 'síndico'))) !== String(partsOf(spanish)),
  )
  expect(changed.map(({ id }) => id)).toEqual([])
})

describe('the checks', () => {
  test('find missing values, plural forms and links', () => {
    const english = partsOf('{count, plural, one {# bill} other {# bills}} to {name}, <a>see</a>')
    expect(english).toEqual(['<a>', 'plural count', '{name}'])
    expect(partsOf('{count, plural, other {# facturas}} a {name}')).toEqual([
      'plural count',
      'plural count without one',
      '{name}',
    ])
    expect(partsOf('El {day}')).toEqual(partsOf('The {day, selectordinal, one {#st} other {#th}}'))
    expect(partsOf('{isNew, select, true {a} other {b}}')).toEqual(['select isNew: other, true'])
  })

  test('know which texts have nothing to translate', () => {
    expect(['{time} ET', '{day}, {time}', '<a>{number}</a>'].map(hasWords)).toEqual([false, false, false])
    expect(hasWords('{day} only')).toBe(true)
  })

  test('find terms with another translation', () => {
    expect(otherTerms('Your Chapter 13 trustee', 'Su fideicomisario del Capítulo 13')).toEqual([])
    expect(otherTerms('Your trustee', 'Su administrador')).toEqual(['trustee'])
    expect(otherTerms('By {payday}', 'Hasta el {payday}')).toEqual([])
    expect(otherTerms('Your trustee', 'Su fideicomisario o síndico')).toEqual(['síndico'])
  })
})
