import { Notice } from '../../ui/notice.tsx'
import { trackerMessages } from './tracker.messages.ts'

const SENTENCES = {
  goals: trackerMessages['tracker.month_not_plannable'],
  items: trackerMessages['tracker.month_closed'],
}

/** In place of an editor: a past month stays as it was. */
export const ClosedMonthNotice = ({ of }: { of: keyof typeof SENTENCES }) => (
  <Notice tone="info">
    <p>{SENTENCES[of]}</p>
  </Notice>
)
