import { paths } from '../../lib/paths.ts'
import { LearnMore } from '../../ui/page/learn-more.tsx'
import { billsVideo } from './bills-video.ts'
import { copy } from './bills.messages.ts'

/** What the Payment Assistant is for (BILLS-07). */
export const BillsLearnMorePage = () => (
  <LearnMore
    title={copy.title}
    lead={copy.learnLead}
    points={copy.learnPoints}
    pose="pointing"
    video={billsVideo}
    to={paths.bills}
  />
)
