import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { expect, test } from 'vitest'
import { emptyPlan } from '../../../testing/plan-set-up-screen.ts'
import { samplePlan } from '../../../testing/plan-samples.ts'
import { stepToResume } from './set-up-order.ts'

const { schedule } = samplePlan()

// CASE-03
test.each<[name: string, plan: Plan | null, hasAmounts: boolean, step: string]>([
  ['nothing', null, false, 'case'],
  ['a plan without facts', emptyPlan(), false, 'case'],
  ['the district', emptyPlan({ district: 'nywb' }), false, 'dates'],
  ['only the dates', emptyPlan({ months: 60 }), false, 'payment'],
  ['a due day without an amount', emptyPlan({ district: 'nywb', schedule }), false, 'dates'],
  ['only the payment', emptyPlan({ schedule }), true, 'trustee'],
  [
    'the trustee without the payment',
    emptyPlan({ case_number: '24-10077', trustee_id: 3 }),
    false,
    'payment',
  ],
  ['all', { ...samplePlan(), trustee_id: 3 }, true, 'case'],
])('with %s the set-up continues where it was left', (_, plan, hasAmounts, step) => {
  expect(stepToResume(plan, hasAmounts)).toBe(step)
})
