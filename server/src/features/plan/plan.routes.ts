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
}
