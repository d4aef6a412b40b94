import { paths } from '../../lib/paths.ts'
import { LearnMore } from '../../ui/page/learn-more.tsx'
import { unspecified } from './rewards.messages.ts'

/** What cash back is, and its benefits (REWARDS-01). */
export const RewardsLearnMorePage = () => (
  <LearnMore
    title={unspecified.learnTitle}
    lead={unspecified.learnLead}
    points={unspecified.learnPoints}
    pose="well done"
    to={paths.rewards}
  />
)
