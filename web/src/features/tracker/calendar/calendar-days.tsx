import { addDays, type CalendarDate, monthEnd, weekday } from '@yoursuccess/contract/core/calendar-date'
import type { CalendarEntry } from '@yoursuccess/contract/tracker/calendar'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatMonth } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import type { TrusteePayment } from '../../forecast/forecast.api.ts'
import tracker from '../tracker.module.css'
import { calendarCopy } from './calendar.messages.ts'
import classes from './calendar.module.css'
import { nameOfEntry, payerOfEntry, stateOfEntry, TONES } from './entry-words.ts'

interface CalendarDaysProps {
  month: CalendarDate
  today: CalendarDate
  entries: readonly CalendarEntry[]
  /** Payments to the trustee that are to come. */
  payments: readonly TrusteePayment[]
}

/** The days of a month: a list of those with entries on a phone, and weeks of all days where there is room. */
export const CalendarDays = ({ month, today, entries, payments }: CalendarDaysProps) => {
  const byDay = Map.groupBy(entries, ({ on }) => on)
  return (
    <ol className={classes.days} aria-label={t(calendarCopy.days, { month: formatMonth(month) })}>
      {daysOf(month).map((on) => {
        const own = byDay.get(on) ?? []
        return (
          <li
            key={on}
            className={classes.day}
            data-weekday={weekday(on)}
            {...(own.length === 0 && { 'data-empty': true, 'aria-hidden': true })}
            {...(on === today && { 'aria-current': 'date' as const })}
          >
            <h3 className={classes.heading}>{formatFriendlyDay(on)}</h3>
            {own.length > 0 && (
              <ul className={classes.entries}>
                {own.map((entry, at) => (
                  <Entry
                    key={`${entry.kind} ${entry.name} ${at}`}
                    entry={entry}
                    payer={payerOfEntry(entry, payments, today)}
                  />
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const Entry = ({ entry, payer }: { entry: CalendarEntry; payer: string }) => (
  <li className={classes.entry}>
    <span className={classes.name}>{nameOfEntry(entry)}</span>
    {entry.amount !== null && <Money amount={entry.amount} />}
    <StatusBadge tone={TONES[entry.state]}>{stateOfEntry(entry)}</StatusBadge>
    {payer !== '' && <span className={tracker.quiet}>{payer}</span>}
  </li>
)

const daysOf = (month: CalendarDate): CalendarDate[] => {
  const days: CalendarDate[] = []
  for (let on = month; on <= monthEnd(month); on = addDays(on, 1)) days.push(on)
  return days
}
