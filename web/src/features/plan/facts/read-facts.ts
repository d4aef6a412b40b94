/** What a form of the plan makes of its fields: the request, what is wrong, and what would change. */
import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { type Plan, type PlanFacts, type PlanInput, planInput } from '@yoursuccess/contract/plan/plan-terms'
import { planErrors } from '@yoursuccess/contract/plan/terms.rules'
import { language } from '../../../i18n/language.ts'
import { t } from '../../../i18n/translate.ts'
import { errorsOf, type FieldErrors } from '../../../lib/errors.ts'
import { copy } from './facts.messages.ts'
import { inputOf, inputOfPlan, type PlanField, type PlanValues } from './plan-values.ts'

export interface ReadFacts {
  /** By the path of the field. */
  errors: FieldErrors
  /** The plan with the fields that are valid. The others stay as they were. */
  input: PlanInput
  before: PlanFacts
  after: PlanFacts
  isChanged: boolean
}

interface Reading {
  values: PlanValues
  /** The fields of the form. The rest of the plan stays as it is. */
  fields: readonly PlanField[]
  plan: Plan | null
  today: CalendarDate
}

export const readFacts = ({ values, fields, plan, today }: Reading): ReadFacts => {
  const known = inputOfPlan(plan)
  const before = planInput.parse(known)
  const typed = inputOf(values)
  const input = { ...known, ...Object.fromEntries(fields.map((field) => [field, typed[field]])) }
  const errors: FieldErrors = isSearching(values, fields) ? { trustee_words: t(copy.chooseTrustee) } : {}
  const leaveOut = (found: FieldErrors) => {
    for (const [path, message] of Object.entries(found)) {
      errors[path] ??= typedDayError(values, path) ?? message
      const [field = ''] = path.split('.')
      input[field] = known[field] ?? null
    }
  }
  leaveOut(errorsOf(planInput.safeParse(input)))
  let checked = planInput.safeParse(input)
  if (checked.success) {
    leaveOut(firstOf(planErrors(checked.data, today, plan?.status)))
    checked = planInput.safeParse(input)
  }
  // An error of one field may be about another one. Then nothing of the form can be saved.
  const isReadable =
    checked.success && Object.keys(planErrors(checked.data, today, plan?.status)).length === 0
  const after = isReadable && checked.success ? checked.data : before
  return {
    errors,
    input: (isReadable ? input : known) as PlanInput,
    before,
    after,
    isChanged: JSON.stringify(before) !== JSON.stringify(after),
  }
}

/** A name in the search is not a trustee yet, and must not be lost without a word. */
const isSearching = (values: PlanValues, fields: readonly PlanField[]): boolean =>
  fields.includes('trustee_id') &&
  values.trustee_id === null &&
  values.trustee === null &&
  values.trustee_words.trim() !== ''

const firstOf = (errors: Readonly<Record<string, string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, [first = '']]) => [path, language.fromWire(first)]))

/** Says what is wrong with a day that was typed, instead of naming the format of the wire. */
const typedDayError = (values: PlanValues, path: string): string | undefined => {
  const value = path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], values)
  if (!/(_on|as_of)$/.test(path) || typeof value !== 'string') return undefined
  const { error } = readTypedDay(value)
  return error === undefined ? undefined : language.fromWire(error)
}
