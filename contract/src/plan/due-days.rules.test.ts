import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBankingDay } from '../core/banking-days.ts'
import { addDays, addMonths, day, daysBetween } from '../core/calendar-date.ts'
import {
  aimOn,
  DUE_ROLLS,
  type DueRoll,
  dueDayIn,
  dueDayOf,
  firstDueAfter,
  monthOf,
  nextDueDay,
  type Schedule,
} from './due-days.rules.ts'

const scheduleOf = (firstDueOn: string, dueDay: number, roll: DueRoll = 'clamp', months = 60): Schedule => ({
  firstDueOn: day(firstDueOn),
  months,
  dueRule: { day: dueDay, roll },
})
const dueDays = (schedule: Schedule, count: number) =>
  Array.from({ length: count }, (_, index) => dueDayOf(schedule, index)).join(' ')

// CASE-10
test.each([
  {
    name: 'a shorter month takes its last day',
    schedule: scheduleOf('2026-08-31', 31),
    days: '2026-08-31 2026-09-30 2026-10-31 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31',
  },
  {
    name: 'days 29 to 31 move to the 1st',
    schedule: scheduleOf('2026-11-30', 31, 'to_first'),
    days: '2026-11-30 2027-01-01 2027-02-01 2027-03-01',
  },
  {
    name: 'day 29 moves to the 1st in a month that has it, too',
    schedule: scheduleOf('2027-01-15', 29, 'to_first'),
    days: '2027-01-15 2027-03-01 2027-04-01',
  },
  {
    name: 'day 28 does not move',
    schedule: scheduleOf('2027-01-28', 28, 'to_first'),
    days: '2027-01-28 2027-02-28 2027-03-28',
  },
  {
    name: 'a first payment on the 1st, because it moved there, leaves out no month',
    schedule: scheduleOf('2027-03-01', 30, 'to_first'),
    days: '2027-03-01 2027-04-01 2027-05-01',
  },
  {
    name: 'the first payment is on its own day',
    schedule: scheduleOf('2026-04-16', 1),
    days: '2026-04-16 2026-05-01 2026-06-01',
  },
  {
    name: 'a leap year has 29 days in February',
    schedule: scheduleOf('2027-12-30', 30),
    days: '2027-12-30 2028-01-30 2028-02-29 2028-03-30',
  },
])('due days: $name', ({ schedule, days }) => {
  expect(dueDays(schedule, days.split(' ').length)).toBe(days)
})

// CASE-10
test('a case filed on 2026-03-17 ends 36 months on 2029-03-16 and 60 months on 2031-03-16', () => {
  const first = firstDueAfter(day('2026-03-17'))
  const schedule = scheduleOf(first, 16)
  expect([first, dueDayOf(schedule, 35), dueDayOf(schedule, 59)]).toEqual([
    '2026-04-16',
    '2029-03-16',
    '2031-03-16',
  ])
})

// CASE-10
test.each([
  { filedOn: '2026-05-01', dueOn: '2026-05-31', aim: '2026-05-29' },
  { filedOn: '2026-01-30', dueOn: '2026-03-01', aim: '2026-02-27' },
  { filedOn: '2026-12-02', dueOn: '2027-01-01', aim: '2026-12-31' },
  { filedOn: '2026-03-17', dueOn: '2026-04-16', aim: '2026-04-16' },
])('a case filed on $filedOn is first due on $dueOn, so aim at $aim', ({ filedOn, dueOn, aim }) => {
  expect(firstDueAfter(day(filedOn))).toBe(dueOn)
  expect(aimOn(day(dueOn))).toBe(aim)
})

test.each([
  { from: '2026-11-20', dueDay: 20, roll: 'clamp', next: '2026-11-20' },
  { from: '2026-11-21', dueDay: 20, roll: 'clamp', next: '2026-12-20' },
  { from: '2027-02-28', dueDay: 31, roll: 'clamp', next: '2027-02-28' },
  { from: '2027-01-01', dueDay: 31, roll: 'to_first', next: '2027-01-01' },
  { from: '2027-01-02', dueDay: 31, roll: 'to_first', next: '2027-02-01' },
] as const)('from $from on, day $dueDay ($roll) is next due on $next', ({ from, dueDay, roll, next }) => {
  expect(nextDueDay({ day: dueDay, roll }, day(from))).toBe(next)
})

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2000-01-01'), count))
const anySchedule = fc.record({
  firstDueOn: anyDay,
  months: fc.integer({ min: 1, max: 84 }),
  dueRule: fc.record({ day: fc.integer({ min: 1, max: 31 }), roll: fc.constantFrom(...DUE_ROLLS) }),
})

// CASE-10
test('each installment has its own month, and each is due later than the one before', () => {
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: 1, max: 83 }), (schedule, index) => {
      expect(monthOf(schedule, index)).toBe(addMonths(monthOf(schedule, 0), index))
      expect(dueDayOf(schedule, index) > dueDayOf(schedule, index - 1)).toBe(true)
    }),
  )
})

test('the next due day is a due day, and none is between', () => {
  fc.assert(
    fc.property(anySchedule, anyDay, ({ dueRule }, from) => {
      const next = nextDueDay(dueRule, from)
      expect(next >= from).toBe(true)
      expect(daysBetween(from, next)).toBeLessThanOrEqual(31)
      const months = [-1, 0, 1, 2].map((count) => dueDayIn(dueRule, addMonths(from, count)))
      expect(months).toContain(next)
      expect(months.some((due) => due >= from && due < next)).toBe(false)
    }),
  )
})

// CASE-10
test('the day to aim at is a banking day, and never after the due day', () => {
  fc.assert(
    fc.property(anyDay, (dueOn) => {
      const aim = aimOn(dueOn)
      expect(isBankingDay(aim)).toBe(true)
      expect(aim <= dueOn).toBe(true)
      expect(daysBetween(aim, dueOn)).toBeLessThanOrEqual(4)
    }),
  )
})
