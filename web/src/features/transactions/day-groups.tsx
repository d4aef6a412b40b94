import { type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { dayHeading, formatDay } from '../../lib/dates.ts'
import { useKnownToday } from '../program/program.api.ts'
import { Rows } from '../../ui/list/row.tsx'
import classes from './day-groups.module.css'
import { TransactionRow } from './transaction-row.tsx'
import { groupByDay, type Row } from './transactions.rules.ts'

/** Rows grouped by the day on which they happened. */
export const DayGroups = ({ rows }: { rows: readonly Row[] }) => {
  const today = useKnownToday()
  return groupByDay(rows).map((group) => {
    const heading = headingOf(group.day, today)
    return (
      <div key={group.day} className={classes.group}>
        <h3 className={classes.day}>{heading}</h3>
        <Rows label={heading}>
          {group.rows.map((row) => (
            <TransactionRow key={row.key} row={row} />
          ))}
        </Rows>
      </div>
    )
  })
}

/** "Today", "Yesterday", and before that "Nov 05, 2026" (TRANSACTIONS-03). */
const headingOf = (date: CalendarDate, today: CalendarDate | undefined) => {
  if (!today) return formatDay(date)
  const age = daysBetween(date, today)
  return age === 0 || age === 1 ? dayHeading(date, today) : formatDay(date)
}
