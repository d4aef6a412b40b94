import { DUE_DAY } from '@yoursuccess/contract/plan/plan.messages'
import { messages } from '@yoursuccess/contract/core/messages'
import { ONE_TRUSTEE } from '@yoursuccess/contract/plan/plan.messages.es'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { copy as details } from '../features/plan/details/details.messages.es.ts'
import { copy as setUp } from '../features/plan/set-up/set-up.messages.es.ts'
import { words as landing } from '../features/program/landing/landing.messages.es.ts'
import { about, features, help } from '../features/program/pages/pages.messages.es.ts'
import { language, spanishWith } from './spanish.ts'

const spanish = messages('test', {
  plain: landing.lead,
  title: 'Fideicomisario: {trustee}',
  plural: '{count, plural, one {# fideicomisario} other {# fideicomisarios}}, <a>su fideicomisario</a>',
})
/** As the build writes a text with values. */
const parsed = (text: unknown) => ({ parsed: new IntlMessageFormat(String(text), 'es').getAst() })
const { textOf, fromWire, fromReply } = spanishWith('síndico')

// LANGUAGE-11
test('the app says the word of the server, with its English name at first use', () => {
  expect(textOf(spanish.plain)).toContain('debe a su síndico (trustee) y')
  expect(textOf(spanish.plain)).toBe(landing.lead.replace('fideicomisario', 'síndico'))
  expect(fromWire(ONE_TRUSTEE)).toBe('Elija un síndico de la lista o ingrese sus datos, no ambas cosas.')
})

// LANGUAGE-11
test('a text that was parsed ahead keeps its values, and what people typed', () => {
  const render = (text: unknown, values: object) =>
    new IntlMessageFormat(
      (textOf({ id: 'test', text: parsed(text) }) as { parsed: never[] }).parsed,
      'es-US',
    ).format(values as Record<string, string>)
  expect(render(spanish.title.text, { trustee: 'Oficina del fideicomisario' })).toBe(
    'Síndico: Oficina del fideicomisario',
  )
  const a = (parts: string[]) => `(${parts.join('')})`
  expect(render(spanish.plural.text, { count: 2, a })).toBe('2 síndicos, (su síndico)')
  expect(render(spanish.plural.text, { count: 1, a })).toBe('1 síndico, (su síndico)')
})

// LANGUAGE-11
test('each text stays the same object, so that it is formatted once', () => {
  const text = parsed(spanish.title.text)
  expect(textOf({ id: 'test', text })).toBe(textOf({ id: 'test', text }))
})

test('what the server says has its word already', () => {
  const reply = { error: 'El síndico Fideicomisario Pérez', code: 'x', request_id: 'r1' }
  expect(fromReply(reply)).toBe(reply)
})

// LANGUAGE-11
test('without a word in the page, the app says fideicomisario', () => {
  expect(document.documentElement).not.toHaveAttribute('data-trustee')
  expect(language.textOf(spanish.plain)).toBe(landing.lead)
  expect(language.fromWire(DUE_DAY)).toBe(DUE_DAY)
})

/** All texts of a group, in its order. */
const textsIn = (group: unknown): string[] =>
  typeof group === 'string' ? [group] : Object.values(group as object).flatMap(textsIn)

// LANGUAGE-08
test.each([
  ['the home page', landing],
  ['the page about the account', about],
  ['the page of features', features],
  ['the help page', help],
  ['the setup of a plan, in the step before the trustee', setUp.postedHint],
  ['the setup of a plan, in the step of the trustee', setUp.titles],
  ['the details of a plan', details.leads],
])('%s says "fideicomisario (trustee)" at first', (_page, group) => {
  const first = textsIn(group).find((text) => /fideicomisari/i.test(text))
  expect(first).toMatch(/^((?!fideicomisari).)*fideicomisario \(trustee\)/)
})
