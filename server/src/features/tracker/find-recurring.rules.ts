/** Finds bills that come again and again in charges: three or more of one payee at a regular distance (RULE-02). */
import { addDays, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
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
  /** Charges of the payee after the last regular one, the oldest first. */
  later: readonly Of[]
}

/** Those that go on today, one for each payee at most. `charges` may have any order. */
export const findRecurring = <Of extends Charge>(
  charges: readonly Of[],
  today: CalendarDate,
): Recurring<Of>[] => {
  const before = addDays(today, -RECURRING_DAYS)
  const recent = charges.filter(({ on }) => on <= today && on > before)
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
  addDays(EPOCH, dayLater(RHYTHMS[frequency], dateOf(lastDueOn), count, dayOfMonthOf(charges)))

/** A day in numbers, because days are compared and moved very often. */
interface DateNumbers {
  /** Days since EPOCH. */
  on: number
  year: number
  /** From 0. */
  month: number
  dayOfMonth: number
}
interface Dated<Of extends Charge> extends DateNumbers {
  charge: Of
}

const recurringOf = <Of extends Charge>(
  payee: string,
  own: readonly Of[],
  today: CalendarDate,
): Recurring<Of> | undefined => {
  const sorted = own
    .map((charge): Dated<Of> => ({ charge, ...dateOf(charge.on) }))
    .toSorted((a, b) => a.on - b.on)
  const now = dateOf(today).on
  let best: Recurring<Of> | undefined
  for (const frequency of FREQUENCIES)
    for (let at = sorted.length - 1; at >= 0; at--) {
      const newest = sorted[at]
      if (!newest || hasEnded(RHYTHMS[frequency], newest, now)) break
      const bill = seriesOf(payee, frequency, newest, sorted)
      if (!bill || isMissed(bill, dueOf(bill, MAX_MISSED), today)) continue
      if (!best || bill.charges.length > best.charges.length) best = bill
    }
  return best
}

/** Whether a bill whose last charge was on this day has ended for sure. The charge may itself have been early. */
const hasEnded = (rhythm: Rhythm, last: DateNumbers, today: number): boolean =>
  dayLater(rhythm, last, MAX_MISSED) + 2 * rhythm.off < today

/** The charges that lead to this one at the distance of a frequency. One of them may be missing. */
const seriesOf = <Of extends Charge>(
  payee: string,
  frequency: RecurringFrequency,
  newest: Dated<Of>,
  sorted: readonly Dated<Of>[],
): Recurring<Of> | undefined => {
  const rhythm = RHYTHMS[frequency]
  const nearCents = newest.charge.amountCents
  const found = [newest]
  let isOneMissing = false
  for (let oldest: Dated<Of> | undefined = newest; oldest; ) {
    let before: Dated<Of> | undefined = nearest(sorted, dayLater(rhythm, oldest, -1), rhythm.off, nearCents)
    if (!before && !isOneMissing) {
      before = nearest(sorted, dayLater(rhythm, oldest, -2), rhythm.off, nearCents)
      isOneMissing = before !== undefined
    }
    if (before) found.push(before)
    oldest = before
  }
  const least = isOneMissing ? MIN_CHARGES + 1 : MIN_CHARGES
  if (found.length < least) return undefined
  const series = found.toReversed().map(({ charge }) => charge)
  const first = found.at(-1)?.on ?? newest.on
  const others = sorted.filter(
    ({ on, charge }) => on >= first && on <= newest.on && isNear(charge.amountCents, nearCents),
  )
  if (others.length > series.length * MAX_OTHERS) return undefined
  const usualCents = medianOf(series.slice(-USUAL_OF).map(({ amountCents }) => amountCents))
  if (!series.every(({ amountCents }) => isNear(amountCents, usualCents))) return undefined
  return {
    payee,
    frequency,
    usualCents,
    charges: series,
    lastDueOn: addDays(EPOCH, dueDayNear(rhythm, newest, series)),
    later: sorted.filter(({ on }) => on > newest.on).map(({ charge }) => charge),
  }
}

/** Of the charges with almost this amount, the one that is nearest to a day. `sorted`: by their days. */
const nearest = <Of extends Charge>(
  sorted: readonly Dated<Of>[],
  on: number,
  off: number,
  nearCents: Cents,
): Dated<Of> | undefined => {
  let best: Dated<Of> | undefined
  for (let at = firstFrom(sorted, on - off); at < sorted.length; at++) {
    const each = sorted[at]
    if (!each || each.on > on + off) break
    if (!isNear(each.charge.amountCents, nearCents)) continue
    if (!best || Math.abs(each.on - on) < Math.abs(best.on - on)) best = each
  }
  return best
}

/** The index of the first charge on this day or later, by halving. */
const firstFrom = (sorted: readonly { on: number }[], on: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((sorted[middle]?.on ?? on) < on) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether an amount differs from another one by so little that both may be of one bill. */
export const isNear = (amountCents: Cents, usualCents: Cents): boolean =>
  Math.abs(amountCents - usualCents) * 100 <= usualCents * MAX_DIFFERENCE

const EPOCH = day('1970-01-01')
/** From March of the year 0 until EPOCH. */
const EPOCH_DAYS = 719_468

const dateOf = (on: CalendarDate): DateNumbers => {
  const year = Number(on.slice(0, 4))
  const month = Number(on.slice(5, 7)) - 1
  const dayOfMonth = Number(on.slice(8))
  return { on: dayNumber(year, month, dayOfMonth), year, month, dayOfMonth }
}

/**
 * A day as a number. Months and days that are too large or too small are those of the next or last ones. Years are counted
 * from March, so that the leap day is their last one. `Date.UTC` does the same more slowly, and this is called very often.
 */
const dayNumber = (year: number, month: number, dayOfMonth: number): number => {
  const months = year * 12 + month - 2
  const years = Math.floor(months / 12)
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  const inYear = Math.floor((153 * (months - years * 12) + 2) / 5) + dayOfMonth - 1
  return years * 365 + leapDays + inYear - EPOCH_DAYS
}

/** So many times later, on a day of the month if there is one. */
const dayLater = (
  { days, months }: Rhythm,
  { on, year, month, dayOfMonth }: DateNumbers,
  count: number,
  usualDayOfMonth = dayOfMonth,
): number =>
  days === undefined ? onDay(year, month + (months ?? 1) * count, usualDayOfMonth) : on + days * count

/** A day of a month, or its last day if it has no such day. */
const onDay = (year: number, month: number, dayOfMonth: number): number =>
  Math.min(dayNumber(year, month, dayOfMonth), dayNumber(year, month + 1, 0))

/** Charges move from weekends and holidays, so the day of a month that most of them have is the day of all. */
const dayOfMonthOf = (charges: readonly Charge[]): number => {
  const counts = new Map<number, number>()
  for (const { on } of charges) counts.set(Number(on.slice(8)), (counts.get(Number(on.slice(8))) ?? 0) + 1)
  const [most] = [...counts].toSorted(([a, times], [b, other]) => other - times || b - a)
  return most?.[0] ?? 1
}

/** The day of the rhythm to which a charge belongs. It may be in the month before or after. */
const dueDayNear = (
  { months }: Rhythm,
  { on, year, month }: DateNumbers,
  series: readonly Charge[],
): number => {
  if (months === undefined) return on
  const dayOfMonth = dayOfMonthOf(series)
  const candidates = [-1, 0, 1].map((count) => onDay(year, month + count, dayOfMonth))
  return candidates.toSorted((a, b) => Math.abs(a - on) - Math.abs(b - on))[0] ?? on
}

/** The middle one, or the lower of the two in the middle. */
const medianOf = (amounts: readonly Cents[]): Cents =>
  amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? ZERO
