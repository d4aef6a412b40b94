/** What everyday spending takes on a day (FORE-02). Pure. */
import {
  addDays,
  type CalendarDate,
  daysBetween,
  monthEnd,
  monthStart,
} from '@yoursuccess/contract/core/calendar-date'
import { type Cents, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import { everydayOf } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'

export interface Everyday {
  dayCents: Cents
  basis: ForecastBreakdown['everyday']['basis']
  days: number
}

/** Purchases of so many days are counted, and at least so many must be known. */
const MAX_DAYS = 90
const MIN_DAYS = 14

/** The days before today whose purchases are counted. */
export const daysOfPurchases = (today: CalendarDate) => ({
  from: addDays(today, -MAX_DAYS),
  to: addDays(today, -1),
})

interface Known {
  today: CalendarDate
  spentCents: Cents
  /** The day of the account's first transaction. */
  firstOn: CalendarDate | undefined
  goals: readonly { category: string; amountCents: Cents }[]
}

/** From purchases; of less than 14 days, from the month's goals without the trustee payment. */
export const everydaySpending = ({ today, spentCents, firstOn, goals }: Known): Everyday => {
  const known = firstOn === undefined ? 0 : Math.min(MAX_DAYS, daysBetween(firstOn, today))
  if (known >= MIN_DAYS) return { dayCents: everydayOf(spentCents, known), basis: 'purchases', days: known }
  const spending = goals.filter(({ category }) => category !== TRUSTEE_PAYMENT)
  if (spending.length === 0) return { dayCents: ZERO, basis: 'nothing', days: 0 }
  const days = daysBetween(monthStart(today), monthEnd(today)) + 1
  const totalCents = sum(spending.map(({ amountCents }) => amountCents))
  return { dayCents: everydayOf(totalCents, days), basis: 'goals', days }
}
