/** The orders of "Current Spending By Category": by name, as the contract has it (TRACKER-110), or by risk (TRACKER-181). */
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'

/** True if a goal was met exactly, or the trustee was sent all that was planned: nothing is left, and nothing is wrong. */
export const isAsPlanned = ({ category, spentCents, goalCents }: SpendingRow): boolean =>
  goalCents > 0 && (category === TRUSTEE_PAYMENT ? spentCents >= goalCents : spentCents === goalCents)

/**
 * What needs attention first: over the goal, or without one, by how much; then close to the goal, and then within it, by
 * how far it is used, with spending without a category between them; what went as planned is last. Rows of the same
 * risk keep their order.
 */
export const byRisk = (rows: readonly SpendingRow[]): SpendingRow[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b) || excessOf(b) - excessOf(a) || b.percent - a.percent)

const rankOf = (row: SpendingRow): number => {
  if (row.category === null) return 2
  if (isAsPlanned(row)) return 4
  return { red: 0, yellow: 1, green: 3 }[row.color]
}

/** In cents. More than planned for the trustee is no excess. */
const excessOf = (row: SpendingRow): number =>
  isAsPlanned(row) ? 0 : Math.max(0, row.spentCents - row.goalCents)
