/** A sample plan: 60 months from May 2026, $480.00 due on the 15th. */
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listInstallments, type PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { type Handler, on } from './wire.ts'

export const samplePlan = (change: Partial<Plan> = {}): Plan => ({
  version: 1,
  status: 'confirmed',
  status_on: null,
  district: 'ilcb',
  case_number: '26-10077',
  case_number_shown: '26-10077',
  trustee_account: null,
  filed_on: '2026-04-01',
  confirmed_on: '2026-06-10',
  months: 60,
  first_due_on: '2026-05-15',
  due_rule: { kind: 'fixed_day', day: 15, roll: 'clamp' },
  trustee_id: null,
  trustee: null,
  trustee_from_on: null,
  trustee_name: null,
  paid_by: [],
  attorney: null,
  refund_rule: null,
  opening: null,
  joint: null,
  wage_order: null,
  trustees: [],
  schedule: {
    first_due_on: '2026-05-15',
    months: 60,
    due_day: 15,
    roll: 'clamp',
    last_due_on: '2031-04-15',
  },
  created_on: '2026-11-01',
  ...change,
})

export const sampleInstallment = (change: Partial<PlanInstallment> = {}): PlanInstallment => ({
  kind: 'monthly',
  month: '2026-11-01',
  due_on: '2026-11-15',
  amount: '480.00',
  applied: '0.00',
  posted: '0.00',
  reported: '0.00',
  status: 'missed',
  late: false,
  ...change,
})

/** The sample plan with these installments. */
export const planReplies = (
  installments: PlanInstallment[] = [sampleInstallment()],
  plan = samplePlan(),
): Handler[] => [on(getPlan, { plan }), on(listInstallments, { installments })]

export const sampleStep = (change: Partial<PlanStep> = {}): PlanStep => ({
  id: 1,
  from_month: '2026-05-01',
  amount: '480.00',
  reason: 'plan',
  retroactive: false,
  ordered_on: null,
  note: null,
  recorded_at: '2026-11-01T15:00:00.000Z',
  recorded_by: 'customer',
  has_begun: true,
  superseded: false,
  changed_months: [],
  ...change,
})
