import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/dates/styles.css'
import { DateInput } from '@mantine/dates'
import { type CalendarDate, parseDay } from '@yoursuccess/contract/calendar-date'
import type { FocusEventHandler, ReactNode } from 'react'
import { CALENDAR_NAMES } from './calendar-names.ts'

interface DayInputProps {
  label: ReactNode
  value?: CalendarDate | undefined
  onChange: (day: CalendarDate | undefined) => void
  /** The first and last day that can be chosen: for one month, its start and end (TBL-07). */
  min?: CalendarDate
  max?: CalendarDate
  error?: ReactNode
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
  disabled?: boolean
}

/** One day, typed as yyyy-MM-dd or chosen. Import it lazily where the page does not always show it: calendars are large. */
export const DayInput = ({ value, onChange, min, max, ...props }: DayInputProps) => (
  <DateInput
    {...props}
    size="md"
    valueFormat="YYYY-MM-DD"
    // The library's own reader makes March 2 of February 30.
    dateParser={(text) => parseDay(text.trim()) ?? null}
    placeholder="yyyy-MM-dd"
    value={value ?? null}
    onChange={(text) => onChange(text ? parseDay(text) : undefined)}
    // An emptied field is empty: the form then says that a day is needed.
    allowDeselect
    {...(min && { minDate: min })}
    {...(max && { maxDate: max })}
    firstDayOfWeek={0}
    weekendDays={[]}
    ariaLabels={CALENDAR_NAMES}
    popoverProps={{ withRoles: false }}
  />
)
