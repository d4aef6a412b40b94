/**
 * Converts between instants and local times in New York (the bank) and in Mountain Standard Time (the
 * processor).
 */
import { BANK_ZONE, type CalendarDate, day, parseDay } from '@yoursuccess/contract/core/calendar-date'
import { Temporal } from 'temporal-polyfill'

/** The date in New York at an instant. */
export const bankingDayOf = (instant: Date): CalendarDate => day(inNewYork(instant).toPlainDate().toString())

/** Noon in New York, when the first imported row of a day is posted. */
export const noonOf = (date: CalendarDate): Date => timeOf(date, '12:00')

/** 8:30 a.m. in New York, when the files of the night are posted. */
export const morningOf = (date: CalendarDate): Date => timeOf(date, '08:30')

/** The instant of a time of day, `HH:mm`, in New York or another zone. */
export const timeOf = (date: CalendarDate, time: string, timeZone: string = BANK_ZONE): Date =>
  toDate(
    Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone,
      plainTime: Temporal.PlainTime.from(time),
    }),
  )

/** The date and the time of day, `HH:mm`, in a zone. */
export const localTime = (instant: Date, timeZone: string): { date: CalendarDate; time: string } => {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return {
    date: day(local.toPlainDate().toString()),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** The same time of day in New York, this many days and hours later. */
export const later = (
  instant: Date,
  { days = 0, hours = 0 }: { days?: number | undefined; hours?: number | undefined },
): Date => toDate(inNewYork(instant).add({ days, hours }))

/** The given day at the instant's time of day in New York. */
export const onDay = (instant: Date, date: CalendarDate): Date =>
  toDate(
    Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone: BANK_ZONE,
      plainTime: inNewYork(instant).toPlainTime(),
    }),
  )

/**
 * A time in the processor's format, such as "2026-11-20 23:05:00": Mountain Standard Time (GMT-7) all year,
 * whole seconds, no zone.
 */
export const mountainStamp = (instant: Date): string =>
  new Date(instant.getTime() - 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/**
 * Reads a time in the processor's format. A date alone means its first second, or its last if `end` is true.
 * Returns undefined for an invalid text.
 */
export const parseMountain = (text: string, end = false): Date | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text)
  if (!match) return undefined
  const [, date = '', time = end ? '23:59:59' : '00:00:00'] = match
  if (!parseDay(date)) return undefined
  const instant = new Date(`${date}T${time}-07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

const inNewYork = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(BANK_ZONE)
const toDate = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds)
