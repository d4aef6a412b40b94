import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { isYearPlausible, readCaseNumber } from './case-number.rules.ts'

// CASE-05
test.each([
  { typed: '24-12345-abc13', read: { shown: '24-12345', judge: 'ABC', chapter: 13 } },
  { typed: '02:10-bk-00001', read: { shown: '10-00001' } },
  { typed: 'BKS-11-77777-BAM', read: { shown: '11-77777', judge: 'BAM' } },
  { typed: 'A18-11111-ABC', read: { shown: '18-11111', judge: 'ABC' } },
  { typed: '2412345', read: { shown: '24-12345' } },
  { typed: '2012345', read: { shown: '20-12345' } },
  { typed: '091-24-12345', read: { shown: '24-12345' } },
  { typed: '08-40814-rfn7', read: { shown: '08-40814', judge: 'RFN', chapter: 7 } },
  { typed: '24-1234', read: { shown: '24-01234' } },
  { typed: '  24 12345 ', read: { shown: '24-12345' } },
  { typed: '2024-12345', read: { shown: '24-12345' } },
  { typed: '202412345', read: { shown: '24-12345' } },
  { typed: '2012345abc13', read: { shown: '20-12345', judge: 'ABC', chapter: 13 } },
  { typed: '24BK12345', read: { shown: '24-12345' } },
  { typed: '24-b-123', read: { shown: '24-00123' } },
  { typed: '24–12345', read: { shown: '24-12345' } },
  { typed: '24-12345 ABC11', read: { shown: '24-12345', judge: 'ABC', chapter: 11 } },
])('reads $typed as $read.shown', ({ typed, read }) => {
  expect(readCaseNumber(typed)).toEqual(read)
})

// CASE-05
test.each([
  '24-123456',
  '24-12345-13',
  '201234',
  '20123',
  '20123456',
  '241234567',
  '1091-24-12345',
  '24-',
  '12345',
  'abc',
  '',
  '24-12345-A',
  '24-12345 or 24-12346',
])('asks again for %s', (typed) => {
  expect(readCaseNumber(typed)).toBeUndefined()
})

// CASE-05
test('a case number that is shown can be read again and is the same', () => {
  const letters = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom('A', 'B', 'K', 'Q', 'X', 'Z'), minLength, maxLength })
  const written = fc
    .record({
      start: fc.constantFrom('', 'A', 'BKS-', '2:', '091-', 'X-02:'),
      year: fc.integer({ min: 0, max: 99 }).map((year) => String(year).padStart(2, '0')),
      century: fc.constantFrom('', '20', '19'),
      gap: fc.constantFrom('-', ' ', '-bk-', ''),
      serial: fc.integer({ min: 1, max: 99_999 }).map(String),
      judge: fc.oneof(fc.constant(''), letters(2, 5)),
      chapter: fc.constantFrom('', '7', '13'),
    })
    .map(({ start, century, year, gap, serial, judge, chapter }) =>
      [start, century, year, gap, serial, judge, judge && chapter].join(''),
    )
  let read = 0
  fc.assert(
    fc.property(fc.oneof(written, fc.string({ maxLength: 20 })), (typed) => {
      const found = readCaseNumber(typed)
      if (!found) return
      read += 1
      expect(found.shown).toMatch(/^\d\d-\d{5}$/)
      expect(readCaseNumber(found.shown)).toEqual({ shown: found.shown })
    }),
    { numRuns: 1_000 },
  )
  expect(read).toBeGreaterThan(100)
})

// CASE-05
test.each([
  { shown: '24-12345', filedOn: '2024-06-01', fits: true },
  { shown: '23-12345', filedOn: '2024-06-01', fits: true },
  { shown: '25-12345', filedOn: '2024-06-01', fits: true },
  { shown: '22-12345', filedOn: '2024-06-01', fits: false },
  { shown: '26-12345', filedOn: '2024-06-01', fits: false },
  { shown: '99-12345', filedOn: '2000-01-02', fits: true },
  { shown: '00-12345', filedOn: '1999-12-30', fits: true },
])('$shown fits a filing on $filedOn: $fits', ({ shown, filedOn, fits }) => {
  expect(isYearPlausible({ shown }, day(filedOn))).toBe(fits)
})
