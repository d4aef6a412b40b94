/**
 * Merges the goals of one save into those of the month. Goals that the save does not name stay (TRACKER-148).
 */
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Goal } from '@yoursuccess/contract/tracker/tracker.rules'

interface Named {
  /** Distinguishes incomes of the same category. */
  name?: string
}
export interface StoredGoal extends Goal, Named {
  id: number
}
export interface GoalChange extends Goal, Named {
  /** Without an id, changes the goal with the same category and name, or adds one if there is none. */
  id?: number | null | undefined
}

export interface Merged<Change extends GoalChange> {
  updates: { id: number; change: Change }[]
  creations: Change[]
  /** All goals of the month after the save. */
  goals: Goal[]
}

/**
 * Returns the updates and insertions that a save needs. `unknown`: an id is not of this month, or the change
 * would turn the trustee payment into another goal or the reverse. `duplicate`: two goals have the same
 * category and name.
 */
export const mergeGoals = <Change extends GoalChange>(
  stored: readonly StoredGoal[],
  changes: readonly Change[],
): Merged<Change> | 'unknown' | 'duplicate' => {
  const changeOf = new Map<number, Change>()
  const creations: Change[] = []
  // Changes with an id come first: if one changes its goal's category, a change without an id may use the old
  // category.
  for (const change of changes.filter(({ id }) => id)) {
    const goal = stored.find(({ id }) => id === change.id)
    if (!goal || isTrustee(goal) !== isTrustee(change)) return 'unknown'
    if (changeOf.has(goal.id)) return 'duplicate'
    changeOf.set(goal.id, change)
  }
  for (const change of changes.filter(({ id }) => !id)) {
    const goal = stored.find((each) => sourceOf(each) === sourceOf(change) && !changeOf.has(each.id))
    if (goal) changeOf.set(goal.id, change)
    else creations.push(change)
  }
  const goals: (Goal & Named)[] = [...stored.map((goal) => changeOf.get(goal.id) ?? goal), ...creations]
  if (new Set(goals.map(sourceOf)).size < goals.length) return 'duplicate'
  return { updates: [...changeOf].map(([id, change]) => ({ id, change })), creations, goals }
}

/** Names that differ only in case count as the same. */
const sourceOf = ({ category, name = '' }: Goal & Named) => `${category} ${name.toLowerCase()}`

const isTrustee = ({ category }: Goal) => category === TRUSTEE_PAYMENT
