/** The days on which an employer pays. Pure functions; banking days are those of the Federal Reserve. */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import {
  addDays,
  addMonths,
  type CalendarDate,
  monthEnd,
  monthStart,
} from '@yoursuccess/contract/core/calendar-date'

export const FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export interface Rhythm {
  frequency: Frequency
  firstOn: CalendarDate
}

export interface Payday {
  /** The day by the rhythm. */
  on: CalendarDate
  /** The same day, or the last banking day before it when banks are closed. */
  paidOn: CalendarDate
}

/** A payday by its number, counted from zero, which is `firstOn`. */
export const paydayOf = (rhythm: Rhythm, number: number): Payday => {
  const on = dayOf(rhythm, number)
  return { on, paidOn: addBankingDays(addDays(on, 1), -1) }
}

/** Banking days before a payday on which employers announce it, so that it can arrive early. */
const ANNOUNCED_BEFORE = 2

export const announcedOn = ({ paidOn }: Payday): CalendarDate => addBankingDays(paidOn, -ANNOUNCED_BEFORE)

/** The number of the first payday that is paid on this day or later. */
export const firstPaydayFrom = (rhythm: Rhythm, earliest: CalendarDate): number => {
  let number = 0
  while (paydayOf(rhythm, number).paidOn < earliest) number += 1
  return number
}

/** Whether a day, as the rhythm has it or as it is paid, is one of the first `count` paydays. */
export const isPayday = (rhythm: Rhythm, day: CalendarDate, count: number | undefined): boolean => {
  for (let number = 0; count === undefined || number < count; number += 1) {
    const payday = paydayOf(rhythm, number)
    if (isSameDay(payday, day)) return true
    if (payday.paidOn > day) return false
  }
  return false
}

export const isMissing = (payday: Payday, missing: readonly CalendarDate[]): boolean =>
  missing.some((day) => isSameDay(payday, day))

const isSameDay = ({ on, paidOn }: Payday, day: CalendarDate) => on === day || paidOn === day

const dayOf = ({ frequency, firstOn }: Rhythm, number: number): CalendarDate => {
  switch (frequency) {
    case 'weekly':
      return addDays(firstOn, 7 * number)
    case 'biweekly':
      return addDays(firstOn, 14 * number)
    case 'monthly':
      return addMonths(firstOn, number)
    case 'semimonthly':
      return semimonthlyDay(firstOn, number)
  }
}

const HALF = 15
const LAST = 31

/**
 * The 15th and a month's last day belong together. Any other day belongs to the one fifteen days before or
 * after it, such as 1 and 16, or 10 and 25.
 */
const semimonthlyDay = (firstOn: CalendarDate, number: number): CalendarDate => {
  const first = firstOn === monthEnd(firstOn) ? LAST : Number(firstOn.slice(8))
  const early = first === HALF || first === LAST ? HALF : first > HALF ? first - HALF : first
  const late = early === HALF ? LAST : early + HALF
  const halves = number + (first > HALF ? 1 : 0)
  const month = addMonths(monthStart(firstOn), Math.floor(halves / 2))
  return inMonth(month, halves % 2 === 0 ? early : late)
}

const inMonth = (month: CalendarDate, dayOfMonth: number): CalendarDate => {
  const day = addDays(month, dayOfMonth - 1)
  return day > monthEnd(month) ? monthEnd(month) : day
}
