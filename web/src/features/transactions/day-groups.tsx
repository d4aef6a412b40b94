import { type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../i18n/translate.ts'
import { dayHeading, formatDay } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { Rows } from '../../ui/list/row.tsx'
import { useKnownToday } from '../program/program.api.ts'
import classes from './day-groups.module.css'
import { TransactionRow } from './transaction-row.tsx'
import { copy } from './transactions.messages.ts'
import { type DayTotals, type Ends, groupByDay, type Row, totalsOfDays } from './transactions.rules.ts'
import { useTransactionSheet } from './use-transaction-sheet.tsx'

interface DayGroupsProps {
  rows: readonly Row[]
  /** Shows the totals of the days (TXS-12). Without it, each row has its day too. */
  ends?: Ends
  /** What a row says about a problem that was reported. */
  markOf?: (row: Row) => string | undefined
}

/** Rows grouped by the day on which they happened. */
export const DayGroups = ({ rows, ends, markOf }: DayGroupsProps) => {
  const today = useKnownToday()
  const { open, sheet } = useTransactionSheet()
  const groups = groupByDay(rows)
  const totals = ends && totalsOfDays(groups, ends)
  return (
    <>
      {groups.map((group, at) => {
        const heading = headingOf(group.day, today)
        const ofDay = totals?.[at]
        return (
          <div key={group.day} className={classes.group} data-brief={!ends}>
            <div className={classes.head}>
              <h3 className={classes.day}>{heading}</h3>
              {ofDay && <Totals {...ofDay} />}
            </div>
            <Rows label={heading}>
              {group.rows.map((row) => (
                <TransactionRow
                  key={row.key}
                  row={row}
                  isUnderDay={ends !== undefined}
                  mark={markOf?.(row)}
                  onOpen={open}
                />
              ))}
            </Rows>
          </div>
        )
      })}
      {sheet}
    </>
  )
}

/** What came in and went out. What is zero doesn't show. */
const Totals = ({ moneyIn, moneyOut }: DayTotals) => (
  <p className={classes.totals}>
    {moneyIn !== 0 && (
      <span>
        <span className="ys-sr-only">{t(copy.moneyIn)}</span> <Money amount={moneyIn} flow="sign" />
      </span>
    )}
    {moneyOut !== 0 && (
      <span>
        <span className="ys-sr-only">{t(copy.moneyOut)}</span> <Money amount={moneyOut} flow="sign" />
      </span>
    )}
  </p>
)

/** "Today", "Yesterday", and before that "Nov 05, 2026" (TRANSACTIONS-03). */
const headingOf = (date: CalendarDate, today: CalendarDate | undefined) => {
  if (!today) return formatDay(date)
  const age = daysBetween(date, today)
  return age === 0 || age === 1 ? dayHeading(date, today) : formatDay(date)
}
