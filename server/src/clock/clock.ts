/**
 * The only code that reads the machine's time. Business time (today, due dates, schedules) follows the
 * sandbox's clock where one is configured; sessions and one-time codes always use real time.
 */
import { BANK_ZONE, day, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { ISO_LANGUAGE } from '@yoursuccess/contract/core/language'
import { Temporal } from 'temporal-polyfill'

export interface Clock {
  /** Business time. */
  now(): Date
  /** The banking day in America/New_York. All code gets today from here. */
  today(): CalendarDate
  /** Machine time, for sessions, one-time codes and limits. */
  realNow(): Date
}

export interface MovableClock extends Clock {
  setOffset(offsetMs: number): void
  offset(): number
}

const bankDay = new Intl.DateTimeFormat(ISO_LANGUAGE, { timeZone: BANK_ZONE })

/** The banking day of an instant. */
export const bankingDayOf = (instant: Date): CalendarDate => day(bankDay.format(instant))

/** The hour of an instant in New York, 0 to 23. */
export const bankHourOf = (instant: Date): number =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(BANK_ZONE).hour

/** The minute of the day of an instant in New York, 0 to 1439. */
export const bankMinuteOf = (instant: Date): number => {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(BANK_ZONE)
  return at.hour * 60 + at.minute
}

/** The first instant of a banking day. */
export const startOfDay = (date: CalendarDate): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: BANK_ZONE }).epochMilliseconds)

/** A clock that shows machine time plus an offset. `machine` is replaced in tests. */
export const createClock = (machine: () => Date = () => new Date()): MovableClock => {
  let offsetMs = 0
  const now = () => new Date(machine().getTime() + offsetMs)
  return {
    now,
    today: () => bankingDayOf(now()),
    realNow: machine,
    setOffset: (value) => {
      offsetMs = value
    },
    offset: () => offsetMs,
  }
}

/** Milliseconds that only increase, for measuring durations. */
export const stopwatch = (): (() => number) => {
  const startedAt = performance.now()
  return () => performance.now() - startedAt
}
