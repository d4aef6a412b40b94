import { expect, expectTypeOf, test } from 'vitest'
import { refusals } from './error.ts'
import { isMessage, type Message, messages, type Translation } from './messages.ts'

const copy = messages('bills', {
  title: 'Your bills',
  paymentsEnd: 'You can pay bills until {on}.',
  taken: '{count, plural, one {# payment} other {# payments of {total}}} on {on}',
  fee: 'It is low.{hasFee, select, true { A fee applies.} other {}}',
  day: '{day, selectordinal, one {The #st} two {The #nd} few {The #rd} other {The #th}}',
  steps: ['Choose', 'Confirm {amount}'],
  question: { title: 'Delete it?' },
})

test('each text has an id that names its catalog and its place', () => {
  expect(copy.title).toEqual({ id: 'bills.title', text: 'Your bills' })
  expect(copy.question.title.id).toBe('bills.question.title')
  expect(copy.steps[1].id).toBe('bills.steps.1')
})

test('a message of another group keeps its own id', () => {
  const refusals = messages('bills.refusals', { gone: copy.title })
  expect(refusals.gone).toBe(copy.title)
})

test('a parsed text stays one message', () => {
  const parsed = { parsed: [{ type: 0, value: 'Hello' }] }
  expect(messages('home', { hello: parsed }).hello).toEqual({ id: 'home.hello', text: parsed })
})

test('a group is not a message', () => {
  expect([copy.title, copy.question, copy.steps, 'text', null].map(isMessage)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

type ValuesOf<M> = M extends Message<infer V> ? V : never
const valuesOf = <M>(_message: M): ValuesOf<M> => undefined as ValuesOf<M>

test('the type of a message names its values', () => {
  expectTypeOf(valuesOf(copy.title)).toEqualTypeOf<unknown>()
  expectTypeOf({ on: 'Nov 5' }).toExtend<ReturnType<typeof valuesOf<typeof copy.paymentsEnd>>>()
  expectTypeOf({ count: 2, total: '$5.00', on: 'Nov 5' }).toExtend<ValuesOf<typeof copy.taken>>()
  expectTypeOf({ count: '2', total: '$5.00', on: 'Nov 5' }).not.toExtend<ValuesOf<typeof copy.taken>>()
  expectTypeOf({ count: 2 }).not.toExtend<ValuesOf<typeof copy.taken>>()
  expectTypeOf({ hasFee: true }).toExtend<ValuesOf<typeof copy.fee>>()
  expectTypeOf({ day: 2 }).toExtend<ValuesOf<typeof copy.day>>()
  expectTypeOf({ day: '2' }).not.toExtend<ValuesOf<typeof copy.day>>()
  expectTypeOf({ amount: 1 }).toExtend<ValuesOf<(typeof copy.steps)[1]>>()
})

const other = messages('other', {
  name: 'The name',
  group: { of: copy.title, and: { more: copy.title } },
  list: ['One'],
})

test('a translation has a text for each text, and none for those of another catalog', () => {
  expectTypeOf<Translation<typeof copy>>().toEqualTypeOf<{
    readonly title: string
    readonly paymentsEnd: string
    readonly taken: string
    readonly fee: string
    readonly day: string
    readonly steps: readonly [string, string]
    readonly question: { readonly title: string }
  }>()
  expectTypeOf<Translation<typeof other>>().toEqualTypeOf<{
    readonly name: string
    readonly list: readonly [string]
  }>()
})

test("a translation has a text for each of the contract's field errors and refusals", () => {
  const gone = refusals({ 'bills.gone': [404, 'It is gone.'] })
  expectTypeOf<Translation<'Required'>>().toEqualTypeOf<string>()
  expectTypeOf<Translation<typeof gone>>().toEqualTypeOf<{ readonly 'bills.gone': string }>()
})
