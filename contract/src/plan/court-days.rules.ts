/** Until when a notice of the court or the trustee gives time, and the last day to pay the trustee by then (LAD-05). */
import { bankingDayFrom } from '../core/banking-days.ts'
import { addDays, addMonths, type CalendarDate } from '../core/calendar-date.ts'
import { guardTrustee, type MethodLock } from '../trustees/guard.rules.ts'
import { sendOn } from '../trustees/posting.rules.ts'
import type { TrusteeMethodKind } from '../trustees/trustee-methods.ts'
import type { TrusteeMethod } from '../trustees/trustees.ts'
import { CHECK_YEAR, DONE_AHEAD, LAST_DAY_BEFORE_SERVED, SERVED_AHEAD } from './plan.messages.ts'

/** What a notice says of its time. Null: it does not say, or the customer did not type it. */
interface NoticeTime {
  /** The last day that is printed on the notice. */
  lastDayOn: CalendarDate | null
  servedOn: CalendarDate | null
  days: number | null
}

interface NoticeEnd {
  on: CalendarDate
  /** True if only days were counted, because no last day is printed on the notice. */
  isCounted: boolean
}

/**
 * The last day of a notice: the printed one, else the day of service and the days. It is never moved for weekends,
 * holidays or mail, because only the court's rules can say so. Undefined while neither is known.
 */
export const noticeEnd = ({ lastDayOn, servedOn, days }: NoticeTime): NoticeEnd | undefined => {
  if (lastDayOn !== null) return { on: lastDayOn, isCounted: false }
  return servedOn !== null && days !== null ? { on: addDays(servedOn, days), isCounted: true } : undefined
}

/** A day that is further away was typed wrong. A plan has up to seven years. */
const MAX_YEARS_BACK = 10
const MAX_YEARS_AHEAD = 2

/** The errors of a notice, by field of the request, that depend on other fields or on today. */
export const noticeErrors = (
  { lastDayOn, servedOn, doneOn }: NoticeTime & { doneOn: CalendarDate | null },
  today: CalendarDate,
): Record<string, string[]> => {
  const found: (readonly [field: string, message: string | false | undefined])[] = [
    ['last_day_on', lastDayErrorOf(lastDayOn, servedOn, today)],
    ['served_on', servedOn !== null && servedErrorOf(servedOn, today)],
    ['done_on', doneOn !== null && doneOn > today && DONE_AHEAD],
  ]
  return Object.fromEntries(found.flatMap(([field, message]) => (message ? [[field, [message]]] : [])))
}

const lastDayErrorOf = (
  lastDayOn: CalendarDate | null,
  servedOn: CalendarDate | null,
  today: CalendarDate,
): string | undefined => {
  if (lastDayOn === null) return undefined
  if (isTooLongAgo(lastDayOn, today) || lastDayOn > addMonths(today, 12 * MAX_YEARS_AHEAD)) return CHECK_YEAR
  return servedOn !== null && lastDayOn < servedOn ? LAST_DAY_BEFORE_SERVED : undefined
}

const servedErrorOf = (servedOn: CalendarDate, today: CalendarDate): string | undefined => {
  if (servedOn > today) return SERVED_AHEAD
  return isTooLongAgo(servedOn, today) ? CHECK_YEAR : undefined
}

const isTooLongAgo = (on: CalendarDate, today: CalendarDate) => on < addMonths(today, -12 * MAX_YEARS_BACK)

interface SafeDay {
  method: TrusteeMethodKind
  /** The last day on which the payment can be made, before that day's cutoff. */
  on: CalendarDate
  /** True if that day or its cutoff has passed. */
  isPast: boolean
}

export type SafeMethod = Pick<
  TrusteeMethod,
  'kind' | 'accepted' | 'conditions' | 'max_amount' | 'checked_on' | 'posting_days' | 'allowed_days'
>

/**
 * The last day for each method that the office accepts from this customer, so that the trustee should have posted the
 * payment by the end. What nobody checked lately has no safe day. `firstOn` is the first day for which a payment counts
 * that is made now: a later one than today after the cutoff.
 */
export const safeDays = (
  endsOn: CalendarDate,
  {
    methods,
    locks,
    today,
    firstOn = () => today,
  }: {
    methods: readonly SafeMethod[]
    locks: readonly MethodLock[]
    today: CalendarDate
    firstOn?: (kind: TrusteeMethodKind) => CalendarDate
  },
): SafeDay[] =>
  methods
    .filter(({ kind }) =>
      ['accepted', 'conditional'].includes(guardTrustee({ methods, kind, locks, today }).verdict),
    )
    .map((method) => {
      const on = lastAllowed(sendOn(endsOn, method), method.allowed_days)
      const isPast = on < today || bankingDayFrom(on) < firstOn(method.kind)
      return { method: method.kind, on, isPast }
    })

/** The day itself, or the last one before it that the office allows. An earlier payment is never posted later. */
const lastAllowed = (on: CalendarDate, allowedDays: readonly number[]): CalendarDate => {
  let found = on
  while (allowedDays.length > 0 && !allowedDays.includes(Number(found.slice(8)))) found = addDays(found, -1)
  return found
}
