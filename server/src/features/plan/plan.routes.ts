import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { getAttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import {
  createNotice,
  deleteNotice,
  listNotices,
  updateNotice,
} from '@yoursuccess/contract/plan/court-notices'
import { getChecklist, saveChecklist } from '@yoursuccess/contract/plan/discharge-checklist'
import { changeStatus, getPlan, savePlan } from '@yoursuccess/contract/plan/plan'
import { getProgress, listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import {
  createLumpSum,
  createStep,
  deleteLumpSum,
  deleteStep,
  listLumpSums,
  listSteps,
} from '@yoursuccess/contract/plan/plan-steps'
import {
  dismissRefundDeposit,
  listRefundDeposits,
  recordTaxRefund,
} from '@yoursuccess/contract/plan/tax-refunds'
import type { Serve } from '../../http/serve.ts'
import type { PlanService } from './plan.service.ts'

export const planRoutes = (serve: Serve, plans: PlanService): void => {
  serve.customer(getPlan, async ({ caller }) => ({ plan: await plans.getPlan(caller.customerId) }))
  serve.customer(savePlan, ({ caller, body, once }) =>
    once(async (tx) => ({ plan: await plans.savePlan(tx, caller.customerId, body) })),
  )
  serve.customer(changeStatus, ({ caller, body, once }) =>
    once(async (tx) => ({ plan: await plans.changeStatus(tx, caller.customerId, body) })),
  )

  serve.customer(listSteps, async ({ caller }) => ({ steps: await plans.listSteps(caller.customerId) }))
  serve.customer(createStep, ({ caller, body, once }) =>
    once(async (tx) => ({ step: await plans.addStep(tx, caller.customerId, body.step) })),
  )
  serve.customer(deleteStep, async ({ caller, params }) => {
    await plans.removeStep(caller.customerId, params.id)
    return undefined
  })

  serve.customer(listLumpSums, async ({ caller }) => ({
    lump_sums: await plans.listLumpSums(caller.customerId),
  }))
  serve.customer(createLumpSum, ({ caller, body: { lump_sum }, once }) => {
    const { source, amount, due_on, counts_toward_total } = lump_sum
    const form = { source, amountCents: amount, dueOn: due_on, countsTowardTotal: counts_toward_total }
    return once(async (tx) => ({ lump_sum: await plans.addLumpSum(tx, caller.customerId, form) }))
  })
  serve.customer(deleteLumpSum, async ({ caller, params }) => {
    await plans.removeLumpSum(caller.customerId, params.id)
    return undefined
  })

  serve.customer(listRefundDeposits, async ({ caller }) => ({
    refund_deposits: await plans.listRefundDeposits(caller.customerId),
  }))
  serve.customer(dismissRefundDeposit, async ({ caller, params }) => {
    await plans.dismissRefundDeposit(caller.customerId, params.id)
    return undefined
  })
  serve.customer(recordTaxRefund, ({ caller, body: { tax_refund }, once }) => {
    const { amount, due_on, transaction_id } = tax_refund
    const refund = { amountCents: amount, dueOn: due_on, transactionId: transaction_id }
    return once((tx) => plans.recordTaxRefund(tx, caller.customerId, refund))
  })

  serve.customer(listInstallments, async ({ caller, query }) => ({
    installments: await plans.listInstallments(caller.customerId, query),
  }))
  serve.customer(getProgress, ({ caller }) => plans.getProgress(caller.customerId))

  serve.customer(listNotices, async ({ caller }) => ({
    notices: await plans.listCourtNotices(caller.customerId),
  }))
  serve.customer(createNotice, ({ caller, body, once }) =>
    once(async (tx) => ({ notice: await plans.addCourtNotice(tx, caller.customerId, noticeOf(body)) })),
  )
  serve.customer(updateNotice, async ({ caller, params, body }) => ({
    notice: await plans.changeCourtNotice(caller.customerId, params.id, noticeOf(body)),
  }))
  serve.customer(deleteNotice, async ({ caller, params }) => {
    await plans.removeCourtNotice(caller.customerId, params.id)
    return undefined
  })

  serve.customer(getChecklist, async ({ caller }) => ({
    checklist: await plans.getChecklist(caller.customerId),
  }))
  serve.customer(saveChecklist, async ({ caller, body: { line } }) => ({
    checklist: await plans.tickLine(caller.customerId, { item: line.item, doneOn: line.done_on }),
  }))
  serve.customer(getAttorneyMessage, async ({ caller }) => ({
    message: await plans.getAttorneyMessage(caller.customerId),
  }))
}

const noticeOf = ({ notice }: BodyOf<typeof createNotice>) => ({
  kind: notice.kind,
  note: notice.note,
  lastDayOn: notice.last_day_on,
  servedOn: notice.served_on,
  days: notice.days,
  doneOn: notice.done_on,
})
