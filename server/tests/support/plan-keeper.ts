/** A customer with a plan, and short calls about it. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { PlanInstallment, PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { LumpSumInput, PlanLumpSum, PlanStep, StepInput } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan, PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import type { TestCustomer } from './test-bank.ts'

/** 500.00 a month from 2026-04-16 on. */
export const FACTS = {
  filed_on: '2026-03-17',
  first_due_on: '2026-04-16',
  due_rule: { kind: 'fixed_day', day: 16 },
} as const satisfies PlanInput
export const FIRST_STEP = { amount: '500.00', reason: 'plan' } as const satisfies StepInput

export const planKeeper = (customer: TestCustomer) => {
  const read = async () => (await customer.get<{ plan: Plan | null }>('/api/plan')).body.plan
  const save = (plan: PlanInput, steps?: readonly StepInput[]) =>
    customer.put<{ plan: Plan } & ErrorReply>('/api/plan', { plan, ...(steps && { steps }) })
  return {
    read,
    /** Sends the plan as given. */
    save,
    /** Changes facts of the plan as it is, as a page does that read it before. */
    change: async (change: PlanInput) => save({ ...((await read()) as PlanInput | null), ...change }),
    /** Makes a plan with a first amount. */
    create: (plan: PlanInput = FACTS, steps: readonly StepInput[] = [FIRST_STEP]) => save(plan, steps),
    status: (form: object) => customer.post<{ plan: Plan } & ErrorReply>('/api/plan/status', form),
    addStep: (step: StepInput) => customer.post<{ step: PlanStep } & ErrorReply>('/api/plan/steps', { step }),
    removeStep: (id: number) => customer.delete<ErrorReply>(`/api/plan/steps/${id}`),
    steps: async () => (await customer.get<{ steps: PlanStep[] }>('/api/plan/steps')).body.steps,
    addLumpSum: (lump_sum: LumpSumInput) =>
      customer.post<{ lump_sum: PlanLumpSum } & ErrorReply>('/api/plan/lump_sums', { lump_sum }),
    lumpSums: async () =>
      (await customer.get<{ lump_sums: PlanLumpSum[] }>('/api/plan/lump_sums')).body.lump_sums,
    installments: async (query = '') =>
      (await customer.get<{ installments: PlanInstallment[] }>(`/api/plan/installments${query}`)).body
        .installments,
    progress: async () => (await customer.get<PlanProgress>('/api/plan/progress')).body,
  }
}
export type PlanKeeper = ReturnType<typeof planKeeper>

/** Installments as "month due amount status". */
export const short = (installments: readonly PlanInstallment[]) =>
  installments.map(({ due_on, amount, status }) => `${due_on} ${amount} ${status}`)
