/** Converts rows and rules' results to replies. */
import { type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, ZERO } from '@yoursuccess/contract/core/money'
import { type CountedMoney, lumpSumMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import { dueDayOf, type Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import { dueInMonth, monthsChangedBy } from '@yoursuccess/contract/plan/installments.rules'
import type { PlanInstallment, PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { PlanLumpSum, PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { isLumpSumOverdue } from '@yoursuccess/contract/plan/progress.rules'
import { firstMonthOf, hasBegun, isSuperseded } from '@yoursuccess/contract/plan/steps.rules'
import { USUAL_MONTHS } from '@yoursuccess/contract/plan/terms.rules'
import { bankingDayOf } from '../../clock/clock.ts'
import type { LumpSumRow, StepRow } from './plan-amounts.queries.ts'
import { caseNumbersOf, dueRuleOf, ownTrusteeOf, scheduleOfPlan } from './plan-facts.ts'
import type { PlanRow, TrusteeRow } from './plan.queries.ts'
import type { MeasuredPlan, measureProgress } from './plan.rules.ts'

const orNull = (amount: Cents | null) => (amount === null ? null : formatAmount(amount))

/** `trustees` has the newest last, and `trusteeName` is its name in the directory, if it is there. */
export const viewPlan = (
  row: PlanRow,
  trustees: readonly TrusteeRow[],
  trusteeName: string | undefined,
): Plan => {
  const newest = trustees.at(-1)
  const schedule = scheduleOfPlan(row)
  return {
    version: row.version,
    status: row.status,
    status_on: row.statusOn,
    district: row.district,
    ...caseNumbersOf(row),
    filed_on: row.filedOn,
    confirmed_on: row.confirmedOn,
    months: row.months,
    first_due_on: row.firstDueOn,
    due_rule: dueRuleOf(row),
    trustee_id: newest?.trusteeId ?? null,
    trustee: newest ? ownTrusteeOf(newest) : null,
    trustee_from_on: newest?.fromOn ?? null,
    trustee_name: trusteeName ?? newest?.name ?? null,
    paid_by: row.paidBy,
    attorney:
      row.attorneyName === null
        ? null
        : { name: row.attorneyName, phone: row.attorneyPhone, email: row.attorneyEmail },
    refund_rule:
      row.refundKind === null || row.refundCountsTowardTotal === null
        ? null
        : {
            kind: row.refundKind,
            amount: orNull(row.refundKeepCents),
            payments: row.refundPayments,
            counts_toward_total: row.refundCountsTowardTotal,
          },
    opening:
      row.openingAsOf === null || row.openingPostedCents === null
        ? null
        : { as_of: row.openingAsOf, posted_total: formatAmount(row.openingPostedCents) },
    joint:
      row.hasJointDebtor === null || row.jointPaysHere === null
        ? null
        : { has_joint_debtor: row.hasJointDebtor, pays_here: row.jointPaysHere },
    wage_order:
      row.wageOrderCents === null || row.wageOrderStartsOn === null
        ? null
        : {
            amount: formatAmount(row.wageOrderCents),
            schedule_id: row.wageOrderScheduleId,
            starts_on: row.wageOrderStartsOn,
            ends_on: row.wageOrderEndsOn,
          },
    trustees: trustees.map((trustee) => ({
      id: trustee.id,
      trustee_id: trustee.trusteeId,
      trustee: ownTrusteeOf(trustee),
      from_on: trustee.fromOn,
    })),
    schedule: schedule
      ? {
          first_due_on: schedule.firstDueOn,
          months: schedule.months,
          due_day: schedule.dueRule.day,
          roll: schedule.dueRule.roll,
          last_due_on: dueDayOf(schedule, schedule.months - 1),
        }
      : null,
    created_on: bankingDayOf(row.createdAt),
  }
}

/** `steps` are all steps of the plan. */
export const viewStep = (
  step: StepRow,
  steps: readonly StepRow[],
  schedule: Schedule | undefined,
  today: CalendarDate,
): PlanStep => {
  const known = schedule ?? presumedSchedule(steps[0]?.fromMonth ?? step.fromMonth)
  const changed = step.reason === 'correction' ? monthsChangedBy(known, steps, step) : []
  return {
    id: step.id,
    from_month: firstMonthOf(steps, step, known),
    amount: formatAmount(step.amountCents),
    reason: step.reason,
    retroactive: step.retroactive,
    ordered_on: step.orderedOn,
    note: step.note,
    recorded_at: step.recordedAt.toISOString(),
    recorded_by: step.recordedBy,
    has_begun: hasBegun(steps, step, today),
    superseded: isSuperseded(steps, step, known),
    changed_months: changed.map(({ month, fromCents, toCents }) => ({
      month,
      from: formatAmount(fromCents),
      to: formatAmount(toCents),
    })),
  }
}

/** For steps whose plan has lost its due day: they begin in the months in which they were recorded. */
const presumedSchedule = (firstMonth: CalendarDate): Schedule => ({
  firstDueOn: firstMonth,
  months: USUAL_MONTHS,
  dueRule: { day: 1, roll: 'clamp' },
})

export const viewLumpSums = (
  rows: readonly LumpSumRow[],
  { applied, posted }: Pick<CountedMoney, 'applied' | 'posted'>,
  today: CalendarDate,
): PlanLumpSum[] => {
  const [paid, postedSums] = [lumpSumMoney(applied), lumpSumMoney(posted)]
  return rows.map((row) => viewLumpSum(row, paid.get(row.id) ?? ZERO, postedSums.get(row.id) ?? ZERO, today))
}

export const viewLumpSum = (
  row: LumpSumRow,
  paidCents: Cents,
  postedCents: Cents,
  today: CalendarDate,
): PlanLumpSum => ({
  id: row.id,
  source: row.source,
  amount: formatAmount(row.amountCents),
  due_on: row.dueOn,
  counts_toward_total: row.countsTowardTotal,
  applied: formatAmount(paidCents),
  posted: formatAmount(postedCents),
  overdue: isLumpSumOverdue(row, paidCents, today),
})

export const viewInstallment = (installment: TrackedInstallment): PlanInstallment => ({
  kind: installment.kind,
  month: installment.month,
  due_on: installment.dueOn,
  amount: formatAmount(installment.amountCents),
  applied: formatAmount(installment.appliedCents),
  posted: formatAmount(installment.postedCents),
  reported: formatAmount(installment.reportedCents),
  status: installment.status,
  late: installment.isLate,
})

export const viewProgress = (
  { progress, sentCents, postedCents }: ReturnType<typeof measureProgress>,
  {
    installments,
    lumpSums,
    counted,
  }: Pick<MeasuredPlan, 'installments' | 'counted'> & { lumpSums: readonly LumpSumRow[] },
  today: CalendarDate,
): PlanProgress => {
  const due = dueInMonth(installments, monthStart(today))
  const { nextChange, arrears, arrearsByPosted } = progress
  return {
    month_number: progress.monthNumber,
    months: progress.months,
    this_month: due ? { amount: formatAmount(due.amountCents), due_on: due.dueOn } : null,
    next_change: nextChange && { month: nextChange.month, amount: formatAmount(nextChange.amountCents) },
    due_to_date: formatAmount(progress.dueToDateCents),
    sent_total: formatAmount(sentCents),
    posted_total: formatAmount(postedCents),
    arrears: formatAmount(arrears.cents),
    payments_behind: arrears.payments,
    posted_arrears: arrearsByPosted && formatAmount(arrearsByPosted.cents),
    posted_payments_behind: arrearsByPosted?.payments ?? null,
    ahead: formatAmount(progress.aheadCents),
    plan_total: formatAmount(progress.planTotalCents),
    remaining: formatAmount(progress.remainingCents),
    last_due_on: progress.lastDueOn,
    lump_sums: viewLumpSums(unpaidOf(lumpSums, lumpSumMoney(counted.applied)), counted, today),
    open: progress.isOpen,
  }
}

const unpaidOf = (rows: readonly LumpSumRow[], paid: ReadonlyMap<number, Cents>) =>
  rows.filter(({ id, amountCents }) => (paid.get(id) ?? ZERO) < amountCents)
