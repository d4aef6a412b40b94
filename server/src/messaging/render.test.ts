import { cents } from '@yoursuccess/contract/core/money'
import { messages } from '@yoursuccess/contract/core/messages'
import { expect, test } from 'vitest'
import { anyOf, createTexts, day, longDay, message, month, t, usd } from './render.ts'

const copy = messages('sample', {
  due: '{amount} is due on {on}, at the latest on {last}, for {of}.',
  failed: 'Your transfer to {name} failed, because {reason}.',
  reasons: { closed: 'it is closed' },
  changed: 'This was changed: {fields}.',
  fields: { name: 'your name', phone: 'your phone' },
  count: '{count, plural, one {# bill} other {# bills}}',
  plain: "It isn't {braces}.",
})
const texts = createTexts([copy])
const stored = (value: unknown) => JSON.parse(JSON.stringify(value)) as Parameters<typeof texts.render>[0]

test('renders amounts and days that were stored as data', () => {
  const values = {
    amount: usd(cents(-123_450)),
    on: day('2026-11-27' as Parameters<typeof day>[0]),
    last: longDay('2026-12-01' as Parameters<typeof day>[0]),
    of: month('2026-11-30' as Parameters<typeof day>[0]),
  }
  const sentence = '-$1,234.50 is due on Fri, Nov 27, at the latest on December 1, 2026, for November 2026.'
  expect(texts.render(stored(message(copy.due, values)))).toBe(sentence)
  expect(t(copy.due, values)).toBe(sentence)
})

test('formats days in the language of the reader', () => {
  const due = message(copy.changed, { fields: day('2026-11-27' as Parameters<typeof day>[0]) })
  expect(texts.render(due, 'es')).toBe('This was changed: vie, 27 nov.')
})

test('renders a reason, a list and a number', () => {
  const failed = message(copy.failed, { name: '{name} <b>', reason: message(copy.reasons.closed) })
  expect(texts.render(stored(failed))).toBe('Your transfer to {name} <b> failed, because it is closed.')
  const fields = { list: [message(copy.fields.name), message(copy.fields.phone)] }
  expect(texts.render(stored(message(copy.changed, { fields })))).toBe(
    'This was changed: your name, your phone.',
  )
  const either = anyOf([message(copy.fields.name), message(copy.fields.phone), 'your ZIP'])
  expect(texts.render(stored(message(copy.changed, { fields: either })))).toBe(
    'This was changed: your name, your phone, or your ZIP.',
  )
  expect([1, 2].map((count) => texts.render(message(copy.count, { count })))).toEqual(['1 bill', '2 bills'])
})

test('knows which codes have a text, and refuses to render one without', () => {
  expect([texts.has('sample.plain'), texts.has('legacy')]).toEqual([true, false])
  expect(() => texts.render({ code: 'legacy', params: {} })).toThrow('no catalog has the message legacy')
  expect(texts.render('Finished text')).toBe('Finished text')
})
