import { day, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidRange, pageToken, readPageToken, stampOf } from './transactions.rules.ts'

const TODAY = day('2026-08-22')
const range = (from?: string, to?: string) => ({
  from: from as CalendarDate | undefined,
  to: to as CalendarDate | undefined,
})

// TRANSACTIONS-28
test.each([
  ['no dates', range(), true],
  ['one day', range('2026-08-22', '2026-08-22'), true],
  ['seven years', range('2019-08-22', '2026-08-22'), true],
  ['a day more than seven years', range('2019-08-21', '2026-08-22'), false],
  ['an end tomorrow', range('2026-08-01', '2026-08-23'), false],
  ['an end before its start', range('2026-08-02', '2026-08-01'), false],
  ['a start alone, which filters nothing', range('2026-08-01'), true],
  ['an end alone, which filters nothing', range(undefined, '2026-08-01'), true],
])('%s: %j is a valid range (%s)', (_what, given, expected) => {
  expect(isValidRange(given, TODAY)).toBe(expected)
})

test('on February 29 the list reaches back to February 28 seven years ago', () => {
  const leapDay = day('2028-02-29')
  expect(isValidRange(range('2021-02-28', '2028-02-29'), leapDay)).toBe(true)
  expect(isValidRange(range('2021-02-27', '2028-02-29'), leapDay)).toBe(false)
})

// TRANSACTIONS-23
test.each([
  ['2026-08-22T04:05:06.789Z', '2026-08-22 4:05:06'],
  ['2026-08-22T00:00:00.000Z', '2026-08-22 0:00:00'],
  ['2026-12-31T23:59:59.999Z', '2026-12-31 23:59:59'],
])('%s is shown as %s', (instant, expected) => expect(stampOf(new Date(instant))).toBe(expected))

test('the page token of a row decodes to its time and id', () => {
  const rows = fc.record({
    postedAt: fc.date({ min: new Date('1969-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
    id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  })
  fc.assert(
    fc.property(rows, (row) => {
      expect(readPageToken(pageToken(row))).toEqual({ postedAt: row.postedAt.getTime(), id: row.id })
    }),
  )
})

test.each([
  '',
  '.',
  '1',
  '1.',
  '.1',
  '1.2.3',
  'a.b',
  '1.-2',
  '1e3.1',
  ' 1.1',
  '1.1 ',
  '-99999999999999.1',
  '999999999999999.1',
])('refuses "%s" as a page token', (token) => expect(readPageToken(token)).toBeUndefined())
