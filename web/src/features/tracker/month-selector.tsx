import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { monthStart } from '@yoursuccess/contract/calendar-date'
import { formatMonth } from '../../lib/dates.ts'
import { useToday } from '../program/program.api.ts'
import classes from './tracker.module.css'
import { useMonth } from './use-month.ts'

/** Months with data, newest first (AMB-081). The choice goes into the address. */
export const MonthSelector = ({ months }: { months: readonly string[] }) => {
  const month = useMonth()
  const thisMonth = monthStart(useToday())
  const navigate = useNavigate()
  const choices = months.includes(month) ? months : [month, ...months]
  return (
    <NativeSelect
      className={classes.month ?? ''}
      aria-label="Month"
      value={month}
      data={choices.map((value) => ({ value, label: formatMonth(value) }))}
      onChange={({ currentTarget: { value } }) =>
        void navigate({ to: '.', search: value === thisMonth ? {} : { month: value }, resetScroll: false })
      }
    />
  )
}
