import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, type CalendarDate, day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import type { Schedule } from './due-days.rules.ts'
import { deriveInstallments, type Installment } from './installments.rules.ts'
import {
  BEFORE_FIRST_MONTH,
  FIRST_STEP_MONTH,
  MONTH_NEEDED,
  MONTH_WAS_DUE,
  ORDER_AHEAD,
} from './plan.messages.ts'
import {
  amountIn,
  firstStepsErrors,
  firstMonthOf,
  hasBegun,
  isSuperseded,
  type Step,
  stepErrors,
  suspensionSteps,
} from './steps.rules.ts'

const schedule: Schedule = { firstDueOn: day('2026-04-16'), months: 60, dueRule: { day: 16, roll: 'clamp' } }
const TODAY = day('2026-11-20')

let lastId = 0
const step = (fromMonth: string, amount: number, more: Partial<Step> = {}): Step => ({
  id: ++lastId,
  fromMonth: day(fromMonth),
  amountCents: cents(amount),
  reason: 'step',
  retroactive: false,
  orderedOn: null,
  ...more,
})

// CASE-08
test.each([
  { fromMonth: '2026-12-01', today: '2026-11-30', begun: false },
  { fromMonth: '2026-12-01', today: '2026-12-01', begun: true },
  { fromMonth: '2026-11-01', today: '2026-11-20', begun: true },
])('on $today a step from $fromMonth has begun: $begun', ({ fromMonth, today, begun }) => {
  const later = step(fromMonth, 60_000)
  expect(hasBegun([step('2026-04-01', 50_000), later], later, day(today))).toBe(begun)
})

// CASE-08
test('the first step counts as begun, and its month follows the first due day', () => {
  const first = step('2026-12-01', 50_000)
  const other = step('2026-04-01', 60_000)
  expect(hasBegun([first], first, TODAY)).toBe(true)
  expect(firstMonthOf([first, other], first, schedule)).toBe('2026-04-01')
  expect(isSuperseded([first, other], first, schedule)).toBe(true)
  expect(isSuperseded([first, other], other, schedule)).toBe(false)
})

// CASE-08
test.each([
  { reason: 'modification', fromMonth: '2026-12-01', errors: {} },
  { reason: 'step', fromMonth: '2026-11-01', errors: { from_month: [MONTH_WAS_DUE] } },
  { reason: 'suspension', fromMonth: '2026-04-01', errors: { from_month: [MONTH_WAS_DUE] } },
  { reason: 'correction', fromMonth: '2026-04-01', errors: {} },
  { reason: 'correction', fromMonth: '2026-03-01', errors: { from_month: [BEFORE_FIRST_MONTH] } },
  { reason: 'modification', fromMonth: '2026-04-01', orderedOn: '2026-11-20', retroactive: true, errors: {} },
  {
    reason: 'modification',
    fromMonth: '2026-04-01',
    orderedOn: '2026-11-21',
    retroactive: true,
    errors: { ordered_on: [ORDER_AHEAD] },
  },
  { reason: 'step', fromMonth: null, errors: { from_month: [MONTH_NEEDED] } },
] as const)('on 2026-11-20 a $reason from $fromMonth has the errors $errors', (row) => {
  const { reason, fromMonth, errors } = row
  const added = {
    reason,
    fromMonth: fromMonth && day(fromMonth),
    retroactive: 'retroactive' in row,
    orderedOn: 'orderedOn' in row ? day(row.orderedOn) : null,
  }
  expect(stepErrors(added, schedule, TODAY)).toEqual(errors)
})

// CASE-08
test('the month of today is open until its due day has passed', () => {
  const added = { reason: 'step', fromMonth: day('2026-11-01'), retroactive: false, orderedOn: null } as const
  expect(stepErrors(added, schedule, day('2026-11-16'))).toEqual({})
  expect(stepErrors(added, schedule, day('2026-11-17'))).toEqual({ from_month: [MONTH_WAS_DUE] })
})

// CASE-07, CASE-08
test.each([
  { name: 'the first one has no month', months: [null], errors: {} },
  {
    name: 'months that were due have amounts',
    months: ['2026-04-01', '2026-08-01', '2027-08-01'],
    errors: {},
  },
  {
    name: 'the first one begins in another month',
    months: ['2026-05-01'],
    errors: { '0.from_month': [FIRST_STEP_MONTH] },
  },
  {
    name: 'others have no month, or one before the plan',
    months: [null, null, '2026-03-01'],
    errors: { '1.from_month': [MONTH_NEEDED], '2.from_month': [BEFORE_FIRST_MONTH] },
  },
])('a plan begins with steps: $name', ({ months, errors }) => {
  const added = months.map((month) => ({
    fromMonth: month === null ? null : day(month),
    reason: 'step' as const,
    retroactive: false,
    orderedOn: null,
  }))
  expect(firstStepsErrors(added, schedule, TODAY)).toEqual(errors)
})

const amountsOf = (steps: readonly Step[], from: string, count: number) =>
  Array.from({ length: count }, (_, index) => amountIn(steps, addMonths(day(from), index)))

// CASE-19
test.each([
  { name: 'resumes with the amount before it', steps: [], after: [0, 0, 0, 50_000, 50_000], adds: 2 },
  {
    name: 'is not ended by a step that begins during it',
    steps: [step('2027-02-01', 65_000)],
    after: [0, 0, 0, 65_000, 65_000],
    adds: 3,
  },
  {
    name: 'is followed by a step that begins right after it',
    steps: [step('2027-04-01', 65_000)],
    after: [0, 0, 0, 65_000, 65_000],
    adds: 1,
  },
])('a suspension of three months from January $name', ({ steps, after, adds }) => {
  const all = [step('2026-04-01', 50_000), ...steps]
  const added = suspensionSteps(all, day('2027-01-01'), 3).map((each) => step(each.fromMonth, 0, each))
  expect(amountsOf([...all, ...added], '2027-01-01', 5)).toEqual(after)
  expect(
    added.filter(({ reason }) => reason === 'suspension').every(({ amountCents }) => amountCents === 0),
  ).toBe(true)
  expect(added).toHaveLength(adds)
})

type Action = { days: number; month: number; amount: number; kind: 'add' | 'order' | 'correct' | 'remove' }
const anyActions = fc.array(
  fc.record<Action>({
    days: fc.integer({ min: 0, max: 120 }),
    month: fc.integer({ min: 0, max: 40 }),
    amount: fc.integer({ min: 0, max: 100_000 }),
    kind: fc.constantFrom('add', 'order', 'correct', 'remove'),
  }),
  { minLength: 1, maxLength: 15 },
)

const addedBy = ({ kind, month, amount }: Action, today: CalendarDate): Step =>
  step(addMonths(day('2026-04-01'), month), amount, {
    reason: kind === 'correct' ? 'correction' : 'modification',
    retroactive: kind === 'order',
    orderedOn: kind === 'order' ? today : null,
  })
const passed = (installments: readonly Installment[], today: CalendarDate) =>
  installments.filter(({ dueOn }) => dueOn < today)

// CASE-08
test('what was shown as history can be shown again after any changes', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      let today = day('2026-05-01')
      let steps: Step[] = [step('2026-04-01', 50_000)]
      const shown: { today: CalendarDate; lastId: number; history: Installment[] }[] = []
      for (const action of actions) {
        today = addDays(today, action.days)
        const before = passed(deriveInstallments(schedule, steps), today)
        if (action.kind === 'remove') {
          const removed = steps[action.month % steps.length]
          if (removed && !hasBegun(steps, removed, today)) steps = steps.filter((each) => each !== removed)
        } else {
          const added = addedBy(action, today)
          if (Object.keys(stepErrors(added, schedule, today)).length === 0) steps = [...steps, added]
        }
        const after = passed(deriveInstallments(schedule, steps), today)
        // Only a correction changes the past.
        expect(after).toEqual(action.kind === 'correct' ? after : before)
        shown.push({ today, lastId: steps.at(-1)?.id ?? 0, history: after })
      }
      for (const { today: then, lastId: last, history } of shown) {
        const known = steps.filter(({ id }) => id <= last)
        expect(passed(deriveInstallments(schedule, known), then)).toEqual(history)
      }
    }),
    { numRuns: 50 },
  )
})
