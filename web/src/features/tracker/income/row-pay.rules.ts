/** What a row of income asks if it is paid more often than once a month, and what that brings in the month. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, MAX_INPUT, parseAmount } from '@yoursuccess/contract/core/money'
import type { PayFrequency } from '@yoursuccess/contract/paydays/pay-days.rules'
import {
  monthIncome,
  needsPayday,
  paydaysInMonth,
  payPatternOf,
} from '@yoursuccess/contract/tracker/month-income.rules'

/** Pay once a month has none of this: its row asks for the amount of the month. */
export interface RowPay {
  frequency: Exclude<PayFrequency, 'monthly'>
  /** Of each paycheck, as typed. */
  amount: string
  /** Undefined while the field isn't a valid day. Only weekly and biweekly pay needs it. */
  next: CalendarDate | undefined
}

/**
 * The amount of the month. While something is missing it is empty, and what isn't an amount stays as typed, so that the
 * form refuses both in its own words.
 */
export const monthAmountOf = (pay: RowPay, month: CalendarDate): string => {
  const amountCents = centsOf(pay.amount)
  if (amountCents === undefined) return pay.amount
  const pattern = patternIn(pay, month)
  return pattern ? formatAmount(monthIncome({ amountCents, pattern }, month)) : ''
}

/** The paydays of the month. Undefined if they aren't known: pay twice a month needs only their number. */
export const paydaysOfRow = (pay: RowPay, month: CalendarDate): CalendarDate[] | undefined => {
  const pattern = needsPayday(pay.frequency) ? patternIn(pay, month) : undefined
  return pattern && paydaysInMonth(pattern, month)
}

/** True if what is typed is an amount that a goal may have. */
export const isPayAmount = (amount: string): boolean => centsOf(amount) !== undefined

const patternIn = ({ frequency, next }: RowPay, month: CalendarDate) =>
  next === undefined && needsPayday(frequency) ? undefined : payPatternOf(frequency, next ?? month)

const centsOf = (amount: string): Cents | undefined => {
  const typed = parseAmount(amount)
  return typed !== undefined && typed >= 0 && typed <= MAX_INPUT ? typed : undefined
}
