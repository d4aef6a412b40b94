/** The feature's API calls: pay schedules, their suggestions, paydays, and the time from one to the next. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { getPaycheck, listPaydays } from '@yoursuccess/contract/paydays/paydays'
import {
  createPaySchedule,
  deletePaySchedule,
  dismissPaySuggestion,
  listPaySchedules,
  listPaySuggestions,
  type PayScheduleForm,
  takePaySuggestion,
  updatePaySchedule,
} from '@yoursuccess/contract/paydays/pay-schedules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { PAYDAYS, reloadPlanMoney, TRACKER } from '../../lib/query-keys.ts'
import { type SubmitOptions, useSubmit } from '../../lib/use-submit.ts'

export { extraPaydaysOf, latePayOf, nextPaydays, patternOf } from './payday-words.ts'

/** Changes in the tracker change paychecks, too: what was spent, and the goals. */
const PAYCHECK = [TRACKER, 'paycheck']

export const paySchedulesQuery = queryOptions({
  queryKey: [PAYDAYS, 'schedules'],
  queryFn: ({ signal }) => call(listPaySchedules, { signal }),
  select: ({ pay_schedules }) => pay_schedules,
})

/** Schedules that the deposits follow and that the customer neither has nor dismissed. */
export const paySuggestionsQuery = queryOptions({
  queryKey: [PAYDAYS, 'suggestions'],
  queryFn: ({ signal }) => call(listPaySuggestions, { signal }),
  select: ({ suggestions }) => suggestions,
})

/** The expected paydays from one day to another, both included. */
export const paydaysQuery = (from: CalendarDate, to: CalendarDate) =>
  queryOptions({
    queryKey: [PAYDAYS, 'days', from, to],
    queryFn: ({ signal }) => call(listPaydays, { query: { from, to }, signal }),
    select: ({ paydays }) => paydays,
  })

/** The time from the payday on or before a day (default: today) to the day before the next one, or null. */
export const paycheckQuery = (on?: CalendarDate) =>
  queryOptions({
    queryKey: [...PAYCHECK, on],
    queryFn: ({ signal }) => call(getPaycheck, { query: { ...(on && { on }) }, signal }),
    select: ({ paycheck }) => paycheck,
  })

/** After any change, reloads everything that depends on paydays. */
const useChange = <Values, Result>(options: Omit<SubmitOptions<Values, Result>, 'onSettled'>) =>
  useSubmit({ ...options, onSettled: reloadPlanMoney })

export const useAddPaySchedule = () =>
  useChange({
    name: 'add-pay-schedule',
    isKeyed: true,
    send: (pay_schedule: PayScheduleForm, idempotencyKey) =>
      call(createPaySchedule, { body: { pay_schedule }, idempotencyKey }),
  })

export const useChangePaySchedule = () =>
  useChange({
    name: 'change-pay-schedule',
    send: ({ id, ...pay_schedule }: PayScheduleForm & { id: number }) =>
      call(updatePaySchedule, { params: { id }, body: { pay_schedule } }),
  })

export const useDeletePaySchedule = () =>
  useChange({
    name: 'delete-pay-schedule',
    send: (id: number) => call(deletePaySchedule, { params: { id } }),
  })

export const useTakeSuggestion = () =>
  useChange({
    name: 'take-pay-suggestion',
    send: (id: number) => call(takePaySuggestion, { params: { id } }),
  })

export const useDismissSuggestion = () =>
  useChange({
    name: 'dismiss-pay-suggestion',
    send: (id: number) => call(dismissPaySuggestion, { params: { id } }),
  })
