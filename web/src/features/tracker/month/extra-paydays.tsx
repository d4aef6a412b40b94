import { useQuery } from '@tanstack/react-query'
import { type CalendarDate, monthEnd } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { extraPaydaysOf, paySchedulesQuery } from '../../paydays/paydays.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { monthCopy } from './month.messages.ts'

/** Says that a month has three or five paydays, where the customer plans its income (PAYD-05). */
export const ExtraPaydays = ({ month }: { month: CalendarDate }) =>
  useFeature('planTools') ? <ExtraPaydaysNotice month={month} /> : null

const ExtraPaydaysNotice = ({ month }: { month: CalendarDate }) => {
  const query = useQuery(paySchedulesQuery)
  if (!query.data) return <LoadError text={t(monthCopy.paydaysMissing)} of={[query]} />
  const extra = extraPaydaysOf(query.data, { from: month, to: monthEnd(month) })
  if (extra.length === 0) return null
  return (
    <Notice tone="info">
      {extra.map(({ text }) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <p>{t(monthCopy.extraPaydaysHint)}</p>
    </Notice>
  )
}
