import { instantNow } from '../../../lib/clock.ts'
import { GoalWizard } from './goal-wizard.tsx'
import { useFinishGetStarted } from '../tracker.calls.ts'
import { useMonthOfWizard } from './use-month-of-wizard.ts'
import { WelcomeStep } from './welcome-step.tsx'

/**
 * Sets up the tracker for the month in which it is opened. The navigation state contains no month
 * (TRACKER-73).
 */
export const FirstTimeWizard = () => {
  const month = useMonthOfWizard()
  const { submit, isPending, error } = useFinishGetStarted()
  return (
    <GoalWizard
      month={month}
      welcome={(next) => <WelcomeStep onNext={next} />}
      finish={(callbacks) => {
        const at = instantNow()
        const info = { get_started_completed_at: at, budget_last_approved_at: at }
        return submit({ body: { month, success_tracker_info: info } }, callbacks)
      }}
      isFinishing={isPending}
      error={error}
    />
  )
}
