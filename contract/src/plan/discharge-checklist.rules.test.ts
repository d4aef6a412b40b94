import { expect, test } from 'vitest'
import { addMonths, day } from '../core/calendar-date.ts'
import { checklistOpening } from './discharge-checklist.rules.ts'
import type { PlanStatus } from './plan-terms.ts'

/** The last payments are due on 2031-01-15, 02-15, 03-15 and 04-15. */
const dueDays = Array.from({ length: 60 }, (_, at) => addMonths(day('2026-05-15'), at))
const openingOn = (today: string, status: PlanStatus = 'confirmed', days = dueDays) =>
  checklistOpening({ status, dueDays: days, today: day(today) })

// LAD-06
test.each([
  ['2026-11-20', false],
  // Four payments are left.
  ['2031-01-15', false],
  ['2031-01-16', true],
  ['2031-04-15', true],
  // The plan is over, and something may be behind.
  ['2031-06-01', true],
])('on %s the checklist is shown: %s', (today, isOpen) => {
  expect(openingOn(today)).toEqual({ isOpen, opensOn: '2031-01-16' })
})

// LAD-06
test.each<[PlanStatus, boolean]>([
  ['completed', true],
  ['discharged', true],
  ['dismissed', false],
  ['converted', false],
])('of a plan that is %s the checklist is shown: %s', (status, isOpen) => {
  expect(openingOn('2026-11-20', status)).toEqual({ isOpen, opensOn: null })
  expect(openingOn('2031-04-01', status)).toEqual({ isOpen, opensOn: null })
})

// LAD-06
test('a plan of three payments begins with it, and one without a due day does not know', () => {
  expect(openingOn('2026-05-01', 'filed', dueDays.slice(0, 3))).toEqual({ isOpen: true, opensOn: null })
  expect(openingOn('2026-05-01', 'filed', [])).toEqual({ isOpen: false, opensOn: null })
})
