/** What follows from a plan and the money that is known, and what a change of its trustee means. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import {
  countMoney,
  type CountedMoney,
  installmentMoney,
  type KnownMoney,
  lumpSumMoney,
} from '@yoursuccess/contract/plan/applied-money.rules'
import type { Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import {
  type Cover,
  type TrackedInstallment,
  trackInstallments,
} from '@yoursuccess/contract/plan/installment-status.rules'
import { deriveInstallments, type Installment } from '@yoursuccess/contract/plan/installments.rules'
import type { PlanFacts, PlanStatus } from '@yoursuccess/contract/plan/plan-terms'
import {
  type LumpSum,
  lumpSumsTowardTotal,
  type Progress,
  progressOf,
} from '@yoursuccess/contract/plan/progress.rules'
import type { Step } from '@yoursuccess/contract/plan/steps.rules'

export interface MeasuredPlan {
  counted: CountedMoney
  /** By due day. */
  installments: TrackedInstallment[]
}

/**
 * The installments of a plan on a day, with the money that counts for each. `coverOf` says what is set aside or
 * scheduled for one. `steps` are in the order in which they were recorded.
 */
export const measurePlan = ({
  schedule,
  steps,
  money,
  today,
  coverOf,
}: {
  schedule: Schedule
  steps: readonly Step[]
  money: KnownMoney
  today: CalendarDate
  coverOf?: (installment: Installment) => Cover | undefined
}): MeasuredPlan => {
  const counted = countMoney(money)
  const { applied, posted } = counted
  const installments = trackInstallments({
    installments: deriveInstallments(schedule, steps),
    applied,
    posted,
    today,
    ...(coverOf && { coverOf }),
  })
  return { counted, installments }
}

/** How far the plan is on a day. Arrears by what was posted are only known with a receipt (CASE-13). */
export const measureProgress = (
  { counted, installments }: MeasuredPlan,
  {
    schedule,
    lumpSums,
    hasReceipts,
    today,
  }: { schedule: Schedule; lumpSums: readonly LumpSum[]; hasReceipts: boolean; today: CalendarDate },
): { progress: Progress; sentCents: Cents; postedCents: Cents } => {
  const [sentCents, postedCents] = [installmentMoney(counted.applied), installmentMoney(counted.posted)]
  const progress = progressOf({
    schedule,
    installments,
    appliedCents: sentCents,
    postedCents: hasReceipts ? postedCents : null,
    lumpSumCents: lumpSumsTowardTotal(lumpSums, lumpSumMoney(counted.applied)),
    today,
  })
  return { progress, sentCents, postedCents }
}

/** A new plan is confirmed if its customer says so, or knows the day of the confirmation. */
export const firstStatusOf = (
  { status, confirmed_on }: Pick<PlanFacts, 'status' | 'confirmed_on'>,
  today: CalendarDate,
): PlanStatus => status ?? (confirmed_on !== null && confirmed_on <= today ? 'confirmed' : 'filed')

/** A trustee of a plan: one of the directory, or one in the customer's words. */
export interface NamedTrustee {
  trusteeId: number | null
  name: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state: string | null
  zip: string | null
  phone: string | null
  /** Null: from the start of the plan. */
  fromOn: CalendarDate | null
}

/**
 * What a request that names this trustee does: another first day adds a trustee, and the same day corrects the
 * newest one. A request without a trustee takes the newest one back.
 */
export const changeOfTrustee = (
  named: NamedTrustee | undefined,
  newest: NamedTrustee | undefined,
): 'none' | 'add' | 'correct' | 'remove' => {
  if (!named) return newest ? 'remove' : 'none'
  if (!newest || newest.fromOn !== named.fromOn) return 'add'
  const fields = Object.keys(named) as (keyof NamedTrustee)[]
  return fields.every((field) => named[field] === newest[field]) ? 'none' : 'correct'
}
