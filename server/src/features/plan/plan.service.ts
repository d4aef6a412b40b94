import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import type { PlanInstallment, PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { PlanStep, StepFacts } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan, PlanStatus } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { CaseNumbers } from '@yoursuccess/contract/trustees/memo.rules'
import type { Db } from '@yoursuccess/database/database'
import type { StoredMessage } from '../../messaging/render.ts'
import { readAttorneyMessage } from './attorney-message.ts'
import { changeStatus } from './change-status.ts'
import { readChecklist, tickLine } from './checklist.ts'
import { addCourtNotice, changeCourtNotice, listCourtNotices, removeCourtNotice } from './court-notices.ts'
import type { NoticeFacts } from './court-notices.queries.ts'
import { type BillerPayee, linkNewBiller } from './link-billers.ts'
import { addLumpSum, listPlanLumpSums, removeLumpSum } from './lump-sums.ts'
import { listInstallmentsOf } from './many-plans.ts'
import { listPlansOf, lockPlans } from './many-plans.queries.ts'
import { listLumpSums, type NewLumpSum } from './plan-amounts.queries.ts'
import { basisOf, type PlanBasis, type PlanWageOrder, wageOrderOf } from './plan-basis.ts'
import { listBillerLinks } from './plan-billers.queries.ts'
import { caseNumbersOf } from './plan-facts.ts'
import { addStep, listPlanSteps, removeStep } from './plan-steps.ts'
import type { PlanDeps } from './plan.deps.ts'
import { whatFollows } from './ladder.notifications.ts'
import { findPlan, listTrustees, lockPlan } from './plan.queries.ts'
import { measureProgress } from './plan.rules.ts'
import { viewInstallment, viewProgress } from './plan.views.ts'
import { type PlanHistory, readHistory } from './read-history.ts'
import { findCovered, findMeasured, getMeasured, knownFromOf, viewWithTrustee } from './read-plan.ts'
import { savePlan } from './save-plan.ts'
import { listTrusteePayments } from './trustee-payments.ts'
import { dismissRefundDeposit, listRefundDeposits, recordTaxRefund } from './tax-refunds.ts'

export const planService = (deps: PlanDeps) => {
  const { database, clock, customer } = deps
  const { db } = database
  const findTracked = async (
    tx: Db,
    customerId: number,
    measure: typeof findMeasured,
  ): Promise<TrackedInstallment[] | undefined> => {
    const row = await findPlan(tx, customerId)
    if (!row || !(await customer.hasFeature(tx, customerId, 'planTools'))) return undefined
    return hasEnded(row) ? [] : (await measure(deps, tx, customerId))?.installments
  }

  return {
    /** Changes of the plan and of what is set aside for it wait here for each other, until the transaction ends. */
    lock: lockPlan,
    /** The same for many customers at once. */
    lockAll: lockPlans,

    getPlan: async (customerId: number): Promise<Plan | null> => {
      const [row, trustees] = await Promise.all([findPlan(db, customerId), listTrustees(db, customerId)])
      return row ? viewWithTrustee(deps, db, row, trustees) : null
    },
    savePlan: (tx: Db, customerId: number, body: Parameters<typeof savePlan>[3]): Promise<Plan> =>
      savePlan(deps, tx, customerId, body),
    changeStatus: (tx: Db, customerId: number, form: Parameters<typeof changeStatus>[3]): Promise<Plan> =>
      changeStatus(deps, tx, customerId, form),

    listSteps: (customerId: number): Promise<PlanStep[]> => listPlanSteps(deps, customerId),
    addStep: (tx: Db, customerId: number, step: StepFacts): Promise<PlanStep> =>
      addStep(deps, tx, customerId, step),
    removeStep: (customerId: number, id: number) => removeStep(deps, customerId, id),

    listLumpSums: (customerId: number) => listPlanLumpSums(deps, customerId),
    addLumpSum: (tx: Db, customerId: number, lumpSum: NewLumpSum) =>
      addLumpSum(deps, tx, customerId, lumpSum),
    removeLumpSum: (customerId: number, id: number) => removeLumpSum(deps, customerId, id),

    listRefundDeposits: (customerId: number) => listRefundDeposits(deps, customerId),
    dismissRefundDeposit: (customerId: number, transactionId: number) =>
      dismissRefundDeposit(deps, customerId, transactionId),
    recordTaxRefund: (tx: Db, customerId: number, refund: Parameters<typeof recordTaxRefund>[3]) =>
      recordTaxRefund(deps, tx, customerId, refund),

    /** See court-notices.ts. */
    listCourtNotices: (customerId: number) => listCourtNotices(deps, customerId),
    addCourtNotice: (tx: Db, customerId: number, facts: NoticeFacts) =>
      addCourtNotice(deps, tx, customerId, facts),
    changeCourtNotice: (customerId: number, id: number, facts: NoticeFacts) =>
      changeCourtNotice(deps, customerId, id, facts),
    removeCourtNotice: (customerId: number, id: number) => removeCourtNotice(deps, customerId, id),
    getChecklist: (customerId: number) => readChecklist(deps, db, customerId),
    tickLine: (customerId: number, line: Parameters<typeof tickLine>[2]) => tickLine(deps, customerId, line),
    getAttorneyMessage: (customerId: number) => readAttorneyMessage(deps, customerId),

    /** The installments that are due on these days. Throws `plan.missing` and `plan.incomplete`. */
    listInstallments: async (
      customerId: number,
      { from, to }: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
    ): Promise<PlanInstallment[]> =>
      (await getMeasured(deps, db, customerId)).installments
        .filter(({ dueOn }) => (!from || dueOn >= from) && (!to || dueOn <= to))
        .map(viewInstallment),
    /** Throws `plan.missing` and `plan.incomplete`. */
    getProgress: async (customerId: number): Promise<PlanProgress> => {
      const [measured, lumpSums] = await Promise.all([
        getMeasured(deps, db, customerId),
        listLumpSums(db, customerId),
      ])
      const { schedule, hasReceipts } = measured
      const today = clock.today()
      const progress = measureProgress(measured, { schedule, lumpSums, hasReceipts, today })
      return viewProgress(progress, { ...measured, lumpSums }, today)
    },

    /**
     * All installments for other features, by due day; none of a plan that has ended. Undefined without the
     * feature `planTools`, and while the plan has no amount or no due day.
     */
    findInstallments: (tx: Db, customerId: number) => findTracked(tx, customerId, findMeasured),
    /** The same for reminders: nothing is reminded of that is set aside and will be sent (O-11). */
    findToRemind: (tx: Db, customerId: number) => findTracked(tx, customerId, findCovered),
    /** The same for many customers with a few statements. Those without installments are left out. */
    listInstallmentsOf: (
      tx: Db,
      customerIds: readonly number[],
    ): Promise<Map<number, TrackedInstallment[]>> => listInstallmentsOf(deps, tx, customerIds),
    /** The wage orders of many customers with one statement. Those without one are left out. */
    listWageOrders: async (tx: Db, customerIds: readonly number[]): Promise<Map<number, PlanWageOrder>> => {
      const rows = customerIds.length === 0 ? [] : await listPlansOf(tx, customerIds)
      return new Map(
        rows.flatMap((row) => {
          const order = wageOrderOf(row)
          return order ? [[row.customerId, order] as const] : []
        }),
      )
    },
    /** Who pays the trustee, as far as the plan says it. Undefined without a plan. */
    findPaidBy: async (tx: Db, customerId: number) => {
      const row = await findPlan(tx, customerId)
      return row && { paidBy: row.paidBy, wageOrder: wageOrderOf(row) }
    },
    /** What became of the cases of many customers, whatever features they have. Those without a plan are left out. */
    listStatuses: async (tx: Db, customerIds: readonly number[]): Promise<Map<number, PlanStatus>> =>
      new Map((await listPlansOf(tx, customerIds)).map(({ customerId, status }) => [customerId, status])),
    /**
     * Whether the plan has ended (CASE-15), and since when it is known what was paid. Undefined without a plan, and
     * without the feature `planTools`.
     */
    findState: async (tx: Db, customerId: number) => {
      const row = await findPlan(tx, customerId)
      if (!row || !(await customer.hasFeature(tx, customerId, 'planTools'))) return undefined
      return { hasEnded: hasEnded(row), knownFrom: knownFromOf(row) }
    },
    /** What the emails of reminders say last (LAD-02). Nothing without a plan, and of one that has ended. */
    findWhatFollows: async (tx: Db, customerId: number): Promise<StoredMessage[]> => {
      const row = await findPlan(tx, customerId)
      if (!row || hasEnded(row) || !(await customer.hasFeature(tx, customerId, 'planTools'))) return []
      return whatFollows(row)
    },
    /** Whether payments to the biller count for the plan. False without the feature `planTools`. */
    hasBiller: async (tx: Db, customerId: number, billerId: number): Promise<boolean> =>
      (await listBillerLinks(tx, customerId)).some((link) => link.billerId === billerId) &&
      (await customer.hasFeature(tx, customerId, 'planTools')),
    /**
     * What payments to the trustee are planned by. Undefined without the feature `planTools`, and while the plan has no
     * amount or no due day.
     */
    findBasis: async (tx: Db, customerId: number): Promise<PlanBasis | undefined> => {
      if (!(await customer.hasFeature(tx, customerId, 'planTools'))) return undefined
      const measured = await findMeasured(deps, tx, customerId)
      return measured && basisOf(measured)
    },
    exists: async (tx: Db, customerId: number): Promise<boolean> =>
      (await findPlan(tx, customerId)) !== undefined,
    /** Payments to the plans' trustees, by customer: see trustee-payments.ts. */
    listTrusteePayments: (tx: Db, customerIds: readonly number[]) =>
      listTrusteePayments(deps, tx, customerIds),
    /** The trustee whom the plan names last, with the entry of the office. Undefined without one. */
    findTrustee: async (tx: Db, customerId: number) => {
      const row = (await listTrustees(tx, customerId)).at(-1)
      if (!row) return undefined
      const office = row.trusteeId === null ? undefined : await deps.trustees.find(tx, row.trusteeId)
      return { name: office?.payee_name ?? row.name ?? '', office }
    },
    /** The plan with what was paid for it. Throws `plan.missing` and `plan.incomplete`. */
    readHistory: (tx: Db, customerId: number): Promise<PlanHistory> => readHistory(deps, tx, customerId),
    /** The billers whose payments count for the plan. */
    listBillerIds: async (tx: Db, customerId: number): Promise<number[]> =>
      (await listBillerLinks(tx, customerId)).map(({ billerId }) => billerId),
    /** The numbers by which court and trustee know the case. Undefined without a plan. */
    findCase: async (tx: Db, customerId: number): Promise<CaseNumbers | undefined> => {
      const row = await findPlan(tx, customerId)
      return row && caseNumbersOf(row)
    },
    /** Counts payments to a biller that was added, if it is a trustee of the plan. */
    linkBiller: (tx: Db, customerId: number, payee: BillerPayee) =>
      linkNewBiller(deps, tx, customerId, payee),
  }
}
export type PlanService = ReturnType<typeof planService>
export type { PlanBasis } from './plan-basis.ts'
export type { PlanHistory } from './read-history.ts'
export type { TrusteePaid } from './trustee-payments.ts'
