/** Checks every day of ten years, whatever time zone the machine uses (WIRE-37, OPERATIONS-45). */
import { afterEach, expect, test } from 'vitest'
import { addDays, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { runDay } from '@yoursuccess/contract/funding/recurring-transfers'
import { bankingDayOf, createClock, startOfDay } from './clock.ts'

const FIRST = day('2026-11-20')
const LAST = day('2036-12-31')
const HOUR_MS = 3_600_000

const originalZone = process.env['TZ']
afterEach(() => {
  if (originalZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = originalZone
})

const everyDay = function* (): Generator<CalendarDate> {
  for (let each = FIRST; each <= LAST; each = addDays(each, 1)) yield each
}

// WIRE-37
test.each(['UTC', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'on a machine in %s, the banking day follows New York, even on days of 23 and 25 hours',
  (zone) => {
    process.env['TZ'] = zone
    const wrong: string[] = []
    const lengths = new Map<number, CalendarDate[]>()
    for (const each of everyDay()) {
      const [begin, end] = [startOfDay(each).getTime(), startOfDay(addDays(each, 1)).getTime()]
      const hours = (end - begin) / HOUR_MS
      lengths.set(hours, [...(lengths.get(hours) ?? []), each])
      const shown = [begin, begin + 12 * HOUR_MS, end - 1].map((at) =>
        createClock(() => new Date(at)).today(),
      )
      if (shown.some((today) => today !== each) || bankingDayOf(new Date(begin - 1)) !== addDays(each, -1))
        wrong.push(`${each}: ${shown.join(' ')}`)
    }
    expect(wrong).toEqual([])
    expect([...lengths.keys()].toSorted((a, b) => a - b)).toEqual([23, 24, 25])
    expect(lengths.get(23)?.[0]).toBe('2027-03-14')
    expect(lengths.get(25)?.[0]).toBe('2027-11-07')
  },
)

// OPERATIONS-45
test.each([
  ['weekly', '2026-11-20'],
  ['biweekly', '2026-11-20'],
  ['monthly', '2026-11-30'],
  ['monthly', '2027-01-31'],
  ['monthly', '2028-02-29'],
] as const)('a %s transfer from %s is due once on each of its days until 2036', (interval, anchor) => {
  const wrong: string[] = []
  let count = 0
  for (const today of everyDay()) {
    let runs = 0
    for (; runDay(day(anchor), interval, count) <= today; count++) {
      runs++
      if (runDay(day(anchor), interval, count) !== today) wrong.push(`${today} is late`)
    }
    if (runs > 1) wrong.push(`${today} runs ${runs} times`)
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(105)
})
