import { paths } from '../../lib/paths.ts'
import { LearnMore } from '../../ui/page/learn-more.tsx'
import { billsVideo } from './bills-video.ts'
import { unspecified } from './bills.messages.ts'

/** What the Payment Assistant is for (BILLS-07). */
export const BillsLearnMorePage = () => (
  <LearnMore
    title={unspecified.title}
    lead={unspecified.learnLead}
    points={unspecified.learnPoints}
    pose="pointing"
    video={billsVideo}
    to={paths.bills}
  />
)
