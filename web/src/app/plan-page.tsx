import { YourPlan } from '../features/plan/overview/your-plan.tsx'
import { useFeature } from '../features/session/session.api.ts'
import { TrusteeCard } from '../features/tracker/trustee/trustee-card.tsx'

/** "Your plan", with the tracker's card of this month's payment (CASE-01). */
export const PlanPage = () => {
  const hasTracker = useFeature('paymentTracker')
  return <YourPlan trusteeCard={hasTracker && <TrusteeCard isMain={false} />} />
}
