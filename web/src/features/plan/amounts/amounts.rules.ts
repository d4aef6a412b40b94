/** What a new amount changes, and how changes of months are shown. */
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, sum } from '@yoursuccess/contract/core/money'
import type { Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import {
  type ChangedMonth,
  deriveInstallments,
  monthsChangedBy,
  planTotal,
} from '@yoursuccess/contract/plan/installments.rules'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import { stepErrors, type Step } from '@yoursuccess/contract/plan/steps.rules'

export interface ChangedMonths {
  from: CalendarDate
  /** The last month of the change. */
  to: CalendarDate
  fromCents: Cents
  toCents: Cents
}

/** Months in a row that change alike, as one. */
export const inRows = (months: readonly ChangedMonth[]): ChangedMonths[] => {
  const rows: ChangedMonths[] = []
  for (const { month, fromCents, toCents } of months) {
    const last = rows.at(-1)
    const goesOn =
      last?.fromCents === fromCents && last.toCents === toCents && addMonths(last.to, 1) === month
    if (last && goesOn) last.to = month
    else rows.push({ from: month, to: month, fromCents, toCents })
  }
  return rows
}

/** An amount that is not recorded yet. */
export type NewAmount = Omit<Step, 'id'>

/** What will be due if the amount is added. */
export interface Preview {
  /** The first month with the new amount. Months that were due by a retroactive order keep theirs. */
  fromMonth: CalendarDate
  /** The next month with another amount. */
  until: { month: CalendarDate; amountCents: Cents } | undefined
  /** What is due at once, on the day of the order. Zero unless it is retroactive. */
  differenceCents: Cents
  /** The months that were due before today and change. */
  past: ChangedMonths[]
  totalBeforeCents: Cents
  totalAfterCents: Cents
}

/** No recorded step has it. */
const NEW_ID = 0

/** Undefined if the amount cannot begin in its month. */
export const previewOf = (
  schedule: Schedule,
  steps: readonly Step[],
  added: NewAmount,
  today: CalendarDate,
): Preview | undefined => {
  if (Object.keys(stepErrors(added, schedule, today)).length > 0) return undefined
  const step = { ...added, id: NEW_ID }
  const all = [...steps, step]
  const [before, after] = [deriveInstallments(schedule, steps), deriveInstallments(schedule, all)]
  const monthly = after.filter(({ kind }) => kind === 'monthly')
  const fromMonth = monthly.find(({ stepId }) => stepId === NEW_ID)?.month ?? step.fromMonth
  const later = monthly.find(
    ({ month, amountCents }) => month > fromMonth && amountCents !== step.amountCents,
  )
  const differences = after.filter(({ kind, stepId }) => kind === 'difference' && stepId === NEW_ID)
  const dueOns = new Map(before.map(({ month, dueOn }) => [month, dueOn]))
  const changed = monthsChangedBy(schedule, all, step)
  return {
    fromMonth,
    until: later && { month: later.month, amountCents: later.amountCents },
    differenceCents: sum(differences.map(({ amountCents }) => amountCents)),
    past: inRows(changed.filter(({ month }) => (dueOns.get(month) ?? today) < today)),
    totalBeforeCents: planTotal(before),
    totalAfterCents: planTotal(after),
  }
}

/** Where a recorded amount stands today. */
export type StepStanding = 'replaced' | 'ahead' | 'now' | 'past'

/** The steps by their first month, each with its standing. Of one month the newest is last. */
export const standingsOf = (
  steps: readonly PlanStep[],
  today: CalendarDate,
): { step: PlanStep; standing: StepStanding }[] => {
  const counting = steps.filter(({ superseded }) => !superseded)
  const current = lastBy(counting.filter(({ from_month }) => from_month <= today))
  return steps
    .toSorted((a, b) => (a.from_month === b.from_month ? a.id - b.id : a.from_month < b.from_month ? -1 : 1))
    .map((step) => ({
      step,
      standing: step.superseded
        ? 'replaced'
        : step.from_month > today && step !== steps[0]
          ? 'ahead'
          : step === current
            ? 'now'
            : 'past',
    }))
}

/** The one with the latest month. */
const lastBy = (steps: readonly PlanStep[]): PlanStep | undefined =>
  steps.reduce<PlanStep | undefined>(
    (last, step) => (!last || step.from_month >= last.from_month ? step : last),
    undefined,
  )
