/** Which step the wizard shows. Its steps: 1 welcome, 2 trustee payment, 3 income, 4 expenses, 5 review. */
import { toCents } from '../tracker.rules.ts'

export type Step = 1 | 2 | 3 | 4 | 5

export interface Goal {
  /** Null while the goal is only prefilled from an earlier month. */
  id: number | null
  amount: string
}
export interface Goals {
  trustee_payment: Goal | null
  income_goals: readonly Goal[]
  expense_goals: readonly Goal[]
}

const isSaved = (goal: Goal) => goal.id !== null

/** The first step that isn't saved yet, or the review. Later steps can't be opened. */
export const furthestStep = (goals: Goals): Step => {
  const { trustee_payment: trustee } = goals
  if (!trustee || !isSaved(trustee) || toCents(trustee.amount) === 0) return 2
  if (!goals.income_goals.some(isSaved)) return 3
  return goals.expense_goals.some(isSaved) ? 5 : 4
}

/** The step to show: the requested one if it can be opened, or else where the customer left off. */
export const stepOf = (requested: string | undefined, goals: Goals): Step => {
  const furthest = furthestStep(goals)
  if (requested) return Math.min(Number(requested), furthest) as Step
  return furthest === 2 ? 1 : furthest
}

export const savedOnly = <Row extends Goal>(rows: readonly Row[]): Row[] => rows.filter(isSaved)

/** True if the month has all that an approval needs, saved or from an earlier month (TRACKER-79). */
export const hasAllGoals = (goals: Goals): boolean =>
  goals.income_goals.length > 0 &&
  goals.expense_goals.length > 0 &&
  toCents(goals.trustee_payment?.amount) > 0
