import type { TextInputProps } from '@mantine/core'
import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { TypedDay, type TypedDayProps } from './typed-day.tsx'

export interface DayTextInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref'> {
  /** The value as typed. */
  value?: string
  onChange: (text: string) => void
  /**
   * The first and last day that the calendar offers. Typed dates may be outside; the form shows the error.
   */
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  level?: NonNullable<TypedDayProps['level']>
}

/**
 * A field for one date whose value is the text, so that a form keeps what isn't a date yet. When it loses the
 * focus, it shows a complete date in the required format, yyyy-MM-dd.
 */
export const DayTextInput = ({ value = '', onChange, onBlur, ...props }: DayTextInputProps) => {
  const { day } = readTypedDay(value)
  return (
    <TypedDay
      {...props}
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
