/** The feature's API calls: the facts of the plan, its amounts, and what follows from them. */
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { changeStatus, getPlan, type SavePlanBody, savePlan } from '@yoursuccess/contract/plan/plan'
import { getProgress, listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import {
  createLumpSum,
  createStep,
  deleteLumpSum,
  deleteStep,
  listLumpSums,
  listSteps,
  type LumpSumInput,
  type StepInput,
} from '@yoursuccess/contract/plan/plan-steps'
import {
  dismissRefundDeposit,
  listRefundDeposits,
  recordTaxRefund,
} from '@yoursuccess/contract/plan/tax-refunds'
import { listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { queryOptions } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { PLAN, reloadPlanMoney } from '../../lib/query-keys.ts'
import { type SubmitOptions, useSubmit } from '../../lib/use-submit.ts'

/** The facts of the plan. Null without one. */
export const planQuery = queryOptions({
  queryKey: [PLAN, 'facts'],
  queryFn: ({ signal }) => call(getPlan, { signal }),
  select: ({ plan }) => plan,
})

/** How far the plan is. Null while its amount or its due day are not known. */
export const progressQuery = queryOptions({
  queryKey: [PLAN, 'progress'],
  queryFn: ({ signal }) => unlessIncomplete(call(getProgress, { signal })),
})

/** All installments, by due day. Null while the amount or the due day of the plan are not known. */
export const installmentsQuery = queryOptions({
  queryKey: [PLAN, 'installments'],
  queryFn: ({ signal }) => unlessIncomplete(call(listInstallments, { query: {}, signal })),
  select: (reply) => reply && reply.installments,
})

/** A plan that lacks an amount or a due day is a state of the page, and no error. */
const unlessIncomplete = async <Reply>(reply: Promise<Reply>): Promise<Reply | null> => {
  try {
    return await reply
  } catch (error) {
    if (error instanceof CallError && error.code === 'plan.incomplete') return null
    throw error
  }
}

/** Payments from this account to the trustees of the plan, newest first. Needs a plan. */
export const trusteePaymentsQuery = queryOptions({
  queryKey: [PLAN, 'payments'],
  queryFn: ({ signal }) => call(listTrusteePayments, { signal }),
  select: ({ payments }) => payments,
})

/** All steps, in the order in which they were entered. */
export const stepsQuery = queryOptions({
  queryKey: [PLAN, 'steps'],
  queryFn: ({ signal }) => call(listSteps, { signal }),
  select: ({ steps }) => steps,
})

export const lumpSumsQuery = queryOptions({
  queryKey: [PLAN, 'lump_sums'],
  queryFn: ({ signal }) => call(listLumpSums, { signal }),
  select: ({ lump_sums }) => lump_sums,
})

/** Deposits that look like tax refunds and that the customer was not asked about yet. */
export const refundDepositsQuery = queryOptions({
  queryKey: [PLAN, 'refund_deposits'],
  queryFn: ({ signal }) => call(listRefundDeposits, { signal }),
  select: ({ refund_deposits }) => refund_deposits,
})

/** After any change, reloads everything that follows from the plan. */
const useChange = <Values, Result>(options: Omit<SubmitOptions<Values, Result>, 'onSettled'>) =>
  useSubmit({ ...options, onSettled: reloadPlanMoney })

export const useSavePlan = () =>
  useChange({
    name: 'save-plan',
    isKeyed: true,
    send: (body: SavePlanBody, idempotencyKey) => call(savePlan, { body, idempotencyKey }),
  })

export const useChangeStatus = () =>
  useChange({
    name: 'change-plan-status',
    isKeyed: true,
    send: (body: BodyInputOf<typeof changeStatus>, idempotencyKey) =>
      call(changeStatus, { body, idempotencyKey }),
  })

export const useAddStep = () =>
  useChange({
    name: 'add-plan-step',
    isKeyed: true,
    send: (step: StepInput, idempotencyKey) => call(createStep, { body: { step }, idempotencyKey }),
  })

export const useDeleteStep = () =>
  useChange({
    name: 'delete-plan-step',
    send: (id: number) => call(deleteStep, { params: { id } }),
  })

export const useAddLumpSum = () =>
  useChange({
    name: 'add-lump-sum',
    isKeyed: true,
    send: (lump_sum: LumpSumInput, idempotencyKey) =>
      call(createLumpSum, { body: { lump_sum }, idempotencyKey }),
  })

export const useDeleteLumpSum = () =>
  useChange({
    name: 'delete-lump-sum',
    send: (id: number) => call(deleteLumpSum, { params: { id } }),
  })

export const useRecordTaxRefund = () =>
  useChange({
    name: 'record-tax-refund',
    isKeyed: true,
    send: (tax_refund: BodyInputOf<typeof recordTaxRefund>['tax_refund'], idempotencyKey) =>
      call(recordTaxRefund, { body: { tax_refund }, idempotencyKey }),
  })

/** For a deposit that is no tax refund. */
export const useDismissRefundDeposit = () =>
  useChange({
    name: 'dismiss-refund-deposit',
    send: (id: number) => call(dismissRefundDeposit, { params: { id } }),
  })
