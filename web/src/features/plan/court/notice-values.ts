/** What is typed in the dialog of a notice, and what it means. */
import { type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { noticeEnd, noticeErrors } from '@yoursuccess/contract/plan/court-days.rules'
import {
  type CourtNotice,
  MAX_NOTICE_DAYS,
  noticeInput,
  type NoticeInput,
  type NoticeKind,
} from '@yoursuccess/contract/plan/court-notices'
import { language } from '../../../i18n/language.ts'
import { errorsOf, type FieldErrors } from '../../../lib/errors.ts'

export interface NoticeValues {
  kind: NoticeKind
  /** False while the customer says that no last day is printed on the notice. */
  isPrinted: boolean
  lastDayOn: CalendarDate | undefined
  servedOn: CalendarDate | undefined
  days: string
  note: string
  doneOn: CalendarDate | undefined
}

export const valuesOf = (notice: CourtNotice | undefined): NoticeValues => ({
  kind: notice?.kind ?? 'motion_to_dismiss',
  isPrinted: !notice?.counted,
  lastDayOn: dayOf(notice?.last_day_on),
  servedOn: dayOf(notice?.served_on),
  days: String(notice?.days ?? ''),
  note: notice?.note ?? '',
  doneOn: dayOf(notice?.done_on),
})

interface ReadNotice {
  /** Undefined while something is missing or wrong. */
  input: NoticeInput | undefined
  /** By field of the request. */
  errors: FieldErrors
  /** The last day, as soon as it is known. */
  end: { ends_on: CalendarDate; days_left: number; isCounted: boolean } | undefined
}

export const readNotice = (values: NoticeValues, today: CalendarDate): ReadNotice => {
  const { kind, isPrinted, note } = values
  const [lastDayOn, doneOn] = [(isPrinted && values.lastDayOn) || null, values.doneOn ?? null]
  const days = daysOf(values.days, isPrinted)
  const typed = { lastDayOn, servedOn: values.servedOn ?? null, days, doneOn }
  const input = {
    kind,
    note,
    last_day_on: lastDayOn,
    served_on: typed.servedOn,
    days,
    done_on: doneOn,
  }
  const errors = { ...errorsOf(noticeInput.safeParse(input)), ...firstOf(noticeErrors(typed, today)) }
  const isComplete = !isPrinted || lastDayOn !== null
  const end = isComplete && errors['days'] === undefined ? noticeEnd(typed) : undefined
  return {
    input: isComplete && Object.keys(errors).length === 0 ? input : undefined,
    errors,
    end: end && { ends_on: end.on, days_left: daysBetween(today, end.on), isCounted: end.isCounted },
  }
}

/** Days that are not asked for never make the form wrong. */
const daysOf = (typed: string, isPrinted: boolean): number | null => {
  if (typed.trim() === '') return null
  const days = Number(typed)
  const isFitting = Number.isInteger(days) && days >= 1 && days <= MAX_NOTICE_DAYS
  return isFitting || !isPrinted ? days : null
}

const firstOf = (errors: Readonly<Record<string, string[]>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, language.fromWire(first)]] : [])),
  )

const dayOf = (on: string | null | undefined): CalendarDate | undefined => (on ? day(on) : undefined)
