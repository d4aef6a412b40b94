import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import {
  answerDueOn,
  decideBy,
  idOfReference,
  isInTime,
  referenceOf,
  referenceOfOwn,
  settleUp,
  takeBackOn,
} from './disputes.rules.ts'

// DISPUTES-10
test('the answer is due on the tenth business day, not counting weekends and holidays', () => {
  expect(answerDueOn(day('2026-08-21'))).toBe('2026-09-04')
  // Labor Day is not a business day.
  expect(answerDueOn(day('2026-08-28'))).toBe('2026-09-14')
  // A report on a Sunday counts from Monday.
  expect(answerDueOn(day('2026-08-23'))).toBe('2026-09-04')
})

// DISPUTES-12
test('with a provisional credit, the answer may take 45 days', () => {
  expect(decideBy(day('2026-08-21'))).toBe('2026-10-05')
})

// DISPUTES-11
test.each([
  ['2026-06-01', '2026-07-01', '2026-08-30', true],
  ['2026-06-30', '2026-07-01', '2026-08-31', false],
  // The statement is late, or the transaction missed the statement of its month.
  ['2026-06-30', '2026-07-09', '2026-09-07', true],
  ['2026-06-30', '2026-07-09', '2026-09-08', false],
  ['2026-06-30', '2026-08-01', '2026-09-30', true],
  ['2026-06-30', 'to come', '2026-12-31', true],
  // No statement will ever show it.
  ['2026-06-01', undefined, '2026-08-30', true],
  ['2026-06-30', undefined, '2026-08-31', false],
] as const)(
  'a transaction of %s, on a statement of %s and reported on %s, is within 60 days: %s',
  (postedOn, shown, today, inTime) => {
    const since = shown === 'to come' || shown === undefined ? shown : day(shown)
    expect(isInTime({ postedOn: day(postedOn), shown: since, today: day(today) })).toBe(inTime)
  },
)

// DISPUTES-14
test('takes money back no earlier than five business days after the answer', () => {
  expect(takeBackOn(day('2026-08-21'))).toBe('2026-08-28')
  expect(takeBackOn(day('2026-09-04'))).toBe('2026-09-14')
})

// DISPUTES-09
test("recognizes the bank's own adjustment for a case by its description", () => {
  const details = 'PROVISIONAL CREDIT REVERSAL P-2026-000123'
  expect(referenceOfOwn({ kind: 'adjustment', details })).toBe('P-2026-000123')
  expect(referenceOfOwn({ kind: 'purchase', details })).toBeUndefined()
  expect(referenceOfOwn({ kind: 'adjustment', details: 'Opening balance' })).toBeUndefined()
})

// DISPUTES-21
test.each([
  [1000, 0, 1000, 0],
  [1000, 1000, 0, 0],
  [1000, 400, 600, 0],
  [400, 1000, 0, 600],
  [0, 1000, 0, 1000],
  [0, 0, 0, 0],
])(
  'with %i owed and %i credited before, gives %i and takes back %i',
  (resolved, given, toGive, toTakeBack) => {
    expect(settleUp(cents(resolved), cents(given))).toEqual({ toGive, toTakeBack })
  },
)

// DISPUTES-06
test('a reference has the year and the number, in any case and with spaces around it', () => {
  const row = { id: 123, reportedOn: day('2026-08-21') }
  expect(referenceOf(row)).toBe('P-2026-000123')
  expect(idOfReference(' p-2026-000123 ')).toBe(123)
  expect(referenceOf({ ...row, id: 12_345_678 })).toBe('P-2026-12345678')
  for (const wrong of ['', '123', 'P-2026-123', 'P-26-000123', 'P-2026-000123x'])
    expect(idOfReference(wrong)).toBeUndefined()
})
