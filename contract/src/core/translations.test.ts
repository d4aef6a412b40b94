import { expect, test } from 'vitest'
import { refusals } from './error.ts'
import { messages } from './messages.ts'
import { pairTexts, translationOf } from './translations.ts'

const english = {
  REQUIRED: 'This field is required',
  copy: messages('bills', { title: 'Your bills', steps: ['Choose', 'Confirm'], only: { here: 'Here' } }),
  billRefusals: refusals({ 'bills.gone': [404, 'It is gone.'] }),
  reasonOf: () => undefined,
}

test('pairs each text with its translation, by id, code or name', () => {
  const spanish = {
    REQUIRED: 'Este campo es obligatorio',
    copy: { title: 'Sus facturas', steps: ['Elija', 'Confirme'] },
    billRefusals: { 'bills.gone': 'Ya no está.' },
  }
  expect(pairTexts(english, spanish)).toEqual([
    { id: 'REQUIRED', english: 'This field is required', text: 'Este campo es obligatorio' },
    { id: 'bills.title', english: 'Your bills', text: 'Sus facturas' },
    { id: 'bills.steps.0', english: 'Choose', text: 'Elija' },
    { id: 'bills.steps.1', english: 'Confirm', text: 'Confirme' },
    { id: 'wire.refusals.bills.gone', english: 'It is gone.', text: 'Ya no está.' },
  ])
})

test('leaves out what the English module does not have', () => {
  const spanish = {
    copy: { other: 'Otro', title: { more: 'Más' } },
    gone: { title: 'Título' },
    reasonOf: 'No',
  }
  expect(pairTexts(english, spanish)).toEqual([])
})

test('a translation is beside its module', () => {
  expect(translationOf('/web/src/bills.messages.ts')).toBe('/web/src/bills.messages.es.ts')
})
