/** What follows from the facts of a plan, and what contradicts itself in them. */
import { addMonths, type CalendarDate } from '../core/calendar-date.ts'
import { isYearPlausible, readCaseNumber } from './case-number.rules.ts'
import {
  type DueKind,
  type DueRoll,
  type DueRule,
  firstDueAfter,
  nextDueDay,
  type Schedule,
} from './due-days.rules.ts'
import {
  CASE_NUMBER,
  CASE_YEAR,
  CONFIRMED_BEFORE_FILED,
  FILED_AHEAD,
  FILED_TOO_LONG_AGO,
  FIRST_DUE_BEFORE_FILED,
  OPENING_AHEAD,
  STATUS_AHEAD,
  STATUS_BEFORE_FILED,
  STATUS_APART,
} from './plan.messages.ts'
import type { PlanFacts, PlanStatus } from './plan-terms.ts'
import { stepErrors } from './steps.rules.ts'

/** Most plans last 60 months, so that is presumed of a plan whose length is not known yet. */
export const USUAL_MONTHS = 60
/** A case of more years is no longer in a plan, so the year is a typing error. */
const MAX_YEARS = 10

/** The facts that give the due days, null where they are not known yet. */
export interface DueFacts {
  filedOn: CalendarDate | null
  firstDueOn: CalendarDate | null
  months: number | null
  dueRule: { kind: DueKind; day: number | null; roll: DueRoll } | null
  /** The day on which the plan was entered. */
  createdOn: CalendarDate
}

/**
 * What installments are derived from (CASE-04, CASE-10). The first due day is presumed to be 30 days after filing,
 * else the first due day after the plan was entered; the due day of the month to be that of the first payment; and
 * the length to be 60 months. Undefined while nothing gives a due day.
 */
export const scheduleOf = (facts: DueFacts): Schedule | undefined => {
  const { filedOn, createdOn } = facts
  const rule = dueRuleOf(facts)
  const firstDueOn =
    facts.firstDueOn ?? (filedOn ? firstDueAfter(filedOn) : rule && nextDueDay(rule, createdOn))
  if (!firstDueOn) return undefined
  return {
    firstDueOn,
    months: facts.months ?? USUAL_MONTHS,
    dueRule: rule ?? { day: dayOf(firstDueOn), roll: 'clamp' },
  }
}

const dueRuleOf = ({ dueRule, filedOn }: DueFacts): DueRule | undefined => {
  if (dueRule === null) return undefined
  const { kind, roll } = dueRule
  if (kind === 'month_end') return { day: 31, roll: 'clamp' }
  const day = kind === 'fixed_day' ? dueRule.day : filedOn && dayOf(filedOn)
  return day ? { day, roll } : undefined
}

const dayOf = (date: CalendarDate) => Number(date.slice(8))

/**
 * The errors of a plan, by field, that depend on several facts or on today (CASE-05, CASE-06). `status` is the one
 * that the plan has, undefined for a new plan.
 */
export const planErrors = (
  facts: PlanFacts,
  today: CalendarDate,
  status?: PlanStatus,
): Record<string, string[]> => {
  const { filed_on, confirmed_on, first_due_on, opening } = facts
  const found: (readonly [field: string, message: string | false | undefined])[] = [
    ['case_number', caseNumberErrorOf(facts)],
    ['filed_on', filed_on !== null && filedErrorOf(filed_on, today)],
    ['confirmed_on', isBefore(confirmed_on, filed_on) && CONFIRMED_BEFORE_FILED],
    ['first_due_on', isBefore(first_due_on, filed_on) && FIRST_DUE_BEFORE_FILED],
    ['opening.as_of', opening !== null && opening.as_of > today && OPENING_AHEAD],
    ['status', status !== undefined && (facts.status ?? status) !== status && STATUS_APART],
  ]
  return Object.fromEntries(found.flatMap(([field, message]) => (message ? [[field, [message]]] : [])))
}

const caseNumberErrorOf = ({ case_number, filed_on }: PlanFacts): string | undefined => {
  if (case_number === null) return undefined
  const read = readCaseNumber(case_number)
  if (!read) return CASE_NUMBER
  return filed_on === null || isYearPlausible(read, filed_on) ? undefined : CASE_YEAR
}

const filedErrorOf = (filedOn: CalendarDate, today: CalendarDate): string | undefined => {
  if (filedOn > today) return FILED_AHEAD
  return filedOn < addMonths(today, -12 * MAX_YEARS) ? FILED_TOO_LONG_AGO : undefined
}

const isBefore = (date: CalendarDate | null, other: CalendarDate | null) =>
  date !== null && other !== null && date < other

/**
 * The errors of a change of the status, by field (CASE-19, CASE-21). Only a suspension needs the schedule, which is
 * undefined while nothing gives a due day.
 */
export const statusErrors = (
  {
    on,
    suspendedFrom,
    filedOn,
  }: { on: CalendarDate; suspendedFrom: CalendarDate | null; filedOn: CalendarDate | null },
  schedule: Schedule | undefined,
  today: CalendarDate,
): Record<string, string[]> => {
  const suspension = {
    fromMonth: suspendedFrom,
    reason: 'suspension',
    retroactive: false,
    orderedOn: null,
  } as const
  const month = schedule && suspendedFrom && stepErrors(suspension, schedule, today)['from_month']
  const dayError = on > today ? STATUS_AHEAD : isBefore(on, filedOn) && STATUS_BEFORE_FILED
  return { ...(dayError && { on: [dayError] }), ...(month && { suspended_from: month }) }
}

/** True if the plan no longer asks for anything. What was due stays visible on its page (CASE-15). */
export const hasEnded = ({ status }: { status: PlanStatus }): boolean =>
  ['completed', 'dismissed', 'converted', 'discharged'].includes(status)

/** The facts whose earlier values are kept with each change (CASE-21). */
export const REVISED_FACTS = [
  'first_due_on',
  'due_rule',
  'months',
  'trustee_id',
  'trustee',
  'trustee_account',
  'status',
] as const
export type RevisedFact = (typeof REVISED_FACTS)[number]

/** The facts that differ, of those whose earlier values are kept. Both are values as `planInput` reads them. */
export const revisedFacts = (
  before: Pick<PlanFacts, RevisedFact>,
  after: Pick<PlanFacts, RevisedFact>,
): RevisedFact[] =>
  REVISED_FACTS.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]))
