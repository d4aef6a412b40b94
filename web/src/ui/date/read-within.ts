import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { language } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import { copy } from './date.messages.ts'

/** Reads a date and checks that it is within `min` and `max`. An empty field isn't an error here. */
export const readWithin = (
  text: string,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): { day?: CalendarDate | undefined; error?: string | undefined } => {
  if (text.trim() === '') return {}
  const { day, error } = readTypedDay(text)
  if (day === undefined) return { error: error && language.fromWire(error) }
  if (min !== undefined && day < min) return { error: t(copy.tooEarly, { day: formatDay(min) }) }
  if (max !== undefined && day > max) return { error: t(copy.tooLate, { day: formatDay(max) }) }
  return { day }
}
