import { updateTrackerInfo } from '@yoursuccess/contract/tracker'
import { monthStart } from '@yoursuccess/contract/calendar-date'
import { useLocation } from '@tanstack/react-router'
import { useToday } from '../../program/program.api.ts'
import { GoalWizard } from './goal-wizard.tsx'
import { MonthlyWelcomeStep } from './monthly-welcome-step.tsx'
import { parseMonth } from '../month/month.rules.ts'
import { useTrackerCall } from '../tracker.api.ts'

/** Plans and approves the month in the navigation state; the route lets nobody in without one. */
export const MonthlyWizard = () => {
  const thisMonth = monthStart(useToday())
  const month = parseMonth(useLocation({ select: ({ state }) => state.month })) ?? thisMonth
  const { mutateAsync: approve } = useTrackerCall(updateTrackerInfo)
  const finish = () => approve({ body: { success_tracker_info: { budget_last_approved_at: month } } })
  return (
    <GoalWizard
      key={month}
      month={month}
      welcome={(next) => <MonthlyWelcomeStep month={month} onNext={next} />}
      finish={finish}
    />
  )
}
