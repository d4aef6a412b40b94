/** The paydays of many customers, for work that decides about all of them at once. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { DaySpan } from '@yoursuccess/contract/paydays/pay-days.rules'
import type { Db } from '@yoursuccess/database/database'
import { daysOfDeposits, depositsOfPayday, matchPaydays } from './match-paydays.rules.ts'
import { listPaySchedulesOf } from './pay-schedules.queries.ts'
import type { PaydaysDeps } from './paydays.deps.ts'

export interface ExpectedPay {
  scheduleId: number
  /** What the customer calls the schedule. */
  name: string
  on: CalendarDate
  usualCents: Cents
  /** False for pay that goes to another account. */
  landsHere: boolean
  /** The deposits that count as this payday, the first one first. Empty until it arrives. */
  depositIds: readonly number[]
  /** True if it should have arrived more than one banking day ago (PAYD-04). */
  isLate: boolean
}

/** The expected paydays of these days, by customer and in their order. Customers without any are left out. */
export const listPayOf = async (
  { transactions, clock }: Pick<PaydaysDeps, 'transactions' | 'clock'>,
  tx: Db,
  customerIds: readonly number[],
  span: DaySpan,
): Promise<Map<number, ExpectedPay[]>> => {
  if (customerIds.length === 0) return new Map()
  const schedules = Map.groupBy(await listPaySchedulesOf(tx, customerIds), ({ customerId }) => customerId)
  const paid = [...schedules.keys()]
  if (paid.length === 0) return new Map()
  const deposits = Map.groupBy(
    await transactions.listDepositsOfMany(tx, paid, daysOfDeposits(span)),
    ({ customerId }) => customerId,
  )
  const today = clock.today()
  return new Map(
    [...schedules].map(([customerId, own]) => {
      const received = deposits.get(customerId) ?? []
      const byId = new Map(own.map((schedule) => [schedule.id, schedule]))
      const pay = matchPaydays(own, span, received, today).flatMap((payday) => {
        const schedule = byId.get(payday.scheduleId)
        if (!schedule) return []
        const { scheduleId, on, isLate } = payday
        const { name, usualCents, landsHere } = schedule
        const depositIds = depositsOfPayday(payday, received)
        return [{ scheduleId, name, on, usualCents, landsHere, depositIds, isLate }]
      })
      return [customerId, pay] as const
    }),
  )
}
