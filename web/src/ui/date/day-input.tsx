import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type FocusEventHandler, type ReactNode, useState } from 'react'
import { readWithin } from './read-within.ts'
import { TypedDay } from './typed-day.tsx'

interface DayInputProps {
  label: ReactNode
  value?: CalendarDate | undefined
  /** Undefined for an empty field and for a date that isn't valid or allowed. */
  onChange: (day: CalendarDate | undefined) => void
  /** The first and last date that can be selected: for one month, its start and end (FRAME-84). */
  min?: CalendarDate
  max?: CalendarDate
  error?: ReactNode
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
  disabled?: boolean
}

/** A field for one date, typed or selected. An invalid date stays in the field, which shows the error. */
export const DayInput = ({ value, onChange, min, max, error, onBlur, ...props }: DayInputProps) => {
  const [typed, setTyped] = useState({ text: value ?? '', day: value })
  const [isLeft, setIsLeft] = useState(false)
  // The value was set from outside, for example when the form is reset.
  if (typed.day !== value) setTyped({ text: value ?? '', day: value })
  const text = typed.day === value ? typed.text : (value ?? '')
  const { day, error: typedError } = readWithin(text, min, max)
  return (
    <TypedDay
      {...props}
      text={text}
      onText={(changed) => {
        const read = readWithin(changed, min, max)
        setTyped({ text: changed, day: read.day })
        setIsLeft(false)
        onChange(read.day)
      }}
      day={day}
      onChoose={(chosen) => {
        setTyped({ text: chosen, day: chosen })
        onChange(chosen)
      }}
      min={min}
      max={max}
      error={(isLeft && typedError) || error}
      onBlur={(event) => {
        setIsLeft(true)
        if (day) setTyped({ text: day, day })
        onBlur?.(event)
      }}
    />
  )
}
