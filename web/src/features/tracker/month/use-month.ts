import { type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { isOpenForItems, isPlannableMonth } from '@yoursuccess/contract/tracker/tracker.rules'
import { useSearch } from '@tanstack/react-router'
import { useToday } from '../../program/program.api.ts'
import { lastDayUntil, parseMonth } from './month.rules.ts'

/** The selected month as part of an address; empty for this month. */
export const useMonthSearch = (): { month?: string } => {
  const { month } = useSearch({ strict: false })
  return month ? { month } : {}
}

/** The month that the tracker shows: the selected one, or else this month (TRACKER-13). */
export const useMonth = (): CalendarDate => {
  const today = useToday()
  return parseMonth(useMonthSearch().month) ?? monthStart(today)
}

/** Goals can be changed only in this month and the next. The server enforces it. */
export const useIsPlannable = (month: CalendarDate): boolean => isPlannableMonth(month, useToday())

/**
 * True if spending can be entered, and amounts and dates changed: in a month that has begun and isn't too old
 * (docs/decisions/0135).
 */
export const useIsOpenForItems = (month: CalendarDate): boolean => {
  const today = useToday()
  return month <= today && isOpenForItems(lastDayUntil(month, today), today)
}
