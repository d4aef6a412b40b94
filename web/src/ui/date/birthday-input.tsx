import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { DayTextInput, type DayTextInputProps } from './day-text-input.tsx'

interface BirthdayInputProps extends DayTextInputProps {
  min: CalendarDate
  max: CalendarDate
}

/** A field for a birthday: browsers fill it in, and its calendar begins with the years. */
export const BirthdayInput = (props: BirthdayInputProps) => (
  <DayTextInput autoComplete="bday" {...props} level="decade" />
)
