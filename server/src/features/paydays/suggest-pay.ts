/** Suggests schedules from a customer's deposits, takes and dismisses them (PAYD-03). */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { MAX_PAY_SCHEDULES, type PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { type Deposit, findPayRhythms, RHYTHM_DAYS, rhythmSearch } from './find-pay-rhythms.rules.ts'
import {
  insertDismissedPayer,
  insertPaySchedule,
  listDismissedPayers,
  listPaySchedules,
  lockPaySchedules,
  type PayScheduleRow,
} from './pay-schedules.queries.ts'
import { isPayerOf, payerName, payerOf } from './payer.rules.ts'
import { type PaydaysDeps, refuse } from './paydays.deps.ts'
import { type SuggestedPay, viewPaySchedule } from './paydays.views.ts'

type SuggestDeps = Pick<PaydaysDeps, 'clock' | 'transactions'>

/** Rhythms of payers that no schedule covers and that were not dismissed. */
export const suggestPay = async (
  { clock, transactions }: SuggestDeps,
  db: Db,
  customerId: number,
): Promise<SuggestedPay[]> => {
  const today = clock.today()
  const days = { from: addDays(today, -RHYTHM_DAYS), to: today }
  const deposits = await transactions.listDeposits(db, customerId, days)
  const schedules = await listPaySchedules(db, customerId)
  const dismissed = new Set((await listDismissedPayers(db, customerId)).map(payerOf))
  return findPayRhythms(deposits, rhythmSearch(today)).flatMap((rhythm) => {
    const newest = rhythm.deposits.at(-1)
    if (!newest || dismissed.has(rhythm.payer) || coveringOf(schedules, newest)) return []
    return [{ ...rhythm, id: newest.id, name: payerName(newest.details), printed: newest.details }]
  })
}

/** Adds the schedule that deposits like this one follow; the schedule that covers it if it was taken already. */
export const takeSuggestion = async (
  deps: SuggestDeps,
  tx: Db,
  customerId: number,
  id: number,
): Promise<PaySchedule> => {
  await lockPaySchedules(tx, customerId)
  const deposit = await findDeposit(deps, tx, customerId, id)
  const schedules = await listPaySchedules(tx, customerId)
  const taken = coveringOf(schedules, deposit)
  if (taken) return viewPaySchedule(taken)
  const payer = payerOf(deposit.details)
  const suggestion = (await suggestPay(deps, tx, customerId)).find((each) => each.payer === payer)
  if (!suggestion) throw notFound()
  if (schedules.length >= MAX_PAY_SCHEDULES) throw refuse('pay_schedule.too_many')
  const { name, printed, frequency, anchorOn, days, weekend, usualCents } = suggestion
  const schedule = { name, payer: printed, frequency, anchorOn, days, weekend, usualCents }
  const row = { ...schedule, landsHere: true, endedOn: null }
  return viewPaySchedule(await insertPaySchedule(tx, customerId, row, deps.clock.now()))
}

/** Dismisses the payer of a deposit for good. */
export const dismissSuggestion = async (
  deps: SuggestDeps,
  tx: Db,
  customerId: number,
  id: number,
): Promise<void> => {
  await lockPaySchedules(tx, customerId)
  const { details } = await findDeposit(deps, tx, customerId, id)
  const dismissed = await listDismissedPayers(tx, customerId)
  if (dismissed.some((payer) => payerOf(payer) === payerOf(details))) return
  await insertDismissedPayer(tx, customerId, details, deps.clock.now())
}

/** Throws `not_found`. */
const findDeposit = async ({ transactions }: SuggestDeps, tx: Db, customerId: number, id: number) => {
  const row = await transactions.findPosted(tx, customerId, id)
  if (row?.kind !== 'deposit' || row.amountCents <= 0) throw notFound()
  return { on: row.postedOn, details: row.details }
}

/** The schedule whose pay a deposit is, unless it had ended before. */
const coveringOf = (
  schedules: readonly PayScheduleRow[],
  { on, details }: Pick<Deposit, 'on' | 'details'>,
): PayScheduleRow | undefined =>
  schedules.find(
    (schedule) =>
      isPayerOf(schedule, payerOf(details)) && (schedule.endedOn === null || schedule.endedOn >= on),
  )
