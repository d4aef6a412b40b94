import { Notice } from '../../../ui/page/notice.tsx'
import { trackerMessages, unspecified } from '../tracker.messages.ts'

const SENTENCES = {
  goals: trackerMessages['tracker.month_not_plannable'],
  items: unspecified.closedMonth,
}

/** In place of an editor: what a past month still lets change, and what not (decision 0030). */
export const ClosedMonthNotice = ({ of }: { of: keyof typeof SENTENCES }) => (
  <Notice tone="info">
    <p>{SENTENCES[of]}</p>
  </Notice>
)
