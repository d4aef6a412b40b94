import '@mantine/core/styles/Popover.css'
import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { texts } from '../../i18n/translate.ts'
import { CALENDAR_LOCALE } from './calendar-locale.ts'
import { copy } from './date.messages.ts'

interface RangeCalendarProps {
  start: CalendarDate | undefined
  end: CalendarDate | undefined
  min: CalendarDate
  max: CalendarDate
  months: number
  onChange: (days: [string | null, string | null]) => void
}

export const RangeCalendar = ({ start, end, min, max, months, onChange }: RangeCalendarProps) => (
  <DatePicker
    type="range"
    size="md"
    allowSingleDateInRange
    // Days of neighboring months show only in their own month, because pale ones are hard to read.
    hideOutsideDates
    numberOfColumns={months}
    value={[start ?? null, end ?? null]}
    onChange={onChange}
    minDate={min}
    maxDate={max}
    // Shows the newest months available, not the empty one after today.
    defaultDate={start ?? addMonths(max, 1 - months)}
    locale={CALENDAR_LOCALE}
    firstDayOfWeek={0}
    weekendDays={[]}
    ariaLabels={texts(copy.calendar)}
  />
)
