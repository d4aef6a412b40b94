import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { type Line, type Posting, statesOfLines } from './known-lines.rules.ts'

const TODAY = day('2026-11-25')
/** "2026-11-24 500.00 R1", without the number if there is none. */
const posting = (text: string): Posting => {
  const [on = '', amount = '', receiptNumber = null] = text.split(' ')
  return { postedOn: day(on), amountCents: cents(Math.round(Number(amount) * 100)), receiptNumber }
}
const statesOf = (lines: readonly string[], stored: readonly string[] = []) =>
  statesOfLines(lines.map(posting), stored.map(posting), TODAY)

const [PLAIN, FIRST, SECOND] = ['2026-11-24 500.00', '2026-11-24 500.00 R1', '2026-11-24 500.00 R2']

// REC-08
test.each<[what: string, lines: string[], stored: string[], states: string[]]>([
  ['lines of an empty list are new', [FIRST, PLAIN], [], ['new', 'new']],
  ['a line with the number of a receipt is known', [FIRST, SECOND], [FIRST], ['known', 'new']],
  ['a line that is twice in the file is added once', [FIRST, FIRST], [], ['new', 'known']],
  ['a line that is twice in the file and stored is added never', [FIRST, FIRST], [FIRST], ['known', 'known']],
  ['lines without a number count as often as they are there', [PLAIN, PLAIN], [PLAIN], ['known', 'new']],
  ['all of them are known the next time', [PLAIN, PLAIN], [PLAIN, PLAIN], ['known', 'known']],
  ['a receipt that was typed without its number is known', [FIRST], [PLAIN], ['known']],
  ['it is only one of two such lines', [FIRST, SECOND], [PLAIN], ['known', 'new']],
  ['a line without a number is a receipt that has one', [PLAIN], [FIRST], ['known']],
  [
    'a receipt that is exactly the same is not taken for another line',
    [PLAIN, FIRST],
    [FIRST],
    ['new', 'known'],
  ],
  ['another day is another receipt', ['2026-11-23 500.00 R1'], [FIRST], ['new']],
  ['another amount is another receipt', ['2026-11-24 500.01 R1'], [FIRST], ['new']],
  ['what the office took back is not what it posted', ['2026-11-24 -500.00 R1'], [FIRST], ['new']],
])('%s', (_what, lines, stored, states) => {
  expect(statesOf(lines, stored)).toEqual(states)
})

// REC-08
test('what is added is known when the same lines come again', () => {
  const lines = [PLAIN, FIRST, FIRST, PLAIN, SECOND]
  const added = lines.filter((_line, at) => statesOf(lines)[at] === 'new')
  expect(statesOf(lines, added)).toEqual(lines.map(() => 'known'))
})

const NOT_UNDERSTOOD: [what: string, change: Partial<Line>][] = [
  ['a line without a day', { postedOn: null }],
  ['a line without an amount', { amountCents: null }],
  ['a line of a day to come', { postedOn: day('2026-11-26') }],
  ['a line of more than anybody pays', { amountCents: cents(10_000_000_000) }],
]
// REC-08
test.each(NOT_UNDERSTOOD)('%s is not understood', (_what, change) => {
  expect(statesOfLines([{ ...posting(FIRST), ...change }], [], TODAY)).toEqual(['not_understood'])
})
