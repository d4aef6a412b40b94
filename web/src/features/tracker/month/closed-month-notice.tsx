import { useToday } from '../../program/program.api.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy, trackerMessages } from '../tracker.messages.ts'
import { useMonth } from './use-month.ts'

/** Replaces an editor: says what can and can't be changed in another month (TRACKER-17, TRACKER-19). */
export const ClosedMonthNotice = ({ of }: { of: 'goals' | 'items' }) => {
  const isAhead = useMonth() > useToday()
  const ofItems = isAhead ? copy.monthAhead : copy.closedMonth
  return (
    <Notice tone="info">
      <p>{of === 'goals' ? trackerMessages['tracker.month_not_plannable'] : ofItems}</p>
    </Notice>
  )
}
