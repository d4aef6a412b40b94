import { messages } from '@yoursuccess/contract/core/messages'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { elements, t, texts } from './translate.ts'

const copy = messages('test', {
  title: "We couldn't load it.",
  end: 'You can pay until {on}.',
  taken: '{count, plural, one {one payment} other {# payments}} by {name}',
  day: 'The {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  fee: 'It is low.{hasFee, select, true { A fee applies.} other {}}',
  lead: 'Pay {amount} now, or <a>see all bills</a>.',
  question: { title: 'Delete it?', labels: ['Yes', 'No'] },
})

test('a text without values is shown as it is written', () => {
  expect(t(copy.title)).toBe("We couldn't load it.")
})

test('values are in their places', () => {
  expect(t(copy.end, { on: 'Nov 5' })).toBe('You can pay until Nov 5.')
  expect(t(copy.fee, { hasFee: true })).toBe('It is low. A fee applies.')
  expect(t(copy.fee, { hasFee: false })).toBe('It is low.')
})

test('a plural follows its number', () => {
  expect(t(copy.taken, { count: 1, name: 'Ana' })).toBe('one payment by Ana')
  expect(t(copy.taken, { count: 1200, name: 'Ana' })).toBe('1,200 payments by Ana')
})

test('an ordinal follows its number', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => t(copy.day, { day }))
  expect(days.join(', ')).toBe(
    'The 1st, The 2nd, The 3rd, The 4th, The 11th, The 12th, The 13th, The 21st, The 22nd, The 23rd, The 31st',
  )
})

test('braces in a value are shown, not read', () => {
  expect(t(copy.end, { on: '{on} <a>' })).toBe('You can pay until {on} <a>.')
})

test('texts renders a whole group', () => {
  expect(texts(copy.question)).toEqual({ title: 'Delete it?', labels: ['Yes', 'No'] })
})

test('elements stand within a sentence', () => {
  render(
    <p data-testid="lead">
      {elements(copy.lead, { amount: <b>$5.00</b>, a: (words) => <a href="/bills">{words}</a> })}
    </p>,
  )
  expect(screen.getByTestId('lead')).toHaveTextContent('Pay $5.00 now, or see all bills.')
  expect(screen.getByRole('link')).toHaveTextContent('see all bills')
})
