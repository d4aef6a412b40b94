import { t, texts } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { LearnMore } from '../../ui/page/learn-more.tsx'
import { billsVideo } from './bills-video.ts'
import { copy } from './bills.messages.ts'

/** What the Payment Assistant is for (BILLS-07). */
export const BillsLearnMorePage = () => (
  <LearnMore
    title={t(copy.title)}
    lead={t(copy.learnLead)}
    points={texts(copy.learnPoints)}
    pose="pointing"
    video={billsVideo}
    to={paths.bills}
  />
)
