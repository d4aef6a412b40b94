import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { formatDay } from '../../lib/dates.ts'

/** The day of a text, where it may be chosen. An empty field is no fault of its own. */
export const readWithin = (
  text: string,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): { day?: CalendarDate | undefined; fault?: string | undefined } => {
  if (text.trim() === '') return {}
  const { day, fault } = readTypedDay(text)
  if (day === undefined) return { fault }
  if (min !== undefined && day < min) return { fault: `Choose ${formatDay(min)} or a later day.` }
  if (max !== undefined && day > max) return { fault: `Choose ${formatDay(max)} or an earlier day.` }
  return { day }
}
