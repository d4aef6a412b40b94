import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import { texts } from '../../i18n/translate.ts'
import { CALENDAR_LOCALE } from './calendar-locale.ts'
import { copy } from './date.messages.ts'

interface DayCalendarProps {
  value: CalendarDate | undefined
  min: CalendarDate | undefined
  max: CalendarDate | undefined
  level?: 'decade' | 'month' | undefined
  onChoose: (day: CalendarDate) => void
}

/**
 * A calendar that opens at the selected date, or else at the latest allowed one. For a birthday, `level` is
 * `decade`: the customer selects year, month and day, and doesn't go back 40 years month by month.
 */
export const DayCalendar = ({ value, min, max, level = 'month', onChoose }: DayCalendarProps) => (
  <DatePicker
    size="md"
    hideOutsideDates
    defaultLevel={level}
    value={value ?? null}
    {...startOf(value, min, max)}
    {...(min && { minDate: min })}
    {...(max && { maxDate: max })}
    onChange={(text) => {
      const chosen = text ? parseDay(text) : undefined
      if (chosen) onChoose(chosen)
    }}
    locale={CALENDAR_LOCALE}
    firstDayOfWeek={0}
    weekendDays={[]}
    ariaLabels={texts(copy.calendar)}
  />
)

const startOf = (
  value: CalendarDate | undefined,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
) => {
  const start = value !== undefined && (max === undefined || value <= max) ? value : (max ?? min)
  return start && { defaultDate: start }
}
