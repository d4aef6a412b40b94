/** Which category rule an expense item takes, and how it is split (RULE-01). */
import { type Cents, cents, subtract, sum, ZERO } from '../core/money.ts'

/** The first rule, in the customer's order, whose payee is in the description. */
export const firstFitting = <Rule extends { plainPayee: string }>(
  rules: readonly Rule[],
  description: string | null,
): Rule | undefined => {
  const text = plain(description ?? '')
  return rules.find(({ plainPayee }) => text.includes(plainPayee))
}

/** Two payees are the same if they differ in letters' case or spaces only. */
export const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

export interface RulePart<Category extends string = string> {
  category: Category
  /** Whole cents, or null if it is a percentage. */
  amountCents: Cents | null
  percent: number | null
}

/**
 * The amounts of the parts, and last what is left for the rule's own category. They add up exactly; percentages are
 * rounded down. Undefined if the amount is too small to give each part a cent: it is not split then.
 */
export const splitAmounts = (amountCents: Cents, parts: readonly RulePart[]): Cents[] | undefined => {
  if (parts.length === 0) return undefined
  const amounts = parts.map(
    (part) => part.amountCents ?? cents(Math.floor((amountCents * (part.percent ?? 0)) / 100)),
  )
  const left = subtract(amountCents, sum(amounts))
  return [...amounts, left].every((amount) => amount > ZERO) ? [...amounts, left] : undefined
}
