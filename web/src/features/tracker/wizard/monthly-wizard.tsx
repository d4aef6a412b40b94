import { GoalWizard } from './goal-wizard.tsx'
import { MonthlyWelcomeStep } from './monthly-welcome-step.tsx'
import { useApproveMonth } from '../tracker.calls.ts'
import { useMonthOfWizard } from './use-month-of-wizard.ts'

/** Plans and approves the month in the navigation state. The route requires one. */
export const MonthlyWizard = () => {
  const month = useMonthOfWizard()
  const { submit, isPending, error } = useApproveMonth()
  return (
    <GoalWizard
      key={month}
      month={month}
      welcome={(next) => <MonthlyWelcomeStep month={month} onNext={next} />}
      finish={(callbacks) =>
        submit({ body: { success_tracker_info: { budget_last_approved_at: month } } }, callbacks)
      }
      isFinishing={isPending}
      error={error}
    />
  )
}
