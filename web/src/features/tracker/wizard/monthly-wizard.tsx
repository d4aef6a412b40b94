import { GoalWizard } from './goal-wizard.tsx'
import { MonthlyWelcomeStep } from './monthly-welcome-step.tsx'
import { ReturningMonth } from './returning-month.tsx'
import { useApproveMonth, useSetUpMonth } from '../tracker.calls.ts'
import { useMonthOfWizard } from './use-month-of-wizard.ts'

/** Plans and approves the month in the navigation state. The route requires one. */
export const MonthlyWizard = () => {
  const month = useMonthOfWizard()
  const { submit, isPending, error } = useApproveMonth()
  const setUp = useSetUpMonth()
  return (
    <GoalWizard
      key={month}
      month={month}
      welcome={(next) => <MonthlyWelcomeStep month={month} onNext={next} />}
      returning={(step, callbacks) => (
        <ReturningMonth
          {...step}
          approve={(goals) => void setUp.submit(goals, callbacks)}
          isApproving={setUp.isPending}
          error={setUp.error}
        />
      )}
      isSettingUp={setUp.variables !== undefined && setUp.error === null}
      finish={(callbacks) =>
        submit({ body: { success_tracker_info: { budget_last_approved_at: month } } }, callbacks)
      }
      isFinishing={isPending}
      // If the goals are saved and the approval fails, the review says so (TRACKER-201).
      error={error ?? setUp.error}
    />
  )
}
