import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import type { DueKind, DueRoll } from './due-days.rules.ts'
import {
  BEFORE_FIRST_MONTH,
  CASE_NUMBER,
  CASE_YEAR,
  CONFIRMED_BEFORE_FILED,
  FILED_AHEAD,
  FILED_TOO_LONG_AGO,
  FIRST_DUE_BEFORE_FILED,
  MONTH_WAS_DUE,
  OPENING_AHEAD,
  STATUS_AHEAD,
  STATUS_BEFORE_FILED,
  STATUS_APART,
} from './plan.messages.ts'
import { PLAN_STATUSES, type PlanInput, planInput } from './plan-terms.ts'
import { type DueFacts, hasEnded, planErrors, revisedFacts, scheduleOf, statusErrors } from './terms.rules.ts'

const TODAY = day('2026-11-20')
const NOTHING: DueFacts = { filedOn: null, firstDueOn: null, months: null, dueRule: null, createdOn: TODAY }
const rule = (kind: DueKind, dueDay: number | null, roll: DueRoll = 'clamp') => ({ kind, day: dueDay, roll })

// CASE-04, CASE-10
test.each<{ name: string; facts: Partial<DueFacts>; schedule: object | undefined }>([
  { name: 'nothing', facts: {}, schedule: undefined },
  {
    name: 'only the due day',
    facts: { dueRule: rule('fixed_day', 15) },
    schedule: { firstDueOn: '2026-12-15', months: 60, dueRule: { day: 15, roll: 'clamp' } },
  },
  {
    name: 'that payments are due at the end of the month',
    facts: { dueRule: rule('month_end', null, 'to_first') },
    schedule: { firstDueOn: '2026-11-30', dueRule: { day: 31, roll: 'clamp' } },
  },
  {
    name: 'only the day of filing',
    facts: { filedOn: day('2026-03-17') },
    schedule: { firstDueOn: '2026-04-16', dueRule: { day: 16, roll: 'clamp' } },
  },
  {
    name: 'that payments are due on the day of filing',
    facts: { filedOn: day('2026-05-30'), dueRule: rule('filing_day', null, 'to_first') },
    schedule: { firstDueOn: '2026-06-29', dueRule: { day: 30, roll: 'to_first' } },
  },
  {
    name: 'the first due day and the length',
    facts: { filedOn: day('2026-03-17'), firstDueOn: day('2026-05-01'), months: 36 },
    schedule: { firstDueOn: '2026-05-01', months: 36, dueRule: { day: 1, roll: 'clamp' } },
  },
  {
    name: 'all of it',
    facts: { firstDueOn: day('2026-04-16'), months: 48, dueRule: rule('fixed_day', 20) },
    schedule: { firstDueOn: '2026-04-16', months: 48, dueRule: { day: 20, roll: 'clamp' } },
  },
])('who knows $name gets a schedule', ({ facts, schedule }) => {
  expect([scheduleOf({ ...NOTHING, ...facts })]).toMatchObject([schedule])
})

const facts = (input: PlanInput) => planInput.parse(input)

// CASE-05, CASE-06
test.each<{ input: PlanInput; errors: Record<string, string[]> }>([
  { input: {}, errors: {} },
  { input: { case_number: 'no number' }, errors: { case_number: [CASE_NUMBER] } },
  { input: { case_number: '24-12345', filed_on: '2025-12-31' }, errors: {} },
  { input: { case_number: '24-12345', filed_on: '2026-01-01' }, errors: { case_number: [CASE_YEAR] } },
  { input: { filed_on: '2026-11-20' }, errors: {} },
  { input: { filed_on: '2026-11-21' }, errors: { filed_on: [FILED_AHEAD] } },
  { input: { filed_on: '2016-11-20' }, errors: {} },
  { input: { filed_on: '2016-11-19' }, errors: { filed_on: [FILED_TOO_LONG_AGO] } },
  { input: { filed_on: '2026-03-17', confirmed_on: '2026-03-17', first_due_on: '2026-03-17' }, errors: {} },
  {
    input: { filed_on: '2026-03-17', confirmed_on: '2026-03-16', first_due_on: '2026-03-16' },
    errors: { confirmed_on: [CONFIRMED_BEFORE_FILED], first_due_on: [FIRST_DUE_BEFORE_FILED] },
  },
  {
    input: { opening: { as_of: '2026-11-21', posted_total: '100.00' } },
    errors: { 'opening.as_of': [OPENING_AHEAD] },
  },
])('$input has the errors $errors', ({ input, errors }) => {
  expect(planErrors(facts(input), TODAY)).toEqual(errors)
})

// CASE-21
test.each([
  { sent: 'confirmed', has: undefined, errors: {} },
  { sent: undefined, has: 'filed', errors: {} },
  { sent: 'filed', has: 'filed', errors: {} },
  { sent: 'confirmed', has: 'filed', errors: { status: [STATUS_APART] } },
] as const)('a plan that is $has may be saved as $sent: $errors', ({ sent, has, errors }) => {
  expect(planErrors(facts(sent ? { status: sent } : {}), TODAY, has)).toEqual(errors)
})

// CASE-19, CASE-21
test.each([
  { on: '2026-11-20', from: '2026-12-01', errors: {} },
  { on: '2026-11-20', from: null, errors: {} },
  { on: '2026-11-21', from: null, errors: { on: [STATUS_AHEAD] } },
  { on: '2026-03-17', from: null, errors: {} },
  { on: '2026-03-16', from: null, errors: { on: [STATUS_BEFORE_FILED] } },
  { on: '2026-11-20', from: '2026-11-01', errors: { suspended_from: [MONTH_WAS_DUE] } },
  { on: '2026-11-20', from: '2026-01-01', errors: { suspended_from: [BEFORE_FIRST_MONTH] } },
])('on 2026-11-20 a status of $on with months from $from has the errors $errors', ({ on, from, errors }) => {
  const schedule = scheduleOf({ ...NOTHING, firstDueOn: day('2026-04-16') })
  const change = { on: day(on), suspendedFrom: from === null ? null : day(from), filedOn: day('2026-03-17') }
  expect(schedule && statusErrors(change, schedule, TODAY)).toEqual(errors)
})

// CASE-21
test('says which facts changed whose earlier values are kept', () => {
  const before = facts({
    months: 36,
    first_due_on: '2026-04-16',
    due_rule: { kind: 'fixed_day', day: 16 },
    trustee: { name: 'A. Trustee' },
    attorney: { name: 'An Attorney' },
  })
  const after = facts({
    months: 60,
    first_due_on: '2026-04-16',
    due_rule: { roll: 'clamp', day: 20, kind: 'fixed_day' },
    trustee: { name: 'Another Trustee' },
    trustee_account: '2412345',
  })
  expect(revisedFacts(before, before)).toEqual([])
  expect(revisedFacts(before, after)).toEqual(['due_rule', 'months', 'trustee', 'trustee_account'])
})

// CASE-15
test('a plan has ended when nothing more is due from it', () => {
  expect(PLAN_STATUSES.filter((status) => hasEnded({ status }))).toEqual([
    'completed',
    'dismissed',
    'converted',
    'discharged',
  ])
})
