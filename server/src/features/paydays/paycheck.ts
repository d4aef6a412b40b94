/** The time from one payday to the next: what came in, what is due, what was spent and what is left (PAYD-06). */
import {
  addMonths,
  type CalendarDate,
  monthStart,
  sevenYearsBefore,
} from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, sum, ZERO } from '@yoursuccess/contract/core/money'
import { type DaySpan, monthPartsOf } from '@yoursuccess/contract/paydays/pay-days.rules'
import type { Paycheck } from '@yoursuccess/contract/paydays/paydays'
import { PAYCHECK_DAY } from '@yoursuccess/contract/paydays/paydays.messages'
import { refuseCommon } from '../../http/refusal.ts'
import { daysOfDeposits, matchPaydays } from './match-paydays.rules.ts'
import { listPaySchedules } from './pay-schedules.queries.ts'
import { daysAround, leftOf, periodOf, spendingByCategory } from './paycheck.rules.ts'
import type { PaydaysDeps } from './paydays.deps.ts'
import { viewPayday } from './paydays.views.ts'

/** The paycheck of a day; null without a payday before it and one after it. */
export const getPaycheck = async (
  deps: PaydaysDeps,
  customerId: number,
  on: CalendarDate,
): Promise<Paycheck | null> => {
  const { database, clock, transactions, tracker } = deps
  const { db } = database
  const today = clock.today()
  if (on < sevenYearsBefore(today) || on > addMonths(today, 12))
    throw refuseCommon('invalid_input', { errors: { on: [PAYCHECK_DAY] } })
  const around = daysAround(on)
  const [schedules, deposits] = await Promise.all([
    listPaySchedules(db, customerId),
    transactions.listDeposits(db, customerId, daysOfDeposits(around)),
  ])
  const paydays = matchPaydays(schedules, around, deposits, today)
  const period = periodOf(schedules, paydays, on)
  if (!period) return null
  const months = monthPartsOf(period).map(({ from }) => monthStart(from))
  const [cameInCents, goals, spent, due] = await Promise.all([
    transactions.sumFunding(db, customerId, period),
    tracker.listGoalsOfMonths(db, customerId, months),
    tracker.sumSpending(db, customerId, period),
    listDue(deps, customerId, period, months),
  ])
  // Nothing is set aside yet: no account exists for it.
  const setAsideCents = ZERO
  const spending = spendingByCategory(period, goals, spent)
  const spentCents = sum(spending.map((each) => each.spentCents))
  const trustee = due.filter(({ kind }) => kind === 'trustee_payment')
  const trusteeDueCents = sum(trustee.map(({ amountCents }) => amountCents ?? ZERO))
  const { leftCents, daysLeft, perDayCents } = leftOf(
    period,
    { cameInCents, setAsideCents, spentCents, trusteeDueCents },
    today,
  )
  return {
    ...period,
    paydays: paydays
      .filter((payday) => (payday.received?.on ?? payday.on) === period.from)
      .map((payday) => viewPayday(payday, schedules)),
    came_in: formatAmount(cameInCents),
    set_aside: formatAmount(setAsideCents),
    due: due.map(({ amountCents, ...each }) => ({
      ...each,
      amount: amountCents === null ? null : formatAmount(amountCents),
    })),
    spending: spending.map((each) => ({
      category: each.category,
      spent: formatAmount(each.spentCents),
      goal: formatAmount(each.goalCents),
    })),
    spent: formatAmount(spentCents),
    goal: formatAmount(sum(spending.map((each) => each.goalCents))),
    left: formatAmount(leftCents),
    days_left: daysLeft,
    per_day: perDayCents === undefined ? null : formatAmount(perDayCents),
  }
}

interface Due extends Pick<Paycheck['due'][number], 'kind' | 'name'> {
  on: CalendarDate
  amountCents: Cents | null
}

/** Bills, transfers and trustee payments of the period that have not been paid or run, the earliest first. */
const listDue = async (
  { database: { db }, tracker, bills, funding }: PaydaysDeps,
  customerId: number,
  period: DaySpan,
  months: readonly CalendarDate[],
): Promise<Due[]> => {
  // A due day of the month before can have moved to the first day of the period (CASE-10).
  const before = addMonths(monthStart(period.from), -1)
  const [reminders, transfers, payments] = await Promise.all([
    bills.listRemindersBetween(customerId, period),
    funding.listDueTransfers(customerId, period),
    Promise.all([before, ...months].map((month) => tracker.findTrusteeDue(db, customerId, month))),
  ])
  return [
    ...reminders.map(
      ({ billerName, on }): Due => ({ kind: 'bill', on, name: billerName, amountCents: null }),
    ),
    ...transfers.map(({ name, on, amountCents }): Due => ({ kind: 'transfer', on, name, amountCents })),
    ...payments.flatMap(({ dueOn, unpaidCents }): Due[] =>
      dueOn && dueOn >= period.from && dueOn <= period.to && unpaidCents > 0
        ? [{ kind: 'trustee_payment', on: dueOn, name: null, amountCents: unpaidCents }]
        : [],
    ),
  ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
