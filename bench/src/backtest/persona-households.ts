/** The histories of the personas whose accounts have pay and spending (scripts/seed), longer than the sandbox has them. */
import { addDays, addMonths, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { historyOf, SPENDING } from '../../../scripts/seed/history.ts'
import { type Days, openDay } from '../../../server/tests/support/made-up-pay.ts'
import {
  type Household,
  monthsOf,
  type Move,
  paid,
  type Payday,
  type PlanPayment,
  sendDayOf,
  sent,
} from './household.ts'

const PLANNED_CENTS = 465_00
const DUE_DAY = 15
const START_CENTS = 900_00
/** What the sandbox's employer pays every two weeks. */
const EMPLOYER_CENTS = 1_240_00
/** Shops whose charges are no bill. */
const SHOPS = /Market|Fuel|Thrift|Clinic/

/** `ahead` as in household.ts. */
export const personaHouseholds = (days: Days, ahead: number): Household[] => {
  const span = { from: days.from, to: addDays(days.to, ahead) }
  return ['active', 'mfa', 'plan', 'behind'].map((name) => {
    const isEmployed = name === 'plan' || name === 'behind'
    const moves = monthsOf(span.from, span.to).flatMap((month) => ofMonth(name, month, isEmployed))
    const payments = paymentsOf(span)
    const paydays: Payday[] = isEmployed
      ? fridaysOf(span).map((on) => ({ on, usualCents: EMPLOYER_CENTS, arrivedOn: on }))
      : moves
          .filter(({ kind }) => kind === 'pay')
          .map(({ on, cents }) => ({ on, usualCents: cents, arrivedOn: on }))
    const others = moves.filter(({ kind }) => kind !== 'pay')
    const all = [...others, ...paid(paydays), ...sent(payments)]
    return {
      name,
      days,
      startCents: START_CENTS,
      paydays,
      payments,
      moves: all.filter(({ on }) => on >= days.from && on <= days.to),
    }
  })
}

const ofMonth = (name: string, month: CalendarDate, isEmployed: boolean): Move[] => {
  const last = addDays(addMonths(month, 1), -1)
  const own = [`${name}@example.com`, month, last] as const
  const { transactions } = (isEmployed ? historyOf(...own, SPENDING) : historyOf(...own)).override_accounts[0]
  return transactions.map(({ date_posted: on, description: payee, amount }): Move => {
    const cents = Math.round(-amount * 100)
    if (cents > 0) return { on: openDay(day(on), -1), cents, kind: 'pay', payee }
    return SHOPS.test(payee)
      ? { on: day(on), cents, kind: 'purchase', payee }
      : { on: day(on), cents, kind: 'bill', payee, byCard: false }
  })
}

const fridaysOf = ({ from, to }: Days): CalendarDate[] => {
  const days: CalendarDate[] = []
  for (let on = day('2025-01-03'); on <= to; on = addDays(on, 14)) days.push(openDay(on, -1))
  return days.filter((on) => on >= from)
}

const paymentsOf = (span: Days): PlanPayment[] =>
  monthsOf(span.from, span.to)
    .map((month) => addDays(month, DUE_DAY - 1))
    .map((dueOn) => ({
      dueOn,
      sendOn: sendDayOf(dueOn),
      plannedCents: PLANNED_CENTS,
    }))
    .filter(({ sendOn }) => sendOn >= span.from)
