import type { TextInputProps } from '@mantine/core'
import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { TypedDay } from './typed-day.tsx'

interface BirthdayInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref'> {
  /** The value as typed. */
  value?: string
  onChange: (text: string) => void
  /**
   * The first and last day that the calendar offers. Typed dates may be outside; the form shows the error.
   */
  min: CalendarDate
  max: CalendarDate
}

/**
 * A field for a birthday. When it loses the focus, it shows a complete date in the required format,
 * yyyy-MM-dd.
 */
export const BirthdayInput = ({ value = '', onChange, onBlur, ...props }: BirthdayInputProps) => {
  const { day } = readTypedDay(value)
  return (
    <TypedDay
      autoComplete="bday"
      {...props}
      level="decade"
      text={value}
      onText={onChange}
      day={day}
      onChoose={onChange}
      onBlur={(event) => {
        if (day) onChange(day)
        onBlur?.(event)
      }}
    />
  )
}
