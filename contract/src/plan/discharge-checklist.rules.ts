/** When the checklist before the discharge is shown (LAD-06). */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import type { PlanStatus } from './plan-terms.ts'
import { hasEnded } from './terms.rules.ts'

/** It is shown from so many payments before the end. */
const LAST_PAYMENTS = 3

interface ChecklistOpening {
  isOpen: boolean
  /** The day from which it is shown. Null if it is shown whatever the day, or if no day is known. */
  opensOn: CalendarDate | null
}

/**
 * `dueDays` are those of the monthly installments above zero, in order; none while amount or due day are not known. A
 * dismissed or converted case has no checklist. After the discharge it stays, to look up what was ticked.
 */
export const checklistOpening = ({
  status,
  dueDays,
  today,
}: {
  status: PlanStatus
  dueDays: readonly CalendarDate[]
  today: CalendarDate
}): ChecklistOpening => {
  if (hasEnded({ status }))
    return { isOpen: status === 'completed' || status === 'discharged', opensOn: null }
  const lastBefore = dueDays.at(-LAST_PAYMENTS - 1)
  if (lastBefore === undefined) return { isOpen: dueDays.length > 0, opensOn: null }
  return { isOpen: lastBefore < today, opensOn: addDays(lastBefore, 1) }
}
