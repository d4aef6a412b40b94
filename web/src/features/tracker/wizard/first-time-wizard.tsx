import { monthStart } from '@yoursuccess/contract/calendar-date'
import { createTrackerInfo } from '@yoursuccess/contract/tracker'
import { instantNow } from '../../../lib/clock.ts'
import { useToday } from '../../program/program.api.ts'
import { GoalWizard } from './goal-wizard.tsx'
import { useTrackerCall } from '../tracker.api.ts'
import { WelcomeStep } from './welcome-step.tsx'

/** Sets the tracker up, in this month. It has no month of its own in the navigation state (AMB-013). */
export const FirstTimeWizard = () => {
  const month = monthStart(useToday())
  const { mutateAsync: complete } = useTrackerCall(createTrackerInfo)
  const finish = () => {
    const at = instantNow()
    return complete({
      body: { success_tracker_info: { get_started_completed_at: at, budget_last_approved_at: at } },
    })
  }
  return <GoalWizard month={month} welcome={(next) => <WelcomeStep onNext={next} />} finish={finish} />
}
