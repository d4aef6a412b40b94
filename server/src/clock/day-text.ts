import { BANK_ZONE, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { DEFAULT_LANGUAGE, inShort } from '@yoursuccess/contract/core/language'

/** A day as text: in US English, unless the reader has another language. */
type ViewDay = (day: CalendarDate, locale?: string) => string

const viewAs = (options: Intl.DateTimeFormatOptions): ViewDay => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (day, locale = DEFAULT_LANGUAGE) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    const text = format.format(new Date(`${day}T00:00:00Z`))
    return options.month === 'short' ? inShort(locale, text) : text
  }
}

/** A day without its year, in messages to customers: "Fri, Nov 27". */
export const viewDay = viewAs({ weekday: 'short', month: 'short', day: 'numeric' })

/** A day of any year, in PDFs: "November 27, 2026". */
export const viewLongDay = viewAs({ dateStyle: 'long' })

/** A day in the tables of PDFs, in one format (FRAME-85): "Nov 05, 2026". */
export const viewDayInTable = viewAs({ year: 'numeric', month: 'short', day: '2-digit' })

/** The month of a day: "November 2026". */
export const viewMonth = viewAs({ month: 'long', year: 'numeric' })

const timeOfDay = new Intl.DateTimeFormat(DEFAULT_LANGUAGE, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: BANK_ZONE,
})

/** The time of day of an instant in New York, in PDFs: "3:05 PM". */
export const viewTime = (instant: Date): string => timeOfDay.format(instant)
