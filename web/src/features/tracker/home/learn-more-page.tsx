import { paths } from '../../../lib/paths.ts'
import { LearnMore } from '../../../ui/page/learn-more.tsx'
import { unspecified } from '../tracker.messages.ts'

/** What the Success Tracker is for (TRACKER-10). */
export const LearnMorePage = () => (
  <LearnMore
    title="Success Tracker"
    lead={unspecified.introLead}
    points={unspecified.introPoints}
    to={paths.getStarted}
  />
)
