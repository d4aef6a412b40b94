/** What a plan asks for beside the monthly payments. */
import { ZERO } from '@yoursuccess/contract/core/money'
import { countMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import { MAX_LUMP_SUMS } from '@yoursuccess/contract/plan/plan-refusals'
import type { PlanLumpSum } from '@yoursuccess/contract/plan/plan-steps'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { deleteLumpSum, insertLumpSum, listLumpSums, type NewLumpSum } from './plan-amounts.queries.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { lockPlan } from './plan.queries.ts'
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
  return recordLumpSum(deps, tx, customerId, lumpSum)
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

/** In the transaction that holds the plan's lock. Throws `plan.too_many_lump_sums`. */
export const recordLumpSum = async (
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
