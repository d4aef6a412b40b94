import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { GoalRow } from '../goals/goal-rows.ts'
import type { MonthGoals } from '../tracker.api.ts'
import type { TrusteeValues } from '../trustee/trustee-values.rules.ts'

/** Unsaved input, so that moving between steps loses nothing. */
export interface Drafts {
  trustee?: TrusteeValues | undefined
  income?: GoalRow[] | undefined
  expenses?: GoalRow[] | undefined
}

/** The props of every step. */
export interface StepProps {
  month: CalendarDate
  goals: MonthGoals
  drafts: Drafts
  onDraft: (draft: Drafts) => void
  onNext: () => void
  onBack: () => void
}
