import { useNavigate } from '@tanstack/react-router'
import { day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { MonthSelect } from '../../../ui/date/month-select.tsx'
import { useToday } from '../../program/program.api.ts'
import { useMonth } from './use-month.ts'

/**
 * Selects one of the server's months or the shown one, in calendar order. The address stores it (TRACKER-14).
 */
export const MonthSelector = ({ months }: { months: readonly string[] }) => {
  const month = useMonth()
  const thisMonth = monthStart(useToday())
  const navigate = useNavigate()
  const choices = new Set([...months.map(day), month])
  return (
    <MonthSelect
      months={[...choices].toSorted()}
      value={month}
      onChange={(chosen) =>
        void navigate({
          to: '.',
          search: chosen === thisMonth ? {} : { month: chosen },
          resetScroll: false,
        })
      }
    />
  )
}
