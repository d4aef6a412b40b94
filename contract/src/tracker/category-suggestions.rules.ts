/** Which categories are suggested for an expense, by what the customer chose before (RULE-05). */
import { type CalendarDate, daysBetween } from '../core/calendar-date.ts'
import { type ComparedPayee, comparedPayee, payeeKey, payeeLikeness } from './payees.rules.ts'

/** As many as a customer can choose from at a glance. */
export const MAX_SUGGESTIONS = 3
/** One wrong letter of four is still the same payee. */
const MIN_LIKENESS = 0.75
/** A choice counts half of a newer one after so many days: customers change their minds. */
const HALF_AFTER_DAYS = 90

/** How often a description was given a category. */
export interface Choice<Category extends string = string> {
  description: string
  category: Category
  count: number
  /** The newest expense of them. */
  lastOn: CalendarDate
}

interface KnownPayee<Category extends string> extends ComparedPayee {
  choices: Choice<Category>[]
}

/** The customer's choices by payee. */
export const knownPayees = <Category extends string>(
  choices: readonly Choice<Category>[],
): KnownPayee<Category>[] =>
  [...Map.groupBy(choices, ({ description }) => payeeKey(description))]
    .filter(([key]) => key !== '')
    .map(([key, own]) => ({ ...comparedPayee(key), choices: own }))

/**
 * The categories for an expense, the likeliest first: those of its payee, or if that is unknown, of payees with almost
 * its name. None for a payee that was never seen. `exactOnly` is suggested only for a payee that had it itself.
 */
export const suggestCategories = <Category extends string>(
  description: string,
  known: readonly KnownPayee<Category>[],
  today: CalendarDate,
  exactOnly?: Category,
): Category[] => {
  const key = payeeKey(description)
  if (key === '') return []
  const same = known.filter((payee) => payee.key === key)
  const alike = same.length > 0 ? same.map((payee) => ({ payee, likeness: 1 })) : likeKey(key, known)
  const weights = new Map<Category, number>()
  for (const { payee, likeness } of alike)
    for (const { category, count, lastOn } of payee.choices) {
      if (likeness < 1 && category === exactOnly) continue
      const weight =
        count * likeness ** 8 * 0.5 ** (Math.max(0, daysBetween(lastOn, today)) / HALF_AFTER_DAYS)
      weights.set(category, (weights.get(category) ?? 0) + weight)
    }
  return [...weights]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_SUGGESTIONS)
    .map(([category]) => category)
}

const likeKey = <Category extends string>(key: string, known: readonly KnownPayee<Category>[]) => {
  const compared = comparedPayee(key)
  return known
    .map((payee) => ({ payee, likeness: payeeLikeness(compared, payee, MIN_LIKENESS) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
}
