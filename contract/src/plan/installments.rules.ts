/** Installments: what a plan asks for, month by month. They are derived from the steps and never stored. */
import { type CalendarDate, monthStart, sameMonth } from '../core/calendar-date.ts'
import { add, type Cents, subtract, sum, ZERO } from '../core/money.ts'
import { dueDayOf, monthOf, type Schedule } from './due-days.rules.ts'
import type { Step } from './steps.rules.ts'

/** `difference`: what a retroactive step adds to months that were due by its order. */
export const INSTALLMENT_KINDS = ['monthly', 'difference'] as const
export type InstallmentKind = (typeof INSTALLMENT_KINDS)[number]

export interface Installment {
  kind: InstallmentKind
  /** The first day of its month. */
  month: CalendarDate
  dueOn: CalendarDate
  /** A difference is negative if an order lowered what was due. It then pays for other installments. */
  amountCents: Cents
  /** The step that gives the amount. */
  stepId: number
}

/**
 * The installments of a plan by due day: one for each month (CASE-10), and one for the difference of each
 * retroactive step, due on the day of its order (CASE-17). `steps` are in the order in which they were recorded.
 * Without steps there are none.
 */
export const deriveInstallments = (schedule: Schedule, steps: readonly Step[]): Installment[] => {
  const differences = new Map<Step, Cents>()
  const [first] = steps
  if (!first) return []
  const monthly = Array.from({ length: schedule.months }, (_, index): Installment => {
    const [month, dueOn] = [monthOf(schedule, index), dueDayOf(schedule, index)]
    const { step, atOnce } = stepsOf(first, steps, month, dueOn)
    for (const [retroactive, difference] of atOnce)
      differences.set(retroactive, add(differences.get(retroactive) ?? ZERO, difference))
    return { kind: 'monthly', month, dueOn, amountCents: step.amountCents, stepId: step.id }
  })
  return differences.size === 0
    ? monthly
    : [...monthly, ...differenceInstallments(differences)].sort(byDueDay)
}

/**
 * The step that gives a month's amount, and the differences that retroactive steps add for the month. Each step
 * counts after those that were recorded before it.
 */
const stepsOf = (first: Step, steps: readonly Step[], month: CalendarDate, dueOn: CalendarDate) => {
  let step = first
  let from = ''
  let owed = first.amountCents
  let atOnce: [Step, Cents][] = []
  for (const next of steps) {
    if (next === first || next.fromMonth > month || next.fromMonth < from) continue
    from = next.fromMonth
    if (next.retroactive && next.orderedOn !== null && dueOn <= next.orderedOn)
      atOnce.push([next, subtract(next.amountCents, owed)])
    else {
      step = next
      // A correction says what the month's amount really was, so no difference is left.
      atOnce = []
    }
    owed = next.amountCents
  }
  return { step, atOnce }
}

const differenceInstallments = (differences: ReadonlyMap<Step, Cents>): Installment[] =>
  [...differences].flatMap(([{ id, orderedOn }, amountCents]): Installment[] =>
    orderedOn === null || amountCents === 0
      ? []
      : [{ kind: 'difference', month: monthStart(orderedOn), dueOn: orderedOn, amountCents, stepId: id }],
  )

const byDueDay = (a: Installment, b: Installment) =>
  a.dueOn === b.dueOn
    ? Number(b.kind === 'monthly') - Number(a.kind === 'monthly')
    : a.dueOn < b.dueOn
      ? -1
      : 1

/** Names an installment, whatever becomes of its amount and its day. */
export const installmentKey = ({
  kind,
  month,
  stepId,
}: Pick<Installment, 'kind' | 'month' | 'stepId'>): string =>
  kind === 'monthly' ? `month-${month}` : `step-${stepId}`

/** The sum of all installments: what the plan pays in total, without lump sums (CASE-09). */
export const planTotal = (installments: readonly Pick<Installment, 'amountCents'>[]): Cents =>
  sum(installments.map(({ amountCents }) => amountCents))

/** What is due, for which month and on which day. */
type DueAmount = Pick<Installment, 'month' | 'dueOn' | 'amountCents'>

/**
 * What the tracker shows for a month: the sum of its installments and the first of their due days (CASE-18). A
 * negative difference is left out, because it pays for the oldest installments, not for this month's. Undefined for a
 * month without an installment.
 */
export const dueInMonth = (
  installments: readonly DueAmount[],
  month: CalendarDate,
): { amountCents: Cents; dueOn: CalendarDate } | undefined => {
  const own = installments.filter((each) => each.month === month && each.amountCents >= 0)
  return own[0] && { amountCents: planTotal(own), dueOn: own[0].dueOn }
}

/** The tracker makes it the last day of each month. */
const LAST_DAY = 31

/** The trustee payment of a month as the tracker has it: an amount, and a day of the month from 1 to 31. */
export interface PaymentOfMonth {
  amountCents: Cents
  dueDay: number
}

/** The tracker's trustee payment of a month by the plan (CASE-14). Undefined for a month without an installment. */
export const paymentOfMonth = (
  installments: readonly DueAmount[],
  month: CalendarDate,
): PaymentOfMonth | undefined => {
  const due = dueInMonth(installments, month)
  // A due day that moved to the 1st of the next month: the month has no such day, and its last one is in time.
  return (
    due && {
      amountCents: due.amountCents,
      dueDay: sameMonth(due.dueOn, month) ? Number(due.dueOn.slice(8)) : LAST_DAY,
    }
  )
}

export interface ChangedMonth {
  month: CalendarDate
  fromCents: Cents
  toCents: Cents
}

/**
 * The months whose amount a step changed when it was recorded, with the amount before. The page shows with it
 * that the past was corrected (CASE-08).
 */
export const monthsChangedBy = (schedule: Schedule, steps: readonly Step[], step: Step): ChangedMonth[] => {
  const at = steps.indexOf(step)
  const before = deriveInstallments(schedule, steps.slice(0, at)).filter(isMonthly)
  const after = deriveInstallments(schedule, steps.slice(0, at + 1)).filter(isMonthly)
  return before.flatMap(({ month, amountCents }, index) => {
    const toCents = after[index]?.amountCents ?? amountCents
    return toCents === amountCents ? [] : [{ month, fromCents: amountCents, toCents }]
  })
}

const isMonthly = ({ kind }: Installment) => kind === 'monthly'
