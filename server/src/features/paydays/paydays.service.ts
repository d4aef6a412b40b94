import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { DaySpan, PayPattern } from '@yoursuccess/contract/paydays/pay-days.rules'
import { MAX_PAY_SCHEDULES, type PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { type ExpectedPay, listPayOf } from './list-pay.ts'
import { daysOfDeposits, matchPaydays } from './match-paydays.rules.ts'
import {
  deletePaySchedule,
  insertPaySchedule,
  listPaySchedules,
  lockPaySchedules,
  replacePaySchedule,
} from './pay-schedules.queries.ts'
import { getPaycheck } from './paycheck.ts'
import { type PaydaysDeps, refuse } from './paydays.deps.ts'
import { viewPayday, viewPaySchedule, viewSuggestion } from './paydays.views.ts'
import { dismissSuggestion, suggestPay, takeSuggestion } from './suggest-pay.ts'

export interface PayScheduleForm extends PayPattern {
  name: string
  payer: string | null
  usualCents: Cents
  landsHere: boolean
}

export const paydaysService = (deps: PaydaysDeps) => {
  const { database, clock, customer, transactions } = deps
  const { db } = database

  return {
    listSchedules: async (customerId: number): Promise<PaySchedule[]> =>
      (await listPaySchedules(db, customerId)).map(viewPaySchedule),

    /** Throws `pay_schedule.too_many`. */
    createSchedule: async (tx: Db, customerId: number, form: PayScheduleForm): Promise<PaySchedule> => {
      await lockPaySchedules(tx, customerId)
      const known = await listPaySchedules(tx, customerId)
      if (known.length >= MAX_PAY_SCHEDULES) throw refuse('pay_schedule.too_many')
      return viewPaySchedule(await insertPaySchedule(tx, customerId, form, clock.now()))
    },

    /** Throws `not_found`. */
    replaceSchedule: async (customerId: number, id: number, form: PayScheduleForm): Promise<PaySchedule> => {
      const row = await replacePaySchedule(db, customerId, id, form)
      if (!row) throw notFound()
      return viewPaySchedule(row)
    },

    /** Throws `not_found`. */
    deleteSchedule: async (customerId: number, id: number): Promise<void> => {
      if (!(await deletePaySchedule(db, customerId, id))) throw notFound()
    },

    /** Whether the customer has a schedule with this id. */
    hasSchedule: async (tx: Db, customerId: number, id: number): Promise<boolean> =>
      (await listPaySchedules(tx, customerId)).some((schedule) => schedule.id === id),

    listSuggestions: async (customerId: number) =>
      (await suggestPay(deps, db, customerId)).map(viewSuggestion),
    /** Throws `not_found` and `pay_schedule.too_many`. */
    takeSuggestion: (customerId: number, id: number): Promise<PaySchedule> =>
      database.transaction((tx) => takeSuggestion(deps, tx, customerId, id)),
    /** Throws `not_found`. */
    dismissSuggestion: (customerId: number, id: number): Promise<void> =>
      database.transaction((tx) => dismissSuggestion(deps, tx, customerId, id)),

    /** The expected paydays of these days, with the deposits that count as them. */
    listPaydays: async (customerId: number, span: DaySpan): Promise<Payday[]> => {
      const [schedules, deposits] = await Promise.all([
        listPaySchedules(db, customerId),
        transactions.listDeposits(db, customerId, daysOfDeposits(span)),
      ])
      return matchPaydays(schedules, span, deposits, clock.today()).map((payday) =>
        viewPayday(payday, schedules),
      )
    },

    /** The expected paydays of these days by customer, with a few statements for any number of them. */
    listPayOf: (tx: Db, customerIds: readonly number[], span: DaySpan): Promise<Map<number, ExpectedPay[]>> =>
      listPayOf(deps, tx, customerIds, span),

    /** Those of one customer; none without the feature `planTools`. */
    listPay: async (db: Db, customerId: number, span: DaySpan): Promise<ExpectedPay[]> =>
      (await customer.hasFeature(db, customerId, 'planTools'))
        ? ((await listPayOf(deps, db, [customerId], span)).get(customerId) ?? [])
        : [],

    /** The paycheck of a day, or of today. Throws `invalid_input` for a day that is too far away. */
    getPaycheck: (customerId: number, on: CalendarDate | undefined) =>
      getPaycheck(deps, customerId, on ?? clock.today()),
  }
}
export type PaydaysService = ReturnType<typeof paydaysService>
