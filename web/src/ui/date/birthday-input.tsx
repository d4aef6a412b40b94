import type { TextInputProps } from '@mantine/core'
import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { TypedDay } from './typed-day.tsx'

interface BirthdayInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref'> {
  /** As it was typed. */
  value?: string
  onChange: (text: string) => void
  /** The first and the latest day that the calendar offers. What is typed may be any: the form says what is wrong. */
  min: CalendarDate
  max: CalendarDate
}

/** A day of birth. Once it is one, it stands there in the stated form, yyyy-MM-dd. */
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
