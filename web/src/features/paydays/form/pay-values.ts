import { addMonths, type CalendarDate, day, monthEnd } from '@yoursuccess/contract/core/calendar-date'
import type { PayDayOfMonth, PayFrequency, PayPattern } from '@yoursuccess/contract/paydays/pay-days.rules'
import {
  type PaySchedule,
  type PayScheduleForm,
  payScheduleForm,
} from '@yoursuccess/contract/paydays/pay-schedules'
import { errorsOf, type FieldErrors } from '../../../lib/errors.ts'
import { nextPaydays, patternOf } from '../payday-words.ts'

/** What the form shows. Days of the month are texts: "1" to "31", "last". */
export interface PayValues {
  name: string
  frequency: PayFrequency
  /** Undefined while the field isn't a valid day. */
  next: CalendarDate | undefined
  first: string
  second: string
  weekend: PayPattern['weekend']
  amount: string
  landsHere: 'yes' | 'no'
  ends: CalendarDate | undefined
}

export const emptyPay: PayValues = {
  name: '',
  frequency: 'biweekly',
  next: undefined,
  first: '15',
  second: 'last',
  weekend: 'before',
  amount: '',
  landsHere: 'yes',
  ends: undefined,
}

export const valuesOf = (schedule: PaySchedule, today: CalendarDate): PayValues => {
  const [first = '15', second = 'last'] = schedule.days.map(String)
  return {
    name: schedule.name,
    frequency: schedule.frequency,
    next: shownNext(schedule, today),
    first,
    second,
    weekend: schedule.weekend,
    amount: schedule.usual_amount,
    landsHere: schedule.lands_here ? 'yes' : 'no',
    ends: schedule.ended_on === null ? undefined : day(schedule.ended_on),
  }
}

/** The payday that the form shows: the next one, or the first one of a schedule that has none left. */
const shownNext = (schedule: PaySchedule, today: CalendarDate): CalendarDate =>
  nextPaydays(patternOf(schedule), today)[0] ?? day(schedule.anchor_on)

/**
 * The body to send. A schedule whose payday and rhythm were left as they were keeps its first payday, so its
 * earlier paydays stay.
 */
export const bodyOf = (values: PayValues, today: CalendarDate, schedule?: PaySchedule): PayScheduleForm => {
  const { frequency, next } = values
  const keepsAnchor =
    schedule !== undefined && schedule.frequency === frequency && shownNext(schedule, today) === next
  return {
    name: values.name,
    payer: schedule?.payer ?? null,
    frequency,
    anchor_on: keepsAnchor ? schedule.anchor_on : (next ?? ''),
    days: daysOf(values),
    weekend: values.weekend,
    usual_amount: values.amount,
    lands_here: values.landsHere === 'yes',
    ended_on: values.ends ?? null,
  }
}

const daysOf = ({ frequency, first, second }: PayValues): PayDayOfMonth[] => {
  if (frequency === 'weekly' || frequency === 'biweekly') return []
  return (frequency === 'monthly' ? [first] : [first, second]).map((each) =>
    each === 'last' ? 'last' : Number(each),
  )
}

/** The name of each field of the body in the form. */
const FIELDS: Readonly<Record<string, keyof PayValues>> = {
  name: 'name',
  frequency: 'frequency',
  anchor_on: 'next',
  days: 'first',
  weekend: 'weekend',
  usual_amount: 'amount',
  lands_here: 'landsHere',
  ended_on: 'ends',
}

/** Errors of the body, by the fields of the form. */
export const inForm = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      FIELDS[field.replace(/^pay_schedule\./, '').split('.')[0] ?? ''] ?? field,
      error,
    ]),
  )

/**
 * The errors of the form. The schema compares fields only once each of them is valid, so they are compared with
 * the other fields filled in, too: the customer sees that two days are the same before the rest is typed.
 */
export const checkPay = (values: PayValues, today: CalendarDate, schedule?: PaySchedule): FieldErrors => {
  const body = bodyOf(values, today, schedule)
  const filledIn = {
    ...body,
    name: '-',
    usual_amount: '1',
    ...(values.next === undefined && { anchor_on: today, ended_on: null }),
  }
  return inForm({
    ...errorsOf(payScheduleForm.safeParse(filledIn)),
    ...errorsOf(payScheduleForm.safeParse(body)),
  })
}

/** The pattern of what is in the form; undefined while it isn't complete. */
export const typedPattern = (
  values: PayValues,
  today: CalendarDate,
  schedule?: PaySchedule,
): PayPattern | undefined => {
  const isComplete = values.next !== undefined && !checkPay(values, today, schedule)['first']
  return isComplete
    ? patternOf({ ...bodyOf(values, today, schedule), days: daysOf(values), weekend: values.weekend })
    : undefined
}

/** Days of the month that a payday suggests: pay twice a month is usually half a month apart. */
export const suggestedDays = (next: CalendarDate): Pick<PayValues, 'first' | 'second'> => {
  const date = Number(next.slice(8))
  if (next === monthEnd(next)) return { first: 'last', second: '15' }
  const other = date > 15 ? date - 15 : date + 15
  return { first: String(date), second: other === 30 ? 'last' : String(other) }
}

/** The days in which a next payday may be typed. */
export const paydayLimits = (today: CalendarDate) => ({
  min: addMonths(today, -12),
  max: addMonths(today, 12),
})
