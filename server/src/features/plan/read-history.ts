/** The plan with what was paid for it, for documents about its payments. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { CountedMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { Db } from '@yoursuccess/database/database'
import { listLumpSums, type LumpSumRow } from './plan-amounts.queries.ts'
import type { PlanDeps } from './plan.deps.ts'
import { listTrustees } from './plan.queries.ts'
import { measureProgress } from './plan.rules.ts'
import { viewStep } from './plan.views.ts'
import { getMeasured, viewWithTrustee } from './read-plan.ts'

export interface PlanHistory {
  plan: Plan
  /** In the order in which they were entered. */
  steps: readonly PlanStep[]
  /** By due day. */
  lumpSums: readonly Pick<LumpSumRow, 'dueOn' | 'source' | 'amountCents'>[]
  /** By due day. */
  installments: readonly TrackedInstallment[]
  counted: CountedMoney
  /** Today, by our count. */
  arrearsCents: Cents
  /** The same by what was posted. Null until there is a receipt. */
  arrearsByPostedCents: Cents | null
  aheadCents: Cents
}

/** Throws `plan.missing` and `plan.incomplete`. */
export const readHistory = async (deps: PlanDeps, tx: Db, customerId: number): Promise<PlanHistory> => {
  const today = deps.clock.today()
  const measured = await getMeasured(deps, tx, customerId)
  const { row, steps, schedule, hasReceipts, installments, counted } = measured
  const [trustees, lumpSums] = await Promise.all([listTrustees(tx, customerId), listLumpSums(tx, customerId)])
  const { progress } = measureProgress(measured, { schedule, lumpSums, hasReceipts, today })
  return {
    plan: await viewWithTrustee(deps, tx, row, trustees),
    steps: steps.map((step) => viewStep(step, steps, schedule, today)),
    lumpSums,
    installments,
    counted,
    arrearsCents: progress.arrears.cents,
    arrearsByPostedCents: progress.arrearsByPosted?.cents ?? null,
    aheadCents: progress.aheadCents,
  }
}
