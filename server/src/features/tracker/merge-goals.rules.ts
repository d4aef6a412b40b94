/** How the goals of one save meet those of the month (TRACKER-148): goals that are not named stay as they are. */
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Goal } from '@yoursuccess/contract/tracker/tracker.rules'

interface Named {
  /** Tells incomes of one category apart. */
  name?: string
}
export interface StoredGoal extends Goal, Named {
  id: number
}
export interface GoalChange extends Goal, Named {
  /** Without an id the goal of the same category and name is meant, if there is one. */
  id?: number | null | undefined
}

export interface Merged<Change extends GoalChange> {
  updates: { id: number; change: Change }[]
  creations: Change[]
  /** The month after the save. */
  goals: Goal[]
}

/**
 * What a save does to a month. `unknown`: an id that is not of this month, or a trustee payment that would become a
 * goal or the reverse. `duplicate`: two goals of one category and name.
 */
export const mergeGoals = <Change extends GoalChange>(
  stored: readonly StoredGoal[],
  changes: readonly Change[],
): Merged<Change> | 'unknown' | 'duplicate' => {
  const changeOf = new Map<number, Change>()
  const creations: Change[] = []
  // Ids first: a goal that takes another category leaves its old one free for a goal without an id.
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

/** Names that differ only in capitals are the same source. */
const sourceOf = ({ category, name = '' }: Goal & Named) => `${category} ${name.toLowerCase()}`

const isTrustee = ({ category }: Goal) => category === TRUSTEE_PAYMENT
