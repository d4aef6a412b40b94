/** Finds bills that come again and again in charges: three or more of one payee at a regular distance (RULE-02). */
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  monthEnd,
  monthStart,
} from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { payeeKey } from '@yoursuccess/contract/tracker/payees.rules'
import type { RecurringFrequency } from '@yoursuccess/contract/tracker/recurring'

/** Older charges say little about the next one. Four of the rarest frequency are in it. */
export const RECURRING_DAYS = 400
const MIN_CHARGES = 3
/** Who charges more often than once a day sends no bill. It bounds the work. */
const MAX_CHARGES = 500
/** Percent of the usual amount by which charges may differ from it. */
const MAX_DIFFERENCE = 20
/** Of a payee's charges of such an amount, so many for each regular one: a coffee shop is no bill. */
const MAX_OTHERS = 4 / 3
/** The usual amount is that of so many charges. */
const USUAL_OF = 6
/** After so many that did not come, the bill has ended. */
const MAX_MISSED = 2

interface Rhythm {
  days?: number
  months?: number
  /** How many days a charge may be off. */
  off: number
}
const RHYTHMS: Readonly<Record<RecurringFrequency, Rhythm>> = {
  weekly: { days: 7, off: 1 },
  biweekly: { days: 14, off: 3 },
  monthly: { months: 1, off: 5 },
  quarterly: { months: 3, off: 10 },
}
const FREQUENCIES = Object.keys(RHYTHMS) as RecurringFrequency[]

export interface Charge {
  on: CalendarDate
  amountCents: Cents
  /** What the bank prints. */
  description: string
}

export interface Recurring<Of extends Charge = Charge> {
  /** The payee as charges are compared by it (`payeeKey`). */
  payee: string
  frequency: RecurringFrequency
  usualCents: Cents
  /** The regular ones, the oldest first. */
  charges: readonly Of[]
  /** The day on which the last of them was due by the rhythm. Later ones are counted from it. */
  lastDueOn: CalendarDate
}

/** Those that go on today, one for each payee at most. `charges` may have any order. */
export const findRecurring = <Of extends Charge>(
  charges: readonly Of[],
  today: CalendarDate,
): Recurring<Of>[] => {
  const recent = charges.filter(({ on }) => on <= today && on > addDays(today, -RECURRING_DAYS))
  return [...Map.groupBy(recent, ({ description }) => payeeKey(description))].flatMap(([payee, own]) =>
    payee === '' || own.length < MIN_CHARGES || own.length > MAX_CHARGES
      ? []
      : (recurringOf(payee, own, today) ?? []),
  )
}

/** The day of the next charge: the first one that is not so late that it counts as missed. */
export const nextOf = (bill: Recurring, today: CalendarDate): CalendarDate => {
  let count = 1
  while (isMissed(bill, dueOf(bill, count), today)) count += 1
  return dueOf(bill, count)
}

/** The days on which charges after the last one were or are due, until `to`. */
export const duesUntil = (bill: Recurring, to: CalendarDate): CalendarDate[] => {
  const days: CalendarDate[] = []
  for (let count = 1; dueOf(bill, count) <= to; count++) days.push(dueOf(bill, count))
  return days
}

/** Whether a charge that was due on this day and did not come is no longer awaited. */
export const isMissed = (
  { frequency }: Pick<Recurring, 'frequency'>,
  dueOn: CalendarDate,
  today: CalendarDate,
) => addDays(dueOn, RHYTHMS[frequency].off) < today

const dueOf = ({ frequency, lastDueOn, charges }: Recurring, count: number): CalendarDate =>
  later(RHYTHMS[frequency], lastDueOn, count, dayOfMonthOf(charges))

const recurringOf = <Of extends Charge>(
  payee: string,
  own: readonly Of[],
  today: CalendarDate,
): Recurring<Of> | undefined => {
  const sorted = own.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  let best: Recurring<Of> | undefined
  for (const frequency of FREQUENCIES)
    for (const newest of sorted.toReversed()) {
      if (hasEnded(frequency, newest.on, today)) break
      const bill = seriesOf(payee, frequency, newest, sorted)
      if (!bill || isMissed(bill, dueOf(bill, MAX_MISSED), today)) continue
      if (!best || bill.charges.length > best.charges.length) best = bill
    }
  return best
}

/** Whether a bill whose last charge was on this day has ended for sure. The charge may itself have been early. */
const hasEnded = (frequency: RecurringFrequency, lastOn: CalendarDate, today: CalendarDate): boolean => {
  const rhythm = RHYTHMS[frequency]
  return addDays(later(rhythm, lastOn, MAX_MISSED), 2 * rhythm.off) < today
}

/** The charges that lead to this one at the distance of a frequency. One of them may be missing. */
const seriesOf = <Of extends Charge>(
  payee: string,
  frequency: RecurringFrequency,
  newest: Of,
  sorted: readonly Of[],
): Recurring<Of> | undefined => {
  const rhythm = RHYTHMS[frequency]
  const alike = sorted.filter(
    ({ on, amountCents }) => on <= newest.on && isNear(amountCents, newest.amountCents),
  )
  const series = [newest]
  let isOneMissing = false
  for (let oldest: Of | undefined = newest; oldest; ) {
    const at: CalendarDate = oldest.on
    let before = nearest(alike, later(rhythm, at, -1), rhythm.off)
    if (!before && !isOneMissing) {
      before = nearest(alike, later(rhythm, at, -2), rhythm.off)
      isOneMissing = before !== undefined
    }
    if (before) series.unshift(before)
    oldest = before
  }
  const usualCents = medianOf(series.slice(-USUAL_OF).map(({ amountCents }) => amountCents))
  const first = series[0]?.on ?? newest.on
  const others = alike.filter(({ on }) => on >= first)
  const least = isOneMissing ? MIN_CHARGES + 1 : MIN_CHARGES
  if (series.length < least || others.length > series.length * MAX_OTHERS) return undefined
  if (!series.every(({ amountCents }) => isNear(amountCents, usualCents))) return undefined
  return { payee, frequency, usualCents, charges: series, lastDueOn: dueDayNear(rhythm, newest.on, series) }
}

const nearest = <Of extends Charge>(
  charges: readonly Of[],
  on: CalendarDate,
  off: number,
): Of | undefined => {
  let best: Of | undefined
  for (const charge of charges) {
    const distance = Math.abs(daysBetween(charge.on, on))
    if (distance <= off && (!best || distance < Math.abs(daysBetween(best.on, on)))) best = charge
  }
  return best
}

const isNear = (amountCents: Cents, usualCents: Cents): boolean =>
  Math.abs(amountCents - usualCents) * 100 <= usualCents * MAX_DIFFERENCE

/** So many times later, on a day of the month if there is one. */
const later = (
  { days, months }: Rhythm,
  from: CalendarDate,
  count: number,
  dayOfMonth?: number,
): CalendarDate => {
  if (days !== undefined) return addDays(from, days * count)
  const moved = addMonths(monthStart(from), (months ?? 1) * count)
  return onDay(moved, dayOfMonth ?? Number(from.slice(8)))
}

const onDay = (month: CalendarDate, dayOfMonth: number): CalendarDate => {
  const wanted = addDays(monthStart(month), dayOfMonth - 1)
  const last = monthEnd(month)
  return wanted > last ? last : wanted
}

/** Charges move from weekends and holidays, so the day of a month that most of them have is the day of all. */
const dayOfMonthOf = (charges: readonly Charge[]): number => {
  const counts = new Map<number, number>()
  for (const { on } of charges) counts.set(Number(on.slice(8)), (counts.get(Number(on.slice(8))) ?? 0) + 1)
  const [most] = [...counts].toSorted(([a, times], [b, other]) => other - times || b - a)
  return most?.[0] ?? 1
}

/** The day of the rhythm to which a charge belongs. It may be in the month before or after. */
const dueDayNear = ({ months }: Rhythm, on: CalendarDate, series: readonly Charge[]): CalendarDate => {
  if (months === undefined) return on
  const dayOfMonth = dayOfMonthOf(series)
  const candidates = [-1, 0, 1].map((count) => onDay(addMonths(monthStart(on), count), dayOfMonth))
  return candidates.toSorted((a, b) => Math.abs(daysBetween(a, on)) - Math.abs(daysBetween(b, on)))[0] ?? on
}

/** The middle one, or the lower of the two in the middle. */
const medianOf = (amounts: readonly Cents[]): Cents =>
  amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? ZERO
