import { monthStart, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, formatAmount, type Cents } from '@yoursuccess/contract/core/money'
import { type Pull, withoutPulled } from '@yoursuccess/contract/plan/pulls.rules'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import type { Db } from '@yoursuccess/database/database'
import { owedByInstallments } from './plan-installments.rules.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { findTrusteeFacts } from './trustee-owed.queries.ts'
import { trusteeOwed } from './trustee-owed.rules.ts'

/** A trustee payment from this account that neither failed nor was returned. */
export interface TrusteeBillPayment {
  id: number
  state: 'scheduled' | 'on_its_way' | 'received'
  amountCents: Cents
  madeOn: CalendarDate
  /** The day on which the payment was received or, until then, is expected. */
  day: CalendarDate
  /** Whether the tracker already counts the payment as an expense item. */
  isCounted: boolean
}

export interface TrusteeCardDeps
  extends Pick<TrackerDeps, 'database' | 'clock' | 'findInstallments' | 'findPlanState'> {
  /** Payments under way and payments made on or after `since`, newest first. */
  listTrusteePayments: (customerId: number, since: CalendarDate) => Promise<TrusteeBillPayment[]>
  /** When the trustee posted each payment, by the payment's id, as far as receipts say. */
  findPostedDays: (db: Db, customerId: number) => Promise<ReadonlyMap<number, CalendarDate>>
  /** What payment services collected. The tracker does not count it. */
  listPulls: (db: Db, customerIds: readonly number[]) => Promise<Pull[]>
}

/**
 * The trustee payment as of today, whichever month the tracker shows. Until the customer plans this month's in the
 * tracker, it is the installment of the customer's plan. Nothing is owed once that has ended.
 */
export const getTrusteeCard = async (deps: TrusteeCardDeps, customerId: number): Promise<TrusteeCard> => {
  const { database, clock, findInstallments, findPlanState, listTrusteePayments, listPulls } = deps
  const today = clock.today()
  const month = monthStart(today)
  const [facts, payments, plan, pulls] = await Promise.all([
    findTrusteeFacts(database.db, customerId, month),
    listTrusteePayments(customerId, month),
    findPlanState(database.db, customerId),
    listPulls(database.db, [customerId]),
  ])
  // A trustee posts what it has received, so the receipts are read only then.
  const hasReceived = payments.some(({ state }) => state === 'received')
  const postedDays = hasReceived ? await deps.findPostedDays(database.db, customerId) : undefined
  const uncounted = payments
    .filter(({ isCounted }) => !isCounted)
    .map(({ madeOn, amountCents }) => ({ effectiveOn: madeOn, amountCents }))
  const counted = pulls.filter(({ cameBackOn }) => cameBackOn === null)
  const collected = counted.map(({ expectedOn, amountCents }) => ({ effectiveOn: expectedOn, amountCents }))
  const known = Map.groupBy(facts.sent, ({ isReported }) => isReported)
  const reported = withoutPulled(
    (known.get(true) ?? []).map((item) => ({ ...item, on: item.effectiveOn })),
    pulls,
  )
  const sent = [...(known.get(false) ?? []), ...reported, ...uncounted, ...collected]
  const caseEnded = plan?.hasEnded ?? false
  const goals = caseEnded ? [] : facts.goals
  const tracked = trusteeOwed({ ...facts, goals, sent, month, today })
  const isTracked = goals.some((goal) => goal.month === month)
  const installments = isTracked ? undefined : await findInstallments(database.db, customerId)
  const owed = owedByInstallments(installments ?? [], { month, today, knownFrom: plan?.knownFrom }) ?? tracked
  return {
    month,
    amount: owed.amountCents === undefined ? null : formatAmount(owed.amountCents),
    due_on: owed.dueOn ?? null,
    case_ended: caseEnded,
    next_due_on: owed.nextDueOn ?? null,
    unpaid: formatAmount(owed.unpaidCents),
    earlier_unpaid: formatAmount(owed.earlierUnpaidCents),
    earlier_month: owed.earlierMonth ?? null,
    owed: formatAmount(add(owed.unpaidCents, owed.earlierUnpaidCents)),
    days_late: owed.daysLate,
    payments: [
      ...payments.map(({ id, state, amountCents, day }) => {
        const postedOn = state === 'received' ? postedDays?.get(id) : undefined
        const amount = formatAmount(amountCents)
        return postedOn ? { state: 'posted' as const, amount, day: postedOn } : { state, amount, day }
      }),
      ...counted
        .filter(({ expectedOn }) => expectedOn >= month)
        .map(({ amountCents, arrivesOn }) => ({
          state: 'on_its_way' as const,
          amount: formatAmount(amountCents),
          day: arrivesOn,
        })),
      ...reported
        .filter(({ on }) => on >= month)
        .map(({ amountCents, effectiveOn }) => ({
          state: 'reported' as const,
          amount: formatAmount(amountCents),
          day: effectiveOn,
        })),
    ],
  }
}
