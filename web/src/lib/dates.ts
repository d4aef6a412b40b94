/** Formats days and instants for people. Instants are shown in the bank's time zone, like its days. */
import { BANK_ZONE, type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { capitalized, inShort, ISO_LANGUAGE } from '@yoursuccess/contract/core/language'
import { language } from '../i18n/language.ts'
import { t } from '../i18n/translate.ts'
import { now } from './clock.ts'
import { copy } from './lib.messages.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.locale, options)
/** For formats with a short month. */
const shortFormatter = (options: Intl.DateTimeFormatOptions) => {
  const made = formatter(options)
  return { format: (at: Date) => inShort(language.locale, made.format(at)) }
}
const utc = { timeZone: 'UTC' } as const

const mediumDay = shortFormatter({ ...utc, year: 'numeric', month: 'short', day: '2-digit' })
const longDay = formatter({ ...utc, year: 'numeric', month: 'long', day: 'numeric' })
const friendlyDay = shortFormatter({ ...utc, weekday: 'short', month: 'short', day: 'numeric' })
const monthName = formatter({ ...utc, month: 'long', year: 'numeric' })
const time = formatter({ timeZone: BANK_ZONE, hour: 'numeric', minute: '2-digit' })
const isoDay = new Intl.DateTimeFormat(ISO_LANGUAGE, { timeZone: BANK_ZONE })

const noon = (date: CalendarDate) => new Date(`${date}T12:00:00Z`)

/** "Nov 05, 2026": the usual format, MMM dd, yyyy (FRAME-85). Takes a day as sent by the API. */
export const formatDay = (date: string): string => mediumDay.format(noon(day(date)))

/** "July 30, 2025": for dates in sentences. */
export const formatLongDay = (date: string): string => longDay.format(noon(day(date)))

/** "Thu, Nov 5": for dates that are near. */
export const formatFriendlyDay = (date: string): string => friendlyDay.format(noon(day(date)))

const bareDay = shortFormatter({ ...utc, month: 'short', day: 'numeric' })

/** "Dec 15": for the next payment, in sentences. */
export const formatShortDay = (date: string): string => bareDay.format(noon(day(date)))

const friendlyDayOfYear = shortFormatter({
  ...utc,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** "Thu, Nov 5", and "Thu, Jan 1, 2099" if that isn't this year: for planned dates. */
export const formatPlannedDay = (date: string, today: CalendarDate | undefined): string =>
  today === undefined || date.slice(0, 4) === today.slice(0, 4)
    ? formatFriendlyDay(date)
    : friendlyDayOfYear.format(noon(day(date)))

/** "November 2026", in sentences: "noviembre de 2026". */
export const formatMonth = (date: string): string => monthName.format(noon(day(date)))

/** "November 2026" as a heading, in a list, or at the start of a sentence: "Noviembre de 2026". */
export const formatMonthHeading = (date: string): string => capitalized(formatMonth(date))

/** The banking day on which an instant falls. */
export const dayOf = (instant: string | number): CalendarDate => day(isoDay.format(new Date(instant)))

/** "3:05 PM" in New York. */
export const formatTime = (instant: string | number): string => time.format(new Date(instant))

/** "3:05 PM ET" */
export const formatEasternTime = (instant: string | number): string =>
  t(copy.eastern, { time: formatTime(instant) })

/** "Today", "Yesterday", or yyyy-MM-dd (FRAME-85). */
export const dayHeading = (date: CalendarDate, today: CalendarDate): string => {
  const age = daysBetween(date, today)
  return age === 0 ? t(copy.today) : age === 1 ? t(copy.yesterday) : date
}

/** A transaction's stamp, "2026-11-20 9:05:00" in UTC, as an instant. */
export const instantOfStamp = (stamp: string): number => {
  const [date = '', clock = ''] = stamp.split(' ')
  return Date.parse(`${date}T${clock.padStart(8, '0')}Z`)
}

const stampFormat = new Intl.DateTimeFormat(ISO_LANGUAGE, {
  timeZone: BANK_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** "2026-11-20 17:00:00" in New York: the required format for a transaction's details. */
export const formatStamp = (instant: number): string => stampFormat.format(new Date(instant))

const moment = {
  timeZone: BANK_ZONE,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const
const momentOfThisYear = shortFormatter(moment)
const momentOfAnyYear = shortFormatter({ ...moment, year: 'numeric' })

/** "Nov 18, 5:00 PM ET" in New York, with the year if it differs from today's. */
export const formatMoment = (instant: number): string => {
  const isOfThisYear = dayOf(instant).slice(0, 4) === dayOf(now()).slice(0, 4)
  return t(copy.eastern, {
    time: (isOfThisYear ? momentOfThisYear : momentOfAnyYear).format(new Date(instant)),
  })
}

/** "3:05 PM ET", with the date before it if it isn't today: the time of a balance. */
export const formatAsOf = (instant: string, today: CalendarDate | undefined): string => {
  const at = formatEasternTime(instant)
  return dayOf(instant) === today ? at : t(copy.dayAndTime, { day: formatDay(dayOf(instant)), time: at })
}

const weekdayName = formatter({ ...utc, weekday: 'long' })

/** "Friday" */
export const formatWeekday = (date: string): string => weekdayName.format(noon(day(date)))

const shortMonth = shortFormatter({ ...utc, month: 'short', year: 'numeric' })

/** "Nov 2026" as a heading, where there is little space. */
export const formatShortMonth = (date: string): string => capitalized(shortMonth.format(noon(day(date))))

const bareMonth = formatter({ ...utc, month: 'long' })

/** "November", when the year is obvious. */
export const formatMonthName = (date: string): string => bareMonth.format(noon(day(date)))
