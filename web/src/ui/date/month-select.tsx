import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatMonth } from '../../lib/dates.ts'
import classes from './month-select.module.css'

interface MonthSelectProps {
  /** The first days of the months to select from, oldest first. */
  months: readonly CalendarDate[]
  value: CalendarDate
  onChange: (month: CalendarDate) => void
}

/** Selects one month of a list, with arrows to the months before and after. */
export const MonthSelect = ({ months, value, onChange }: MonthSelectProps) => {
  const at = months.indexOf(value)
  const previous = months[at - 1]
  const next = months[at + 1]
  return (
    <div className={classes.select}>
      <ActionIcon
        aria-label="Previous month"
        disabled={!previous}
        onClick={() => previous && onChange(previous)}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      <NativeSelect
        aria-label="Month"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = months.find((month) => month === currentTarget.value)
          if (chosen) onChange(chosen)
        }}
        data={months.map((month) => ({ value: month, label: formatMonth(month) }))}
      />
      <ActionIcon aria-label="Next month" disabled={!next} onClick={() => next && onChange(next)}>
        <IconChevronRight size={22} />
      </ActionIcon>
    </div>
  )
}
