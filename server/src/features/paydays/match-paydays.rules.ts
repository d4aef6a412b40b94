/** Which deposits count as which paydays (PAYD-04). */
import { isBankingDay } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents } from '@yoursuccess/contract/core/money'
import { type DaySpan, type PayPattern, paydaysOf } from '@yoursuccess/contract/paydays/pay-days.rules'
import type { Deposit } from './find-pay-rhythms.rules.ts'
import { isPayerOf, type NamedPayer, payerOf } from './payer.rules.ts'

export interface ScheduledPay extends NamedPayer, PayPattern {
  id: number
  usualCents: Cents
  /** False for pay that goes to another account: no deposit counts as it, and it is never late. */
  landsHere: boolean
}

export interface MatchedPayday {
  scheduleId: number
  on: CalendarDate
  received: Received | undefined
  isLate: boolean
}

/** A payer's deposits of one day. */
export interface Received {
  transactionId: number
  on: CalendarDate
  amountCents: Cents
}

/** How many banking days a deposit may lie from its payday, and a payday may pass before it is late. */
const MAX_APART = 3
const MAX_WAIT = 1
/** No three banking days with the weekends and holidays between them take longer. */
const MAX_APART_DAYS = 9
/** The longest time from one payday to the next, with both moved apart. */
export const MAX_PERIOD_DAYS = 40

/** The days whose deposits `matchPaydays` needs. */
export const daysOfDeposits = ({ from, to }: DaySpan): DaySpan => ({
  from: addDays(from, -2 * MAX_APART_DAYS),
  to: addDays(to, MAX_PERIOD_DAYS),
})

/**
 * The paydays of the span by day, with the deposits that count as them. A deposit counts as the nearest
 * payday of its payer within three banking days, the earlier one of two, if it is at least half the usual
 * amount; deposits of one payer on one day are added. Of several days with deposits for a payday, the nearest
 * counts, the earlier one on a tie.
 */
export const matchPaydays = (
  schedules: readonly ScheduledPay[],
  span: DaySpan,
  deposits: readonly Deposit[],
  today: CalendarDate,
): MatchedPayday[] => {
  // A payday outside of the span may be nearer to a deposit.
  const wide = {
    from: addDays(span.from, -MAX_APART_DAYS),
    to: addDays(span.to, MAX_PERIOD_DAYS + MAX_APART_DAYS),
  }
  const paydays = schedules.map((schedule) => ({ schedule, days: paydaysOf(schedule, wide) }))
  const days = daysOfPayers(deposits)
  const assigned = new Map(days.map((day) => [day, nearestOf(paydays, day)]))
  const matched = paydays.flatMap(({ schedule, days: expected }) =>
    expected.map((on): MatchedPayday => {
      const [received] = days
        .filter((day) => assigned.get(day)?.schedule === schedule && assigned.get(day)?.on === on)
        .toSorted(
          (a, b) => bankingDaysApart(a.on, on) - bankingDaysApart(b.on, on) || daysBetween(b.on, a.on),
        )
      const isMissing = !received && isOverdue(schedule, on, today)
      const cameLater = () => days.some((day) => !assigned.get(day) && day.on > on && isPayOf(schedule, day))
      return {
        scheduleId: schedule.id,
        on,
        received: received && {
          transactionId: received.transactionId,
          on: received.on,
          amountCents: received.amountCents,
        },
        isLate: isMissing && !cameLater(),
      }
    }),
  )
  return matched
    .filter(({ on }) => on >= span.from && on <= span.to)
    .toSorted((a, b) => (a.on === b.on ? a.scheduleId - b.scheduleId : a.on < b.on ? -1 : 1))
}

/** The deposits that count as a payday together: those of one payer on one day. Empty until one arrived. */
export const depositsOfPayday = (
  { received }: Pick<MatchedPayday, 'received'>,
  deposits: readonly Deposit[],
): number[] => {
  const first = deposits.find(({ id }) => id === received?.transactionId)
  if (!first) return []
  const payer = payerOf(first.details)
  return deposits
    .filter(({ on, details }) => on === first.on && payerOf(details) === payer)
    .map(({ id }) => id)
}

interface PayerDay extends Received {
  payer: string
}

const daysOfPayers = (deposits: readonly Deposit[]): PayerDay[] => {
  const own = Map.groupBy(
    deposits.map((deposit) => ({ ...deposit, payer: payerOf(deposit.details) })),
    ({ payer, on }) => `${on} ${payer}`,
  )
  return [...own.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            payer: first.payer,
            on: first.on,
            transactionId: first.id,
            amountCents: others.reduce((sum, { amountCents }) => add(sum, amountCents), first.amountCents),
          },
        ]
      : [],
  )
}

const isPayOf = (schedule: ScheduledPay, { payer, amountCents }: PayerDay): boolean =>
  schedule.landsHere && amountCents * 2 >= schedule.usualCents && isPayerOf(schedule, payer)

const nearestOf = (
  paydays: readonly { schedule: ScheduledPay; days: readonly CalendarDate[] }[],
  day: PayerDay,
) => {
  const near = paydays
    .filter(({ schedule }) => isPayOf(schedule, day))
    .flatMap(({ schedule, days }) =>
      days
        .filter((on) => Math.abs(daysBetween(on, day.on)) <= MAX_APART_DAYS)
        .map((on) => ({ schedule, on, apart: bankingDaysApart(on, day.on) })),
    )
    .filter(({ apart }) => apart <= MAX_APART)
  return near
    .toSorted((a, b) => a.apart - b.apart || daysBetween(b.on, a.on) || a.schedule.id - b.schedule.id)
    .at(0)
}

/** Whether it should have arrived more than one banking day ago, and the schedule has had no payday since. */
const isOverdue = (schedule: ScheduledPay, on: CalendarDate, today: CalendarDate): boolean =>
  schedule.landsHere &&
  on < today &&
  daysBetween(on, today) <= MAX_PERIOD_DAYS &&
  bankingDaysApart(on, today) > MAX_WAIT &&
  paydaysOf(schedule, { from: addDays(on, 1), to: today }).length === 0

/** Banking days from one day to another, whichever is earlier; 0 from a Friday to the Saturday after it. */
const bankingDaysApart = (a: CalendarDate, b: CalendarDate): number => {
  const [first, last] = a < b ? [a, b] : [b, a]
  let count = 0
  for (let on = addDays(first, 1); on <= last; on = addDays(on, 1)) if (isBankingDay(on)) count += 1
  return count
}
