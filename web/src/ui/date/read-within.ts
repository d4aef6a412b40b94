import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { formatDay } from '../../lib/dates.ts'

/** Reads a date and checks that it is within `min` and `max`. An empty field isn't an error here. */
export const readWithin = (
  text: string,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): { day?: CalendarDate | undefined; error?: string | undefined } => {
  if (text.trim() === '') return {}
  const { day, error } = readTypedDay(text)
  if (day === undefined) return { error }
  if (min !== undefined && day < min) return { error: `Choose ${formatDay(min)} or a later day.` }
  if (max !== undefined && day > max) return { error: `Choose ${formatDay(max)} or an earlier day.` }
  return { day }
}
