import { day } from '@yoursuccess/contract/core/calendar-date'
import type { PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import { expect, test } from 'vitest'
import { sampleInstallment, samplePlan } from '../../../testing/plan-samples.ts'
import { sampleInstallments, sampleProgress } from '../../../testing/plan-screen.ts'
import { missingFacts, stateOf, stripOf, yearsOf } from './overview.rules.ts'

// CASE-12, CASE-09
test.each<[Partial<PlanInstallment>, string]>([
  [{ status: 'posted' }, 'posted'],
  [{ status: 'posted', late: true }, 'postedLate'],
  [{ status: 'sent' }, 'sent'],
  [{ status: 'sent', late: true }, 'sentLate'],
  [{ status: 'sent', reported: '480.00' }, 'reported'],
  [{ status: 'covered', late: true }, 'coveredLate'],
  [{ status: 'missed', late: true }, 'missed'],
  [{ status: 'none' }, 'none'],
])('an installment with %o is called %s', (change, state) => {
  expect(stateOf(sampleInstallment(change))).toBe(state)
})

// CASE-09
test.each([
  ['2026-05-20', '2026-05-01', '2027-04-01'],
  ['2026-11-21', '2026-05-01', '2027-04-01'],
  ['2027-02-02', '2026-08-01', '2027-07-01'],
  ['2031-04-30', '2030-05-01', '2031-04-01'],
  ['2033-01-01', '2030-05-01', '2031-04-01'],
])('on %s the strip has the months from %s to %s', (today, first, last) => {
  const strip = stripOf(sampleInstallments(), day(today)).map(({ month }) => month)
  expect([strip.length, strip[0], strip.at(-1)]).toEqual([12, first, last])
})

// CASE-09
test('of two installments of a month, the strip shows the one that needs attention', () => {
  const difference = sampleInstallment({ kind: 'difference', month: '2026-06-01', status: 'missed' })
  const strip = stripOf([...sampleInstallments(), difference], day('2026-11-21'))
  expect(strip.slice(0, 3).map(({ state }) => state)).toEqual(['posted', 'missed', 'posted'])
})

// CASE-09
test('years have the installments that are due in them, and their sum', () => {
  expect(
    yearsOf(sampleInstallments()).map(({ year, installments, totalCents }) => [
      year,
      installments.length,
      totalCents,
    ]),
  ).toEqual([
    ['2026', 8, 384_000],
    ['2027', 12, 576_000],
    ['2028', 12, 576_000],
    ['2029', 12, 576_000],
    ['2030', 12, 576_000],
    ['2031', 4, 192_000],
  ])
})

// CASE-09
test('asks first for what was posted before, if a plan that began earlier looks unpaid', () => {
  const behind = sampleProgress({ arrears: '3360.00' })
  expect(missingFacts(samplePlan(), behind)[0]).toBe('opening')
  expect(missingFacts(samplePlan(), sampleProgress())).toEqual([
    'trustee',
    'paidBy',
    'attorney',
    'refundRule',
  ])
  const opening = { as_of: '2026-10-31', posted_total: '0.00' }
  expect(missingFacts(samplePlan({ opening }), behind)).not.toContain('opening')
})

// CASE-09
test('asks for the case number, the first due day and the length while they are not known', () => {
  const plan = samplePlan({ case_number: null, filed_on: null, first_due_on: null, months: null })
  expect(missingFacts(plan, sampleProgress()).slice(0, 4)).toEqual([
    'caseNumber',
    'firstDueOn',
    'trustee',
    'months',
  ])
})
