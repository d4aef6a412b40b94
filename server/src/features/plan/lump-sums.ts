/** What a plan asks for beside the monthly payments, and tax refunds, which become such a sum (TAX-01). */
import { type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, ZERO } from '@yoursuccess/contract/core/money'
import { countMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import { MAX_LUMP_SUMS } from '@yoursuccess/contract/plan/plan-refusals'
import type { PlanLumpSum } from '@yoursuccess/contract/plan/plan-steps'
import { amountIn } from '@yoursuccess/contract/plan/steps.rules'
import { type RefundRule, splitRefund } from '@yoursuccess/contract/plan/tax-refund.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import {
  deleteLumpSum,
  insertLumpSum,
  listLumpSums,
  listSteps,
  type NewLumpSum,
  type StepRow,
} from './plan-amounts.queries.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { lockPlan, type PlanRow } from './plan.queries.ts'
import { viewLumpSum, viewLumpSums } from './plan.views.ts'
import { getPlanRow, openingOf, readMoney } from './read-plan.ts'

/** By day. Throws `plan.missing`. */
export const listPlanLumpSums = async (deps: PlanDeps, customerId: number): Promise<PlanLumpSum[]> => {
  const { db } = deps.database
  const [row, lumpSums, money] = await Promise.all([
    getPlanRow(db, customerId),
    listLumpSums(db, customerId),
    readMoney(deps, db, customerId),
  ])
  const counted = countMoney({ ...money, opening: openingOf(row) })
  return viewLumpSums(lumpSums, counted, deps.clock.today())
}

/** Throws the refusals of the call. */
export const addLumpSum = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  lumpSum: NewLumpSum,
): Promise<PlanLumpSum> => {
  await lockPlan(tx, customerId)
  await getPlanRow(tx, customerId)
  return record(deps, tx, customerId, lumpSum)
}

/** Throws `not_found`. */
export const removeLumpSum = async (
  { database, clock }: PlanDeps,
  customerId: number,
  id: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockPlan(tx, customerId)
    if (!(await deleteLumpSum(tx, customerId, id))) throw notFound()
    await audit(tx, clock.realNow(), 'customer', 'lump_sum.removed', {
      customerId,
      subject: `lump_sum:${id}`,
    })
  })

/** What to keep of a refund; the rest becomes a lump sum. Throws the refusals of the call. */
export const recordTaxRefund = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  { amountCents, dueOn }: { amountCents: Cents; dueOn: CalendarDate },
) => {
  await lockPlan(tx, customerId)
  const row = await getPlanRow(tx, customerId)
  const { refundCountsTowardTotal: countsTowardTotal } = row
  const rule = ruleOf(row)
  if (!rule || countsTowardTotal === null) throw refuse('plan.no_refund_rule')
  const steps = await listSteps(tx, customerId)
  if (rule.kind === 'keep_lesser_of' && steps.length === 0) throw refuse('plan.incomplete')
  const { keepCents, sendCents } = splitRefund(amountCents, rule, usualPayment(steps, dueOn))
  const lumpSum = { source: 'tax_refund', amountCents: sendCents, dueOn, countsTowardTotal } as const
  return {
    tax_refund: {
      amount: formatAmount(amountCents),
      keep: formatAmount(keepCents),
      send: formatAmount(sendCents),
    },
    lump_sum: sendCents > 0 ? await record(deps, tx, customerId, lumpSum) : null,
  }
}

const record = async (
  { clock }: PlanDeps,
  tx: Db,
  customerId: number,
  lumpSum: NewLumpSum,
): Promise<PlanLumpSum> => {
  if ((await listLumpSums(tx, customerId)).length >= MAX_LUMP_SUMS) throw refuse('plan.too_many_lump_sums')
  const row = await insertLumpSum(tx, customerId, lumpSum, clock.now())
  await audit(tx, clock.realNow(), 'customer', 'lump_sum.added', {
    customerId,
    subject: `lump_sum:${row.id}`,
  })
  return viewLumpSum(row, ZERO, ZERO, clock.today())
}

const ruleOf = ({ refundKind, refundKeepCents, refundPayments }: PlanRow): RefundRule | undefined => {
  switch (refundKind) {
    case null:
      return undefined
    case 'retain':
    case 'turn_over_all':
      return { kind: refundKind }
    case 'keep_amount':
      return { kind: refundKind, amountCents: refundKeepCents ?? ZERO }
    case 'keep_lesser_of':
      return { kind: refundKind, amountCents: refundKeepCents ?? ZERO, payments: refundPayments ?? 0 }
  }
}

/** The monthly payment of that time. Months of a suspension have none of their own. */
const usualPayment = (steps: readonly StepRow[], on: CalendarDate): Cents =>
  amountIn(
    steps.filter(({ reason }) => reason !== 'suspension'),
    monthStart(on),
  )
