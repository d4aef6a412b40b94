/** What the page "Your plan" shows of installments, and what it asks for next. */
import { addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, sum } from '@yoursuccess/contract/core/money'
import type { PlanInstallment, PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { centsOf } from '../../../lib/amounts.rules.ts'

/** The state of an installment in the words of the page. */
export type InstallmentState =
  | 'missed'
  | 'short'
  | 'coveredLate'
  | 'due'
  | 'upcoming'
  | 'covered'
  | 'reported'
  | 'sentLate'
  | 'sent'
  | 'postedLate'
  | 'posted'
  | 'none'

/** Of two installments of a month, the one that needs attention first. */
const BY_URGENCY: readonly InstallmentState[] = [
  'missed',
  'short',
  'coveredLate',
  'due',
  'upcoming',
  'covered',
  'reported',
  'sentLate',
  'sent',
  'postedLate',
  'posted',
  'none',
]

export const stateOf = ({ status, late, reported }: PlanInstallment): InstallmentState => {
  if (status === 'sent' && centsOf(reported) > 0) return 'reported'
  if (status === 'sent') return late ? 'sentLate' : 'sent'
  if (status === 'posted') return late ? 'postedLate' : 'posted'
  if (status === 'covered') return late ? 'coveredLate' : 'covered'
  return status
}

export interface StripMonth {
  month: CalendarDate
  state: InstallmentState
}

const STRIP_MONTHS = 12
/** How many of them are past, while the plan has as many. */
const PAST_MONTHS = 6

/** Twelve months around today, within the plan: half of them past, the current one, and those to come. */
export const stripOf = (installments: readonly PlanInstallment[], today: CalendarDate): StripMonth[] => {
  const states = new Map<CalendarDate, InstallmentState[]>()
  for (const each of installments) {
    const month = each.month as CalendarDate
    states.set(month, [...(states.get(month) ?? []), stateOf(each)])
  }
  const months = [...states.keys()].sort()
  const from = addMonths(monthStart(today), -PAST_MONTHS)
  const first = months.findIndex((month) => month >= from)
  const latest = Math.max(0, months.length - STRIP_MONTHS)
  const at = first === -1 ? latest : Math.min(first, latest)
  return months.slice(at, at + STRIP_MONTHS).map((month) => ({
    month,
    state: BY_URGENCY.find((state) => states.get(month)?.includes(state)) ?? 'none',
  }))
}

export interface InstallmentYear {
  year: string
  installments: PlanInstallment[]
  totalCents: Cents
}

/** The installments by the year of their due day. */
export const yearsOf = (installments: readonly PlanInstallment[]): InstallmentYear[] => {
  const years = [...new Set(installments.map(({ due_on }) => due_on.slice(0, 4)))]
  return years.map((year) => {
    const own = installments.filter(({ due_on }) => due_on.startsWith(year))
    return { year, installments: own, totalCents: sum(own.map(({ amount }) => centsOf(amount))) }
  })
}

/** The facts that the page asks for, most useful first. */
export type MissingFact =
  | 'opening'
  | 'caseNumber'
  | 'firstDueOn'
  | 'trustee'
  | 'months'
  | 'paidBy'
  | 'attorney'
  | 'refundRule'

/** What is not known yet. The page asks for one of them at a time. */
export const missingFacts = (plan: Plan, progress: PlanProgress): MissingFact[] => {
  const missing: Record<MissingFact, boolean> = {
    // Without what the trustee posted before, a plan that began long ago looks unpaid.
    opening: plan.opening === null && centsOf(progress.arrears) > 0 && firstDueOf(plan) < plan.created_on,
    caseNumber: plan.case_number === null,
    firstDueOn: !knowsBeginning(plan),
    trustee: plan.trustee_name === null,
    months: plan.months === null,
    paidBy: plan.paid_by.length === 0,
    attorney: plan.attorney === null,
    refundRule: plan.refund_rule === null,
  }
  return (Object.keys(missing) as MissingFact[]).filter((fact) => missing[fact])
}

const firstDueOf = ({ schedule, created_on }: Plan): string => schedule?.first_due_on ?? created_on

/** Otherwise the number of the month would be a guess (docs/decisions/0170). */
export const knowsBeginning = ({ filed_on, first_due_on }: Plan): boolean =>
  filed_on !== null || first_due_on !== null
