import { Button, TextInput } from '@mantine/core'
import { type CalendarDate, sevenYearsBefore } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { CalendarLoading } from './calendar-loading.tsx'
import classes from './date-range-form.module.css'
import type { Range } from '../list/paging.ts'
import { copy } from './date.messages.ts'
import { readWithin } from './read-within.ts'
import { lazyPart } from '../lazy-part.tsx'

const RangeCalendar = lazyPart(async () => (await import('./range-calendar.tsx')).RangeCalendar, {
  fallback: <CalendarLoading />,
})

interface DateRangeFormProps {
  today: CalendarDate
  value: Range | undefined
  /** The number of months side by side. */
  months: number
  onDone: (range: Range | undefined) => void
}

/** A form for both dates, typed or selected. Search is disabled until both are set and valid. */
export const DateRangeForm = ({ today, value, months, onDone }: DateRangeFormProps) => {
  const [draft, setDraft] = useState<Range>(value ?? { start: '', end: '' })
  const [left, setLeft] = useState({ start: false, end: false })
  const min = sevenYearsBefore(today)
  const { day: start, error: startError } = readWithin(draft.start, min, today)
  const { day: end, error: endError } = readWithin(draft.end, start ?? min, today)
  const errors = { start: startError, end: endError }
  const field = (label: string, key: keyof Range) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      inputMode="numeric"
      maxLength={20}
      value={draft[key]}
      error={left[key] && errors[key]}
      onChange={(event) => {
        setDraft({ ...draft, [key]: event.currentTarget.value })
        setLeft({ ...left, [key]: false })
      }}
      onBlur={() => setLeft({ ...left, [key]: true })}
    />
  )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events through a portal to the filter's parent, which may be another form.
        event.stopPropagation()
        if (start && end) onDone({ start, end })
      }}
    >
      <div className={classes.fields}>
        {field(t(copy.startDate), 'start')}
        {field(t(copy.endDate), 'end')}
      </div>
      <div className={classes.calendar} data-months={months}>
        <RangeCalendar
          start={start}
          end={end}
          min={min}
          max={today}
          months={months}
          onChange={([from, to]) => setDraft({ start: from ?? '', end: to ?? '' })}
        />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onDone(undefined)}>
          {t(copy.clear)}
        </Button>
        <Button type="submit" disabled={!start || !end}>
          {t(copy.search)}
        </Button>
      </div>
    </form>
  )
}
