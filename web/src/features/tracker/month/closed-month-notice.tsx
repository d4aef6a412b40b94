import { t } from '../../../i18n/translate.ts'
import { useToday } from '../../program/program.api.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy, trackerMessages } from '../tracker.messages.ts'
import { useMonth } from './use-month.ts'

/** Replaces an editor: says what can and can't be changed in another month (TRACKER-17, TRACKER-19). */
export const ClosedMonthNotice = ({ of }: { of: 'goals' | 'items' }) => {
  const isAhead = useMonth() > useToday()
  const ofItems = isAhead ? t(copy.monthAhead) : t(copy.closedMonth)
  return (
    <Notice tone="info">
      <p>{of === 'goals' ? t(trackerMessages['tracker.month_not_plannable']) : ofItems}</p>
    </Notice>
  )
}
