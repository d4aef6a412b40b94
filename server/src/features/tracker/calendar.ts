/** A month with paydays, bills, transfers and the trustee payment (RULE-03). */
import {
  addMonths,
  type CalendarDate,
  monthEnd,
  monthStart,
  sameMonth,
} from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import {
  CALENDAR_KINDS,
  CALENDAR_MONTHS_AHEAD,
  CALENDAR_MONTHS_BACK,
  type CalendarEntry,
} from '@yoursuccess/contract/tracker/calendar'
import { CALENDAR_MONTH } from '@yoursuccess/contract/tracker/calendar.messages'
import type { Db } from '@yoursuccess/database/database'
import { refuseCommon } from '../../http/refusal.ts'
import {
  billEntries,
  type Entry,
  installmentEntries,
  type Pay,
  payEntries,
  type Span,
  trackedPaymentEntries,
} from './calendar.rules.ts'
import { readBills, type RecurringDeps } from './recurring.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { findTrusteeFacts } from './trustee-owed.queries.ts'
import { trusteeOwed } from './trustee-owed.rules.ts'

export interface CalendarDeps extends RecurringDeps, Pick<TrackerDeps, 'findInstallments' | 'findPlanState'> {
  /** The customer's paydays of these days. None without the feature `planTools`. */
  listPay: (db: Db, customerId: number, span: Span) => Promise<readonly Pay[]>
  /** Transfers into the account that arrived, failed or are expected on these days. */
  listTransfers: (
    customerId: number,
    span: Span,
  ) => Promise<readonly { name: string; on: CalendarDate; amountCents: Cents; state: Entry['state'] }[]>
  /** Reminders of bills on these days that are still to come. */
  listReminders: (
    customerId: number,
    span: Span,
  ) => Promise<readonly { billerName: string; on: CalendarDate }[]>
}

/** Throws `invalid_input` for a month that is too far away. */
export const readCalendar = async (
  deps: CalendarDeps,
  customerId: number,
  chosen: CalendarDate | undefined,
): Promise<{ month: CalendarDate; entries: CalendarEntry[] }> => {
  const { db } = deps.database
  const today = deps.clock.today()
  const thisMonth = monthStart(today)
  const month = chosen ?? thisMonth
  if (
    month < addMonths(thisMonth, -CALENDAR_MONTHS_BACK) ||
    month > addMonths(thisMonth, CALENDAR_MONTHS_AHEAD)
  )
    throw refuseCommon('invalid_input', { errors: { month: [CALENDAR_MONTH] } })
  const span = { from: month, to: monthEnd(month) }
  const [pay, bills, reminders, transfers, payments] = await Promise.all([
    deps.listPay(db, customerId, span),
    readBills(deps, db, customerId),
    deps.listReminders(customerId, span),
    deps.listTransfers(customerId, span),
    listTrusteePayments(deps, db, customerId, month),
  ])
  const entries = [
    ...payEntries(pay, today),
    ...billEntries({ ...bills, reminders }, span, today),
    ...transfers.map((each): Entry => ({ ...each, kind: 'transfer' })),
    ...payments,
  ]
  return { month, entries: entries.toSorted(byDay).map(viewEntry) }
}

const listTrusteePayments = async (
  { clock, findInstallments, findPlanState }: CalendarDeps,
  db: Db,
  customerId: number,
  month: CalendarDate,
): Promise<Entry[]> => {
  const [installments, plan] = await Promise.all([
    findInstallments(db, customerId),
    findPlanState(db, customerId),
  ])
  if (installments)
    return installmentEntries(
      installments.filter(({ dueOn }) => sameMonth(dueOn, month)),
      plan?.knownFrom,
    )
  if (plan?.hasEnded) return []
  const facts = await findTrusteeFacts(db, customerId, month)
  return trackedPaymentEntries(
    { ...trusteeOwed({ ...facts, month, today: month }), startedOn: facts.startedOn },
    clock.today(),
  )
}

const byDay = (a: Entry, b: Entry) =>
  a.on < b.on ? -1 : a.on > b.on ? 1 : CALENDAR_KINDS.indexOf(a.kind) - CALENDAR_KINDS.indexOf(b.kind)

const viewEntry = ({ on, kind, name, amountCents, state }: Entry): CalendarEntry => ({
  on,
  kind,
  name,
  amount: amountCents === null ? null : formatAmount(amountCents),
  state,
})
