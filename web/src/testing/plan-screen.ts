/** Replies for "Your plan" and its page of amounts: month 7 of 60, five payments posted and one sent. */
import { addMonths, day } from '@yoursuccess/contract/core/calendar-date'
import { listPaySchedules, type PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import {
  getProgress,
  listInstallments,
  type PlanInstallment,
  type PlanProgress,
} from '@yoursuccess/contract/plan/plan-progress'
import {
  listLumpSums,
  listSteps,
  type PlanLumpSum,
  type PlanStep,
} from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { listRefundDeposits, type RefundDeposit } from '@yoursuccess/contract/plan/tax-refunds'
import { sampleInstallment, samplePlan, sampleStep } from './plan-samples.ts'
import { type Handler, on } from './wire.ts'

export const sampleProgress = (change: Partial<PlanProgress> = {}): PlanProgress => ({
  month_number: 7,
  months: 60,
  this_month: { amount: '480.00', due_on: '2026-11-15' },
  next_change: null,
  due_to_date: '3360.00',
  sent_total: '3360.00',
  posted_total: '2880.00',
  arrears: '0.00',
  payments_behind: null,
  posted_arrears: null,
  posted_payments_behind: null,
  ahead: '0.00',
  plan_total: '28800.00',
  remaining: '25440.00',
  last_due_on: '2031-04-15',
  lump_sums: [],
  open: true,
  ...change,
})

const MONTHS = 60

/** The installments of the sample plan. `changes` are by the number of the month, from 1. */
export const sampleInstallments = (
  changes: Readonly<Record<number, Partial<PlanInstallment>>> = {},
): PlanInstallment[] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const [month, due_on] = [addMonths(day('2026-05-01'), index), addMonths(day('2026-05-15'), index)]
    const status = index < 6 ? 'posted' : index === 6 ? 'sent' : 'upcoming'
    const paid = index < 7 ? '480.00' : '0.00'
    const usual = { status, applied: paid, posted: index < 6 ? paid : '0.00' } as const
    return sampleInstallment({ month, due_on, ...usual, ...changes[index + 1] })
  })

export const sampleLumpSum = (change: Partial<PlanLumpSum> = {}): PlanLumpSum => ({
  id: 1,
  source: 'tax_refund',
  amount: '1540.00',
  due_on: '2027-04-30',
  counts_toward_total: true,
  applied: '0.00',
  posted: '0.00',
  overdue: false,
  ...change,
})

export const sampleRefundDeposit: RefundDeposit = {
  transaction_id: 31,
  on: '2026-11-18',
  amount: '2140.00',
  details: 'IRS TREAS 310 DES:TAX REF',
}

interface PlanState {
  plan?: Plan | null
  progress?: PlanProgress
  installments?: PlanInstallment[]
  steps?: PlanStep[]
  lumpSums?: PlanLumpSum[]
  schedules?: PaySchedule[]
  refundDeposits?: RefundDeposit[]
}

export const yourPlanReplies = ({
  plan = samplePlan(),
  progress = sampleProgress(),
  installments = sampleInstallments(),
  steps = [sampleStep()],
  lumpSums = [],
  schedules = [],
  refundDeposits = [],
}: PlanState = {}): Handler[] => [
  on(getPlan, { plan }),
  on(getProgress, progress),
  on(listInstallments, { installments }),
  on(listSteps, { steps }),
  on(listLumpSums, { lump_sums: lumpSums }),
  on(listPaySchedules, { pay_schedules: schedules }),
  on(listRefundDeposits, { refund_deposits: refundDeposits }),
]
