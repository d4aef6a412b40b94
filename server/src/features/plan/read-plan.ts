/** Reads a plan with the money that counts for it. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import type { KnownMoney, Opening } from '@yoursuccess/contract/plan/applied-money.rules'
import type { Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { type Installment, installmentKey } from '@yoursuccess/contract/plan/installments.rules'
import { pullAsPayment, withoutPulled } from '@yoursuccess/contract/plan/pulls.rules'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { bankingDayOf } from '../../clock/clock.ts'
import { listSteps, type StepRow } from './plan-amounts.queries.ts'
import { listBillerLinks } from './plan-billers.queries.ts'
import { scheduleOfPlan } from './plan-facts.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { findPlan, type PlanRow, type TrusteeRow } from './plan.queries.ts'
import { type MeasuredPlan, measurePlan } from './plan.rules.ts'
import { viewPlan } from './plan.views.ts'

/** Throws `plan.missing`. */
export const getPlanRow = async (db: Db, customerId: number): Promise<PlanRow> => {
  const row = await findPlan(db, customerId)
  if (!row) throw refuse('plan.missing')
  return row
}

/** The reply for a plan. `rows` are its trustees, the newest last. */
export const viewWithTrustee = async (
  { trustees }: Pick<PlanDeps, 'trustees'>,
  db: Db,
  row: PlanRow,
  rows: readonly TrusteeRow[],
): Promise<Plan> => {
  const id = rows.at(-1)?.trusteeId ?? null
  return viewPlan(row, rows, id === null ? undefined : (await trustees.find(db, id))?.name)
}

/**
 * Payments to the plan's billers, what services collected, what the trustee posted, and what the customer reported: one
 * statement for each.
 */
export const readMoney = async (
  { bills, receipts, tracker, autopay }: PlanDeps,
  db: Db,
  customerId: number,
): Promise<Omit<KnownMoney, 'opening'>> => {
  const [links, pulls, reported] = await Promise.all([
    listBillerLinks(db, customerId),
    autopay().listPulls(db, [customerId]),
    tracker.listReportedTrusteePayments(db, customerId),
  ])
  const billerIds = links.map(({ billerId }) => billerId)
  const payments = billerIds.length > 0 ? await bills.listPaymentsTo(db, customerId, billerIds) : []
  const paid = [...payments, ...pulls.map(pullAsPayment)]
  const posted = await receipts().match(db, [customerId], new Map([[customerId, paid]]))
  return {
    // No payment is made for a lump sum yet.
    payments: paid.map((payment) => ({ ...payment, lumpSumId: null })),
    receipts: posted.get(customerId) ?? [],
    reported: withoutPulled(reported, pulls),
  }
}

export const openingOf = ({ openingAsOf, openingPostedCents }: PlanRow): Opening | null =>
  openingAsOf === null || openingPostedCents === null
    ? null
    : { asOf: openingAsOf, postedCents: openingPostedCents }

/**
 * What was due before this day may have been paid before the customer used this account. Undefined once the customer has
 * said what the trustee had posted.
 */
export const knownFromOf = ({ openingAsOf, createdAt }: PlanRow): CalendarDate | undefined =>
  openingAsOf === null ? bankingDayOf(createdAt) : undefined

export interface ReadPlan extends MeasuredPlan {
  row: PlanRow
  schedule: Schedule
  steps: StepRow[]
  hasReceipts: boolean
}

/** Undefined without a plan, and for one without an amount or a due day. */
export const findMeasured = async (
  deps: PlanDeps,
  db: Db,
  customerId: number,
  coverOf?: (installment: Installment) => Cover | undefined,
): Promise<ReadPlan | undefined> => {
  const [row, steps, money] = await Promise.all([
    findPlan(db, customerId),
    listSteps(db, customerId),
    readMoney(deps, db, customerId),
  ])
  const schedule = row && scheduleOfPlan(row)
  if (!schedule || steps.length === 0) return undefined
  const known = { ...money, opening: openingOf(row) }
  const measured = measurePlan({
    schedule,
    steps,
    money: known,
    today: deps.clock.today(),
    ...(coverOf && { coverOf }),
  })
  return { ...measured, row, schedule, steps, hasReceipts: money.receipts.length > 0 }
}

/** The same, with what is set aside and scheduled for each installment. */
export const findCovered = async (
  deps: PlanDeps,
  db: Db,
  customerId: number,
): Promise<ReadPlan | undefined> => {
  const covers = (await deps.autopay().listCovers(db, [customerId])).get(customerId)
  return findMeasured(deps, db, customerId, (installment) => covers?.get(installmentKey(installment)))
}

/** Throws `plan.missing` and `plan.incomplete`. */
export const getMeasured = async (deps: PlanDeps, db: Db, customerId: number): Promise<ReadPlan> => {
  const measured = await findMeasured(deps, db, customerId)
  if (measured) return measured
  await getPlanRow(db, customerId)
  throw refuse('plan.incomplete')
}
