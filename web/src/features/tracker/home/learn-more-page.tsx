import { t, texts } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { LearnMore } from '../../../ui/page/learn-more.tsx'
import { copy } from '../tracker.messages.ts'
import { homeCopy } from './home.messages.ts'

/** What the Success Tracker is for (TRACKER-10). */
export const LearnMorePage = () => (
  <LearnMore
    title={t(homeCopy.successTracker)}
    lead={t(copy.introLead)}
    points={texts(copy.introPoints)}
    to={paths.getStarted}
  />
)
