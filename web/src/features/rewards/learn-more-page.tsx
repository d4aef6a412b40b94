import { t, texts } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { LearnMore } from '../../ui/page/learn-more.tsx'
import { copy } from './rewards.messages.ts'

/** What cash back is, and its benefits (REWARDS-01). */
export const RewardsLearnMorePage = () => (
  <LearnMore
    title={t(copy.learnTitle)}
    lead={t(copy.learnLead)}
    points={texts(copy.learnPoints)}
    pose="well done"
    to={paths.rewards}
  />
)
