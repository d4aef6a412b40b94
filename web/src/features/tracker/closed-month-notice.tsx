import { Notice } from '../../ui/notice.tsx'
import { trackerMessages } from './tracker.messages.ts'

/** In place of an editor: the goals of a past month stay as they were. */
export const ClosedMonthNotice = () => (
  <Notice tone="info">
    <p>{trackerMessages['tracker.month_not_plannable']}</p>
  </Notice>
)
