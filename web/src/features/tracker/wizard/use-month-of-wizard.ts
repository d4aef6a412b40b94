import { type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useToday } from '../../program/program.api.ts'
import { parseMonth } from '../month/month.rules.ts'

/**
 * The month that a wizard plans: from the navigation state, or the address, or else the month in which it was
 * opened. It doesn't change if a new month begins while the wizard is open.
 */
export const useMonthOfWizard = (): CalendarDate => {
  const today = useToday()
  const [opened] = useState(() => monthStart(today))
  const inState = parseMonth(useLocation({ select: ({ state }) => state.month }))
  const { month } = useSearch({ strict: false })
  return inState ?? parseMonth(month) ?? opened
}
