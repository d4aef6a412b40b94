import { useQuery } from '@tanstack/react-query'
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Pay } from '@yoursuccess/contract/tracker/month-income.rules'
import { patternOf, paySchedulesQuery } from '../../paydays/paydays.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { type MonthGoals, monthGoalsQuery } from '../tracker.api.ts'
import { toCents } from '../tracker.rules.ts'
import {
  hasOwnGoals,
  type SetUpTotals,
  setUpTotalsOf,
  withoutReserved,
  withPayOfMonth,
} from './returning-month.rules.ts'

/** The month before, if it has goals of its own. */
export interface MonthBefore {
  month: CalendarDate
  totals: SetUpTotals
}

/**
 * The goals that a month takes over, with what the customer's pay brings in it, beside those of the month before. The
 * pay is compared with the month before, so nothing follows it while that month is unknown or has no goals.
 */
export const useMonthTakenOver = (month: CalendarDate, goals: MonthGoals) => {
  const from = addMonths(month, -1)
  const query = useQuery(monthGoalsQuery(from))
  const paydays = useQuery({ ...paySchedulesQuery, enabled: useFeature('planTools') })
  const previous = query.data && hasOwnGoals(query.data) ? query.data : undefined
  const pays = (paydays.data ?? []).map(
    (schedule): Pay => ({ amountCents: toCents(schedule.usual_amount), pattern: patternOf(schedule) }),
  )
  const before: MonthBefore | undefined = previous && { month: from, totals: setUpTotalsOf(previous) }
  return {
    goals: {
      ...goals,
      income_goals: previous
        ? withPayOfMonth(goals.income_goals, pays, { from, to: month })
        : goals.income_goals,
      expense_goals: withoutReserved(goals.expense_goals),
    },
    before,
    isLoading: query.isLoading || paydays.isLoading,
    query,
  }
}
