import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { type CalendarDate, parseDay } from '@yoursuccess/contract/calendar-date'
import { CALENDAR_NAMES } from './calendar-names.ts'

interface BirthdayCalendarProps {
  value: CalendarDate | undefined
  min: CalendarDate
  max: CalendarDate
  onChoose: (day: CalendarDate) => void
}

/** Year, then month, then day: nobody turns back 40 years month by month. Starts where the latest allowed day is. */
export const BirthdayCalendar = ({ value, min, max, onChoose }: BirthdayCalendarProps) => (
  <DatePicker
    size="md"
    hideOutsideDates
    defaultLevel="decade"
    value={value ?? null}
    defaultDate={value && value <= max ? value : max}
    minDate={min}
    maxDate={max}
    onChange={(text) => {
      const chosen = text ? parseDay(text) : undefined
      if (chosen) onChoose(chosen)
    }}
    firstDayOfWeek={0}
    weekendDays={[]}
    ariaLabels={CALENDAR_NAMES}
  />
)
