/** Mantine's calendars take the names of months and weekdays from dayjs, which comes with English only. */
import { capitalized } from '@yoursuccess/contract/core/language'
import dayjs from 'dayjs'
import { language } from '../../i18n/language.ts'

export const CALENDAR_LOCALE = language.code

/** The names that the browser has, so that no table of them is loaded. */
export const calendarNames = (locale: string) => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))
  // March 1, 2026 is a Sunday, the first day of a week.
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 2, 1 + day)))
  const named = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return dates.map((date) => format.format(date))
  }
  return {
    // They are headings and buttons.
    months: named(months, { month: 'long' }).map(capitalized),
    monthsShort: named(months, { month: 'short' }).map(capitalized),
    weekdays: named(days, { weekday: 'long' }),
    weekdaysShort: named(days, { weekday: 'short' }),
    weekdaysMin: named(days, { weekday: 'short' }).map((name) => name.slice(0, 2)),
  }
}

if (CALENDAR_LOCALE !== 'en') dayjs.locale(CALENDAR_LOCALE, calendarNames(language.locale), true)
