import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../i18n/translate.ts'
import { formatMonthHeading } from '../../lib/dates.ts'
import { copy } from './date.messages.ts'
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
        aria-label={t(copy.calendar.previousMonth)}
        disabled={!previous}
        onClick={() => previous && onChange(previous)}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      <NativeSelect
        aria-label={t(copy.month)}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = months.find((month) => month === currentTarget.value)
          if (chosen) onChange(chosen)
        }}
        data={months.map((month) => ({ value: month, label: formatMonthHeading(month) }))}
      />
      <ActionIcon
        aria-label={t(copy.calendar.nextMonth)}
        disabled={!next}
        onClick={() => next && onChange(next)}
      >
        <IconChevronRight size={22} />
      </ActionIcon>
    </div>
  )
}
