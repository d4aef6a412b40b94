import { messages } from '@yoursuccess/contract/core/messages'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { language } from './pseudo.ts'

const copy = messages('test', {
  title: 'Your bills',
  taken: '{count, plural, one {one payment} other {# payments}} to {name}',
  lead: 'Pay now, or <a>see all</a>.',
})

const rendered = (message: (typeof copy)[keyof typeof copy], values = {}): unknown => {
  const { parsed } = language.textOf(message) as { parsed: never[] }
  return new IntlMessageFormat(parsed, language.locale).format(values)
}

test('every text is in brackets and is 40 percent longer', () => {
  expect(rendered(copy.title)).toBe('[Yóúr bílls ~~~~]')
})

test('values, plurals and elements stay what they are', () => {
  expect(rendered(copy.taken, { count: 2, name: 'City Power' })).toBe('[2 páyménts tó City Power ~~~~~~]')
  expect(rendered(copy.lead, { a: (parts: string[]) => `(${parts.join('')})` })).toBe(
    '[Páy nów, ór (séé áll). ~~~~~~~~]',
  )
})

test('the errors of fields are texts of a catalog, too', () => {
  expect(language.fromWire('Required')).toBe('[Réqúíréd ~~~~]')
  expect(language.fromWire('We email you by Tue, Nov 24.')).toBe('We email you by Tue, Nov 24.')
})

test('the errors of a failed call are rendered by field, and as a list', () => {
  const reply = { error: 'Not found', code: 'not_found', request_id: 'r1' }
  const error = '[Nót fóúnd ~~~~]'
  expect(language.fromReply(reply)).toEqual({ ...reply, error })
  expect(language.fromReply({ ...reply, errors: { name: ['Required'] } }).errors).toEqual({
    name: ['[Réqúíréd ~~~~]'],
  })
  expect(language.fromReply({ ...reply, errors: ['Required'] }).errors).toEqual(['[Réqúíréd ~~~~]'])
})
