import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { GoalRow } from '../goals/goal-rows.ts'
import type { Plan } from '../tracker.api.ts'
import type { TrusteeValues } from '../trustee/trustee-form.tsx'

/** What was typed and not saved yet, so that a step back and forth loses nothing. */
export interface Drafts {
  trustee?: TrusteeValues | undefined
  income?: GoalRow[] | undefined
  expenses?: GoalRow[] | undefined
}

/** What every step is given. */
export interface StepProps {
  month: CalendarDate
  plan: Plan
  drafts: Drafts
  onDraft: (draft: Drafts) => void
  onNext: () => void
  onBack: () => void
}
